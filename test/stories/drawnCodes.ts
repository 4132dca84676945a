/** The codes on a page: what the page says of each in words, and where its pixels are. */
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { parsePaymentPayload } from '../support/parsePaymentPayload.js';
import { toBaseUnits } from '../../src/money/baseUnits.js';
import { parseDecimal } from '../../src/money/decimalString.js';

/** One code that can be seen. Coordinates are CSS pixels of the whole page. */
export interface DrawnCode {
  /** Accessible name. */
  readonly label: string;
  /** The address that stands beside it; null where a code stands alone. */
  readonly address: string | null;
  /** The amount that stands beside it, as drawn; null where none does. */
  readonly amount: string | null;
  /** Which kind of text the page says that the code holds; null where it does not say. */
  readonly form: string | null;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Everything on the page that is a code and not covered, once what is folded has been unfolded. */
export async function drawnCodes(page: Page): Promise<readonly DrawnCode[]> {
  return page.evaluate(() => {
    const folded = document.querySelectorAll<HTMLDetailsElement>('details:has(.till-qr)');
    for (const details of folded) details.open = true;
    window.scrollTo(0, 0);
    const beside = (code: Element, selector: string) => {
      for (let at = code.parentElement; at && at !== document.body; at = at.parentElement) {
        const found = at.querySelector(selector);
        if (found) return found.textContent;
        // What a dialog says is said in it.
        if (at.matches('dialog')) return null;
      }
      return null;
    };
    // An open dialog covers the page that it belongs to.
    const top = document.querySelector('dialog[open]') ?? document;
    return [...top.querySelectorAll('.till-qr')]
      .filter((code) => code.checkVisibility())
      .map((code) => {
        const { x, y, width, height } = code.getBoundingClientRect();
        return {
          label: code.querySelector('[role=img]')?.getAttribute('aria-label') ?? '',
          address: beside(code, '.till-address-text'),
          // A layout of the store's own has a class of its own for it.
          amount: beside(code, '[data-size=hero] .till-amount-figures, .amount'),
          form: code.closest('[data-form]')?.getAttribute('data-form') ?? null,
          ...{ x, y, width, height },
        };
      });
  });
}

/** Figures of any language as a program writes them. */
function machineForm(figures: string): string {
  return figures
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[٫,]/g, '.');
}

const CARRIES_AMOUNT = ['bip21_amount', 'eip681_amount', 'eip681_token'];

/**
 * What is wrong with a reading, beside what the page says in words; empty where all is well.
 *
 * @param decimals of the coin or token, for links that count in its smallest unit.
 */
export function contradiction(code: DrawnCode, text: string, decimals = 18): string {
  const read = parsePaymentPayload(text);
  if (!read) {
    // Where no address stands beside it, a code may open the page on another device.
    if (code.address === null && /^https:\/\/shop\.example\/pay\b/.test(text)) return '';
    return text === '' ? 'not read' : `"${text}" is no payment text`;
  }
  if (code.address !== null && read.address !== code.address) {
    return `"${text}" pays another address than ${code.address}`;
  }
  const carries = read.amount !== null || read.units !== null;
  if (code.form !== null && carries !== CARRIES_AMOUNT.includes(code.form)) {
    return `"${text}" is not what the page calls ${code.form}`;
  }
  // A code that stands alone has no words beside it.
  if (!carries || code.address === null) return '';
  const amount = parseDecimal(machineForm(code.amount ?? ''));
  const right =
    read.amount === null ? read.units === toBaseUnits(amount, decimals) : read.amount === amount;
  return right ? '' : `"${text}" asks for another amount than ${amount}`;
}

/** The code with a little of what is around it: a camera does not stop at its edge, and aims between words. */
export function withMargin({ x, y, width, height }: DrawnCode) {
  const margin = 8;
  const left = Math.max(0, Math.floor(x - margin));
  const top = Math.max(0, Math.floor(y - margin));
  const right = Math.ceil(x + width + margin);
  const bottom = Math.ceil(y + height + margin);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The same out of a picture of the whole page that has one pixel for each of the page's. */
export function cutOut(picture: PNG, code: DrawnCode): PNG {
  const { x, y, ...box } = withMargin(code);
  const width = Math.min(box.width, picture.width - x);
  const height = Math.min(box.height, picture.height - y);
  const part = new PNG({ width, height });
  PNG.bitblt(picture, part, x, y, width, height, 0, 0);
  return part;
}
