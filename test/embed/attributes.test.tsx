/** What a page writes into attributes and beside the tag, and what becomes of mistakes. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandboxStore } from '../../src/sandbox/createSandboxStore.js';
import { readAppearance, readLocale } from '../../src/embed/attributes.js';
import { readInlineInitial } from '../../src/embed/inlineInitial.js';

const reported: string[] = [];

beforeEach(() => {
  reported.length = 0;
  vi.stubGlobal('reportError', (error: Error) => reported.push(error.message));
});
afterEach(() => {
  document.body.replaceChildren();
});

describe('a locale', () => {
  it.each([
    ['de', 'de'],
    ['en_gb', 'en-GB'],
    ['AR-ae', 'ar-AE'],
  ])('%s is read as %s', (written, read) => {
    expect(readLocale(written)).toBe(read);
  });

  it('that is no tag is reported and left out', () => {
    expect(readLocale('not a tag')).toBeUndefined();
    expect(reported).toEqual([expect.stringContaining('language tag')]);
  });

  it('that is absent or empty is no mistake', () => {
    expect([readLocale(null), readLocale('')]).toEqual([undefined, undefined]);
    expect(reported).toEqual([]);
  });
});

describe('an appearance', () => {
  it('is a JSON object', () => {
    expect(readAppearance('{"theme":"dark"}')).toEqual({ theme: 'dark' });
  });

  it.each(['{', '"dark"', 'null', '5'])('%s is reported and left out', (text) => {
    expect(readAppearance(text)).toBeUndefined();
    expect(reported).toHaveLength(1);
  });
});

describe('what the server opened', () => {
  async function script(change: (opened: object) => unknown = (opened) => opened) {
    const opened = await createSandboxStore().handler.open({ orderId: '1', amountUsd: '20' });
    const element = document.createElement('script');
    element.type = 'application/json';
    element.dataset['tillInitial'] = '';
    element.textContent = JSON.stringify(change(opened));
    return { element, opened };
  }
  const tag = () => document.createElement('div');

  it('is read from directly before the tag, or from inside it', async () => {
    const { element, opened } = await script();
    const place = tag();
    document.body.append(element, place);
    expect(readInlineInitial(place)).toEqual(opened);
    place.append(element);
    expect(readInlineInitial(place)).toEqual(opened);
  });

  it('is never taken from after the tag: it would be the next one’s', async () => {
    const { element } = await script();
    const [first, second] = [tag(), tag()];
    document.body.append(first, element, second);
    expect(readInlineInitial(first)).toBeUndefined();
    expect(readInlineInitial(second)).toBeDefined();
  });

  it.each([
    ['no token', (opened: object) => ({ ...opened, token: undefined })],
    ['no checkout', (opened: object) => ({ ...opened, checkout: {} })],
    ['another shape', () => []],
  ])('with %s is left out, and the store is asked instead', async (_, change) => {
    const { element } = await script(change);
    const place = tag();
    document.body.append(element, place);
    expect(readInlineInitial(place)).toBeUndefined();
  });
});
