/** Appearance rules: named parts of the widget and the properties a store may set on them. */
import { isSafeValue } from './cssValue.js';

const PARTS = {
  Card: '',
  Heading: ' .till-heading',
  Label: ' :is(.till-label,.till-muted)',
  Amount: " .till-amount[data-size='hero']",
  AddressCard: ' .till-lines',
  Button: " .till-button:not([data-kind='primary'],[data-kind='link'],[data-kind='plain'])",
  PrimaryButton: " .till-button[data-kind='primary']",
  Link: " :is(.till-link,.till-button:is([data-kind='link'],[data-kind='plain']))",
  Input: ' :is(.till-input,.till-field input,.till-tool-field input)',
  Option: ' .till-option',
  Notice: ' .till-notice',
} as const;

type Part = keyof typeof PARTS;

/** Parts whose text and background a rule may colour; their contrast is repaired. */
const COLORABLE = /^(.*Button|Link|Input)$/;
/** Parts that hold an amount, an address or a warning: they keep size and letter case. */
const FIXED_TEXT = /^(Card|Label|Amount|AddressCard|Option|Notice)$/;

const COLOR = /^[\w\s#%.,()/+*-]+$/;
const LENGTH = /^([0-4]?\d(\.\d+)?px|[01]?(\.\d+)?em|0)$/;

/** Allowed values of each property. None can hide, cover or move what a shopper needs to pay. */
const VALUES = {
  color: COLOR,
  backgroundColor: COLOR,
  borderColor: COLOR,
  borderRadius: LENGTH,
  borderStyle: /^(solid|dashed|dotted|double)$/,
  borderWidth: /^[0-4](\.\d+)?(px)?$/,
  boxShadow: /^(none|0 1?\d(px)? [1-4]?\d(px)?( -?\dpx)? [\w#%.,()/ ]+)$/,
  fontFamily: /^[\w\s,'"-]+$/,
  fontSize: /^(0?\.[89]\d*|1(\.\d+)?)em$/,
  fontWeight: /^([1-9]00|normal|bold)$/,
  letterSpacing: /^(-?0?\.0\d*em|0|normal)$/,
  textDecoration: /^(none|underline)$/,
  textTransform: /^(none|uppercase|lowercase|capitalize)$/,
} as const;

/** Property that a rule may set. */
export type AppearanceRuleProperty = keyof typeof VALUES;
/** Part of the widget, optionally in one of its states. */
export type AppearanceRuleSelector = `.${Part}${'' | ':hover' | ':focus-visible' | ':active'}`;
/** Rules by part: `{ '.Button:hover': { borderColor: '#000' } }`. */
export type AppearanceRules = {
  readonly [selector in AppearanceRuleSelector]?: {
    readonly [property in AppearanceRuleProperty]?: string;
  };
};

/** One rule after the check. */
export interface CheckedRule {
  /** Selector as the store wrote it. */
  readonly name: string;
  /** Name of the part, without its state. */
  readonly part: string;
  /** Appended to the selector of the widget's root. */
  readonly selector: string;
  readonly values: Record<string, string>;
}

function isAllowed(part: string, property: string, value: unknown): boolean {
  if (!Object.hasOwn(VALUES, property)) return false;
  if (/^(color|backgroundColor)$/.test(property) && !COLORABLE.test(part)) return false;
  if (/^(fontSize|text)/.test(property) && FIXED_TEXT.test(part)) return false;
  const text = String(value);
  return VALUES[property as AppearanceRuleProperty].test(text) && isSafeValue(text);
}

/**
 * Checks rules, which may come from an attribute or a store's settings.
 *
 * @param refuse called for each ignored rule or property.
 * @returns each part before its states, so that a state can start from its part.
 */
export function checkRules(
  rules: AppearanceRules,
  refuse: (selector: string, property?: string) => void,
): CheckedRule[] {
  const checked: CheckedRule[] = [];
  for (const [selector, given] of Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [, part = '', state = ''] =
      /^\.([A-Z][A-Za-z]+)(:hover|:focus-visible|:active)?$/.exec(selector) ?? [];
    if (!Object.hasOwn(PARTS, part)) {
      refuse(selector);
      continue;
    }
    const values: Record<string, string> = {};
    for (const [property, value] of Object.entries({ ...given })) {
      if (isAllowed(part, property, value)) values[property] = value;
      else refuse(selector, property);
    }
    checked.push({ name: selector, part, selector: PARTS[part as Part] + state, values });
  }
  return checked;
}
