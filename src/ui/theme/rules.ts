/** The third level of an appearance: rules for named parts, out of a closed list of properties. */
import { isSafeValue } from './appearance.js';

const PARTS = {
  Card: '',
  Heading: ' .till-heading',
  Label: ' :is(.till-label,.till-muted)',
  Amount: " .till-amount[data-size='hero']",
  AddressCard: ' .till-address-card',
  Button: " .till-button:not([data-kind='primary'],[data-kind='link'])",
  PrimaryButton: " .till-button[data-kind='primary']",
  Link: " :is(.till-link,.till-button[data-kind='link'])",
  Input: ' :is(.till-input,.till-field input,.till-tool-field input)',
  Option: ' .till-option',
  Notice: ' .till-notice',
} as const;

type Part = keyof typeof PARTS;

/** Parts whose text or ground a rule may colour; the contrast of the two is repaired. */
const COLORED = /^(.*Button|Link|Input)$/;
/** Parts that hold an amount, an address or a warning: these keep size, case and ground. */
const SOBER = /^(Card|Label|Amount|AddressCard|Option|Notice)$/;

const COLOR = /^[\w\s#%.,()/+*-]+$/;
const LENGTH = /^([0-4]?\d(\.\d+)?px|[01]?(\.\d+)?em|0)$/;

/** What each property may be. Nothing here can hide, cover or move what a shopper pays by. */
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

/** A property that a rule may set. */
export type AppearanceRuleProperty = keyof typeof VALUES;
/** A part of the widget that a rule may name, in one of its states. */
export type AppearanceRuleSelector = `.${Part}${'' | ':hover' | ':focus-visible' | ':active'}`;
/** Rules by part: `{ '.Button:hover': { borderColor: '#000' } }`. */
export type AppearanceRules = {
  readonly [selector in AppearanceRuleSelector]?: {
    readonly [property in AppearanceRuleProperty]?: string;
  };
};

/** One rule that may be written. */
export interface CheckedRule {
  /** As the store wrote it. */
  readonly name: string;
  /** Name of the part, without its state. */
  readonly part: string;
  /** Follows the selector of the widget's root. */
  readonly selector: string;
  readonly values: Record<string, string>;
}

function isAllowed(part: string, property: string, value: unknown): boolean {
  if (!Object.hasOwn(VALUES, property)) return false;
  if (/^(color|backgroundColor)$/.test(property) && !COLORED.test(part)) return false;
  if (/^(fontSize|text)/.test(property) && SOBER.test(part)) return false;
  const text = String(value);
  return VALUES[property as AppearanceRuleProperty].test(text) && isSafeValue(text);
}

/**
 * Checks rules, which may come from an attribute or a store's settings.
 *
 * @param refuse hears of each rule or property that is left out.
 * @returns parts before their states, so that a state can build on its part.
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
