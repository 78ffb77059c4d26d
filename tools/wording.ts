/**
 * One word for one meaning in every text that people read (catalogs, mail, receipts, sign-in), and what all
 * texts of a language have in common: the words that lost are in `data/wording.ts`.
 */
import { plainTextOf } from './checks/icu.ts';
import { type Project, runAlone, type Verdict } from './checks/project.ts';
import { CATALOG, type Locale, type ShownText, shownTexts } from './checks/shown-texts.ts';
import type { Problem } from './checks/source.ts';
import { SEVERAL_MEANINGS, WORDING, type Wording } from './data/wording.ts';

/** Agreed to by customers: a new version may say it otherwise, these never do. */
const PUBLISHED = /(^|\.)terms\.[\w-]+-\d{4}-\d\d/;
const PUBLISHED_DATA = /^packages\/domain\/src\/terms\/data\//;
const isPublished = ({ key, path }: ShownText): boolean => PUBLISHED.test(key) || PUBLISHED_DATA.test(path);

/** The words alone; a message that's not well formed is `messages.ts`'s to report. */
function wordsOf(text: string): string {
  try {
    return plainTextOf(text.replaceAll('{…}', '⟨⟩'));
  } catch {
    return '';
  }
}

type Turn = { readonly found: RegExp; readonly message: string; readonly keys?: RegExp };
/** How labels, titles and errors are set. */
const TURNS: Readonly<Record<Locale, readonly Turn[]>> = {
  en: [
    { found: /'(?!\{|')/, message: 'has a typewriter’s apostrophe' },
    { found: /\}’s\b/, message: 'has a possessive of a placeholder; write “of {name}” or “from {name}”' },
    {
      found: /^[^.!?,{]+, \{(count|price|amount|money|total)\}$/,
      message: 'glues an amount with a comma; use parentheses',
    },
    { found: /^[^{}]*[a-z][.!?] [A-Z][^.!?…:”]*[a-z]$/, message: 'has a sentence without its period' },
    {
      found: /^[A-Z]\w+ing\b[^.!?…]*$/,
      keys: /(?<!\.state)\.(loading|busy|saving|sending|fetching|going|continuing|looking|asking)$/,
      message: 'is progress without “…”',
    },
    { found: /[^.!?…}”]$/, keys: /\.problem\.[\w-]+$/, message: 'is an error without its period' },
  ],
  fr: [
    { found: /'(?!\{|')/, message: 'has a typewriter’s apostrophe' },
    { found: /\u202f/, message: 'has U+202F; use U+00A0, as Canada does' },
    { found: /[^\u00a0](?:[;:?!](?=\s|$)|»)|«[^\u00a0]/, message: 'has a sign without U+00A0' },
    {
      found: /[\d}] (?:%|\$|€|(?:h|min|km|kg)(?!\p{L}))|\$ US|\d \d{3}(?!\d)/u,
      message: 'has a number that a line may part from its unit; use U+00A0',
    },
    { found: /"|“|”/, message: 'has English quotes; use « »' },
    { found: /[^.!?…}»]$/, keys: /\.problem\.[\w-]+$/, message: 'is an error without its period' },
  ],
};

const searchable = (each: Wording) => ({
  ...each,
  word: new RegExp(`(?<!\\p{L})(?:${each.lost})(?!\\p{L})`, 'iu'),
});
const LOST: Readonly<Record<Locale, readonly ReturnType<typeof searchable>[]>> = {
  en: WORDING.en.map(searchable),
  fr: WORDING.fr.map(searchable),
};

export function checkText(shown: ShownText): string[] {
  const { key, path, language, text } = shown;
  if (isPublished(shown)) return [];
  const plain = wordsOf(text);
  const lost = LOST[language].flatMap(({ word, instead, except }) => {
    const found = word.exec(plain)?.[0];
    return found && !except?.test(key || path) ? [`'${found}'; write ${instead}`] : [];
  });
  const turns = TURNS[language].flatMap(({ found, message, keys }) =>
    (!keys || keys.test(key)) && found.test(text) ? [message] : [],
  );
  return [...lost, ...turns];
}

/** Agreement and capitals aside. */
const stemOf = (french: string): string =>
  french
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/(?:e?s|x|e)(?=$|[\s.,:;?!…()])/g, '');

/** Texts whose English is the same and whose French isn't. */
export function compareFrench(texts: readonly ShownText[]): Problem[] {
  const french = new Map(texts.filter(({ language }) => language === 'fr').map((each) => [each.key, each]));
  const first = new Map<string, ShownText>();
  const problems: Problem[] = [];
  for (const { key, text, language } of texts) {
    const other = french.get(key);
    if (language !== 'en' || key === '' || !other || SEVERAL_MEANINGS.has(text)) continue;
    const known = first.get(text) ?? other;
    first.set(text, known);
    if (stemOf(known.text) === stemOf(other.text)) continue;
    const message = `${key}: “${text}” is “${known.text}” in ${known.key}; use it, or another English`;
    problems.push({ path: other.path, line: other.line, message });
  }
  return problems;
}

export function check(project: Project): Verdict {
  const texts = shownTexts(project);
  const problems = texts.flatMap((shown) =>
    checkText(shown).map((message) => ({
      path: shown.path,
      line: shown.line,
      message: shown.key ? `${shown.key} ${message}` : message,
    })),
  );
  const catalog = texts.filter((shown) => CATALOG.test(shown.path) && !isPublished(shown));
  return {
    problems: [...problems, ...compareFrench(catalog)],
    summary: `${texts.length} texts in one word for each meaning`,
  };
}

runAlone(import.meta, check);
