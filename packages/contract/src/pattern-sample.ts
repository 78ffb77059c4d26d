/**
 * A short text that fits a regular expression of the contract: literals, classes, groups, alternatives and
 * counts. Look-arounds are skipped.
 */
type Reader = { readonly text: string; at: number };

export function sampleOfPattern(pattern: string): string {
  return readChoices({ text: pattern, at: 0 });
}

/** `a|b`: the first. */
function readChoices(reader: Reader): string {
  let first = readSequence(reader);
  while (reader.text[reader.at] === '|') {
    reader.at += 1;
    const next = readSequence(reader);
    if (first === '') first = next;
  }
  return first;
}

function readSequence(reader: Reader): string {
  let made = '';
  while (reader.at < reader.text.length && !'|)'.includes(reader.text[reader.at] ?? '')) {
    const one = readAtom(reader);
    made += one.repeat(readCount(reader));
  }
  return made;
}

function readAtom(reader: Reader): string {
  const sign = reader.text[reader.at++] ?? '';
  if (sign === '(') return readGroup(reader);
  if (sign === '[') return readClass(reader);
  if (sign === '\\') return readEscape(reader);
  if (sign === '^' || sign === '$') return '';
  return sign === '.' ? 'a' : sign;
}

function readGroup(reader: Reader): string {
  const ahead = /^\?(?:[=!]|<[=!])/.test(reader.text.slice(reader.at));
  const head = /^\?(?::|[=!]|<[=!]|<\w+>)/.exec(reader.text.slice(reader.at));
  reader.at += head?.[0].length ?? 0;
  const inside = readChoices(reader);
  reader.at += 1;
  return ahead ? '' : inside;
}

/** The first sign of the class; of what a class leaves out, a letter. */
function readClass(reader: Reader): string {
  const end = /\](?<!\\\])/.exec(reader.text.slice(reader.at + 1));
  const inside = reader.text.slice(reader.at, reader.at + 1 + (end?.index ?? 0));
  reader.at += inside.length + 1;
  if (inside.startsWith('^')) return 'a';
  return inside[0] === '\\' ? readEscape({ text: inside, at: 1 }) : (inside[0] ?? '');
}

function readEscape(reader: Reader): string {
  const sign = reader.text[reader.at++] ?? '';
  if (sign === 'd') return '1';
  if (sign === 'w' || sign === 'S') return 'a';
  if (sign === 's') return ' ';
  if (sign === 'b') return '';
  if (sign === 'p' || sign === 'P') {
    reader.at = reader.text.indexOf('}', reader.at) + 1;
    return 'a';
  }
  return sign;
}

/** `{4}`, `{2,6}`, `+`, `*`, `?`: the least, but what may be missing is left out. */
function readCount(reader: Reader): number {
  const found = /^(?:\{(\d+)(?:,\d*)?\}|[+*?])\??/.exec(reader.text.slice(reader.at));
  if (!found) return 1;
  reader.at += found[0].length;
  if (found[1] !== undefined) return Number(found[1]);
  return found[0][0] === '+' ? 1 : 0;
}
