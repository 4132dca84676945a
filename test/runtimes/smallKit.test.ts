/** The runner that stands in where there is none agrees with Vitest on what is right and what is wrong. */
import { describe, expect, it } from 'vitest';
import { createSmallKit } from './conformance/smallKit.js';

describe('the small test kit', () => {
  it('runs what comes before and after each test, and fails a test that cannot begin', async () => {
    const { kit, run } = createSmallKit();
    const words: string[] = [];
    kit.describe('outer', () => {
      kit.beforeEach(() => words.push('before'));
      kit.afterEach(() => words.push('after'));
      kit.it('one', () => words.push('one'));
      kit.describe('inner', () => {
        kit.beforeEach(() => Promise.reject(new Error('no way')));
        kit.it('two', () => words.push('two'));
      });
    });
    expect(await run()).toEqual([
      { name: 'outer: one', failure: null },
      { name: 'outer: inner: two', failure: 'no way' },
    ]);
    expect(words).toEqual(['before', 'one', 'after', 'before']);
  });
});
