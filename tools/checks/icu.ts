/**
 * Reads only the placeholders of an ICU message: `{name}`, `{n, plural, one {…} other {…}}`,
 * `<0>…</0>`.
 */

const NESTED = /^(plural|select|selectordinal)$/;

type Reader = { readonly text: string; at: number; plain: string };

/** The names of a message's placeholders and tags; throws in words on a message that is not well formed. */
export function placeholdersOf(text: string): Set<string> {
  const { names } = readAll(text);
  for (const [, tag] of text.matchAll(/<\/?(\w+)\/?>/g)) names.add(`<${tag}>`);
  return names;
}

/** What people read of a message, with `⟨⟩` for each value; of choices all. Throws as `placeholdersOf`. */
export const plainTextOf = (text: string): string => readAll(text).plain;

function readAll(text: string): { readonly names: Set<string>; readonly plain: string } {
  const names = new Set<string>();
  const reader = { text, at: 0, plain: '' };
  readMessage(reader, names, 0);
  if (reader.at < text.length) throw new Error('a } too many');
  return { names, plain: reader.plain };
}

function readMessage(reader: Reader, names: Set<string>, depth: number): void {
  const { text } = reader;
  while (reader.at < text.length) {
    const character = text[reader.at];
    if (character === '}' && depth > 0) return;
    if (character === '}') throw new Error('a } too many');
    if (character === "'") skipQuoted(reader);
    else if (character === '{') readArgument(reader, names, depth);
    else {
      reader.plain += character;
      reader.at++;
    }
  }
  if (depth > 0) throw new Error('a } is missing');
}

/** An apostrophe quotes only before a brace; `''` is one apostrophe; any other is plain text. */
function skipQuoted(reader: Reader): void {
  const { text, at } = reader;
  const next = text[at + 1];
  if (next === "'") reader.at += 2;
  else if (next === '{' || next === '}') {
    const end = text.indexOf("'", at + 2);
    reader.at = end === -1 ? text.length : end + 1;
  } else reader.at++;
}

function readArgument(reader: Reader, names: Set<string>, depth: number): void {
  const head = /^\{\s*([\w.]+)\s*(?:,\s*(\w+)\s*)?([,}])/.exec(reader.text.slice(reader.at));
  if (!head) throw new Error(`no placeholder at “${reader.text.slice(reader.at, reader.at + 12)}”`);
  const [all, name = '', type = '', end] = head;
  names.add(name);
  reader.at += all.length;
  if (!NESTED.test(type)) reader.plain += '⟨⟩';
  if (end === '}') return;
  if (!NESTED.test(type)) {
    // A format such as {price, number, ::currency/EUR}
    const close = reader.text.indexOf('}', reader.at);
    if (close === -1) throw new Error('a } is missing');
    reader.at = close + 1;
    return;
  }
  readOptions(reader, names, depth, name);
}

function readOptions(reader: Reader, names: Set<string>, depth: number, name: string): void {
  const seen = new Set<string>();
  for (;;) {
    const rest = reader.text.slice(reader.at);
    const option = /^\s*(?:offset:\d+\s*)?(=\d+|[\w-]+)\s*\{/.exec(rest);
    if (!option) break;
    seen.add(option[1] ?? '');
    reader.at += option[0].length;
    reader.plain += ' ';
    readMessage(reader, names, depth + 1);
    reader.at++;
  }
  const close = /^\s*\}/.exec(reader.text.slice(reader.at));
  if (!close) throw new Error(`the choice of {${name}} is not closed`);
  if (!seen.has('other')) throw new Error(`the choice of {${name}} has no 'other'`);
  reader.at += close[0].length;
}
