/**
 * The portal's own texts, so that the journeys select by what a person reads without typing it a second time.
 */
import { readTexts } from '../../apps/portal/build/catalog-files.ts';

export type Language = 'en' | 'fr';
type Catalogue = Readonly<Record<string, string>>;
export type Words = {
  readonly language: Language;
  /** A text that has no placeholders. Throws on an unknown key, so that a renamed text is found at once. */
  readonly text: (id: string) => string;
  /**
   * A text with placeholders, the whole of it: those that are given must stand there, the others may be
   * anything.
   */
  readonly like: (id: string, values?: Readonly<Record<string, string>>) => RegExp;
  /** The same, when more may follow: a label with a hint or an error in it. */
  readonly startOf: (id: string, values?: Readonly<Record<string, string>>) => RegExp;
  /** The same, anywhere in a text. */
  readonly within: (id: string, values?: Readonly<Record<string, string>>) => RegExp;
};

export const readCatalogue = (language: Language): Catalogue => readTexts(language);

/** Any white space is as good as another: French has narrow and unbreakable ones. */
const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** What may stand for a placeholder; short, so that a pattern never takes in half a page. */
const ANYTHING = '[^\\n]{0,200}?';

/** Where the brace that opens before `from` closes. */
function closing(message: string, from: number): number {
  let depth = 1;
  for (let at = from; at < message.length; at++) {
    if (message[at] === '{') depth++;
    else if (message[at] === '}') depth--;
    if (depth === 0) return at;
  }
  throw new Error(`not closed: ${message}`);
}

/** The texts of `one {…} other {…}`. */
function branchesOf(options: string): string[] {
  const found: string[] = [];
  for (let at = options.indexOf('{'); at !== -1; at = options.indexOf('{', at)) {
    const end = closing(options, at + 1);
    found.push(options.slice(at + 1, end));
    at = end;
  }
  return found;
}

/** An ICU message as the source of a pattern. */
export function patternOf(message: string, values: Readonly<Record<string, string>> = {}): string {
  const plain = message.replace(/<\/?\d+\/?>/g, '');
  const open = plain.indexOf('{');
  if (open === -1) return quoted(plain).replaceAll('#', '[\\d.,\\s]+');
  const end = closing(plain, open + 1);
  const [name = '', kind, ...rest] = plain.slice(open + 1, end).split(',');
  const value = values[name.trim()];
  const options = rest.join(',');
  const inner = kind
    ? `(?:${branchesOf(options)
        .map((branch) => patternOf(branch, values))
        .join('|')})`
    : value === undefined
      ? ANYTHING
      : quoted(value);
  const before = quoted(plain.slice(0, open)).replaceAll('#', '[\\d.,\\s]+');
  return `${before}${inner}${patternOf(plain.slice(end + 1), values)}`;
}

export function wordsOf(language: Language): Words {
  const catalogue = readCatalogue(language);
  const find = (id: string): string => {
    const message = catalogue[id];
    if (message === undefined) throw new Error(`the catalogue has no text '${id}'`);
    return message;
  };
  return {
    language,
    text: (id) => {
      const message = find(id);
      if (/[{<]/.test(message)) throw new Error(`'${id}' has placeholders: use like()`);
      return message;
    },
    like: (id, values) => new RegExp(`^\\s*${patternOf(find(id), values)}\\s*$`),
    startOf: (id, values) => new RegExp(`^\\s*${patternOf(find(id), values)}`),
    within: (id, values) => new RegExp(patternOf(find(id), values)),
  };
}
