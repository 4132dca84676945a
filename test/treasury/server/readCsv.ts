/** Reads comma-separated values, for tests of what was written. */

/** A reader of RFC 4180, written from the rules and not from the writer. */
export function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let [record, cell, quoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') [cell, at] = [`${cell}"`, at + 1];
      else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === ',') [record, cell] = [[...record, cell], ''];
    else if (sign === '\r' && text[at + 1] === '\n') {
      records.push([...record, cell]);
      [record, cell, at] = [[], '', at + 1];
    } else cell += sign;
  }
  if (quoted || cell !== '' || record.length > 0) throw new Error('not a whole file');
  return records;
}
