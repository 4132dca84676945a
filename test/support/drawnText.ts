/** Text in the order in which it is drawn, which is not the order in which it is written. */

/** Isolates, marks of direction and what else takes no room. */
const UNSEEN = /[\u200e\u200f\u061c\u2066-\u2069]/;

/** A line as it is seen: its text from left to right, and where it begins and ends. */
export interface DrawnLine {
  text: string;
  left: number;
  right: number;
}

/** The lines of an element's text, from above. Spaces that cannot be told apart are plain ones. */
export function drawnLines(element: Element): DrawnLine[] {
  const range = document.createRange();
  const lines = new Map<number, { sign: string; left: number; right: number }[]>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [at, sign] of [...(node.textContent ?? '')].entries()) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = range.getBoundingClientRect();
      if (UNSEEN.test(sign) || box.width === 0) continue;
      const line = Math.round(box.bottom);
      const { left, right } = box;
      lines.set(line, [...(lines.get(line) ?? []), { sign, left, right }]);
    }
  }
  return [...lines].sort(([one], [other]) => one - other).map(([, signs]) => drawnLine(signs));
}

function drawnLine(signs: readonly { sign: string; left: number; right: number }[]): DrawnLine {
  const drawn = [...signs].sort((one, other) => one.left - other.left);
  return {
    text: drawn
      .map(({ sign }) => sign)
      .join('')
      .replace(/\s/g, ' ')
      .trim(),
    left: Math.min(...drawn.map(({ left }) => left)),
    right: Math.max(...drawn.map(({ right }) => right)),
  };
}
