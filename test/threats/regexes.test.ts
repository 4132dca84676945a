/** No text makes a regular expression of ours run for long (`docs/threats.md T25`). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script, createContext } from 'node:vm';
import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../src');

/** Repetitions: what is linear needs a thousandth of a second for them, and what is quadratic many seconds. */
const TIMES = 120_000;
/** No text that matches ends like this. */
const ENDS = ['\u0000', '!\n'];

/** Every expression that stands in the sources, by its text. */
function expressionsOf(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((file) => /\.tsx?$/.test(file))) {
    const text = readFileSync(join(root, name), 'utf8');
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) found.set(node.text, name);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest));
  }
  return found;
}

function parsed(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}

/** Texts that match, or that at least hold the characters which the expression names. */
function likings(expression: RegExp): readonly string[] {
  try {
    const plain = new RegExp(expression.source, expression.flags.replace(/[gyi]/g, ''));
    return fc.sample(fc.stringMatching(plain, { size: 'xsmall' }), { numRuns: 4, seed: 7 });
  } catch {
    return [expression.source.replaceAll('\\', ''), ' a1-.'];
  }
}

/** Each text with one of its characters, or two in a row, said again and again. */
function pumped(text: string): readonly string[] {
  const start = text.slice(0, 24);
  return Array.from(start).flatMap((_, at) =>
    [1, 2].flatMap((length) =>
      ENDS.map((end) => start.slice(0, at) + start.slice(at, at + length).repeat(TIMES) + end),
    ),
  );
}

/** A tenth of what a quadratic expression needs now, on this machine and with what else it does: far from both. */
function limit(): number {
  const began = performance.now();
  /\s+$/.test(' '.repeat(TIMES / 10) + '!');
  return Math.ceil(10 * (performance.now() - began));
}
const usual = limit();

/** The first text that an expression takes too long for. */
function stuckOn(expression: RegExp): string | undefined {
  const texts = [...new Set(likings(expression))].flatMap(pumped);
  const context = createContext({ expression, text: '' });
  const script = new Script('expression.lastIndex = 0; expression.test(text)');
  return texts.find((text) => {
    context['text'] = text;
    const takesTooLong = (timeout: number): boolean => {
      try {
        script.runInContext(context, { timeout });
        return false;
      } catch {
        return true;
      }
    };
    // A machine may stop for a moment, but not twice.
    return takesTooLong(usual) && takesTooLong(limit());
  });
}

/** What is quadratic, and why nobody else can make it long. */
const SHORT_OR_OWN: Readonly<Record<string, string>> = {
  [String(/\.?0+$/)]: 'an amount that the grammar has let through: 81 characters',
  [String(/\B(?=(?:\d{3})+$)/g)]: 'the whole digits of such an amount',
  [String(/\/+$/)]: 'the service’s address, an option of the store',
  [String(/[@/?].*$/)]: 'what a person pastes into a field of their own page',
  [String(/\.?0*Z$/)]: 'a time that the sandbox has written itself',
  [String(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)]: 'an e-mail in the sandbox, which is no server of a store',
  [String(/(\d*\.?\d+)rem\b/g)]: 'the widget’s own style sheet',
  [String(/\S+, /)]: 'the names of fonts in the widget’s own code',
};

const expressions = expressionsOf();

describe('an expression', () => {
  it('that hangs or is quadratic is found by this search', () => {
    for (const bad of [/^(?:a+)+$/, /^\s*(?:\w|\s)*\s*x$/, /\s+$/, /^(?:a|ab|b)*c$/]) {
      expect(stuckOn(bad), bad.source).toBeDefined();
    }
  });

  it('of the sources ends soon on all of them, or is asked about short texts and one’s own alone', () => {
    expect(expressions.size).toBeGreaterThan(50);
    for (const literal of Object.keys(SHORT_OR_OWN)) expect(expressions.has(literal)).toBe(true);
    const asked = [...expressions].filter(([literal]) => !Object.hasOwn(SHORT_OR_OWN, literal));
    expect(asked.filter(([literal]) => stuckOn(parsed(literal)) !== undefined)).toEqual([]);
  });
});
