/** What the pages and the newest terms promise is what the clauses decide by, in both languages. */
import { date } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import {
  type Clause,
  isPays,
  PROTECTIONS,
  type Protection,
  type ProtectionTerms,
} from '@sojourn/domain/protections/clause.ts';
import { protectionTermsOn } from '@sojourn/domain/protections/protection-terms.ts';
import { sentencesOf } from '@sojourn/domain/protections/sentences.ts';
import { SCREEN_PROMISES, TERMS_PROMISES, WITHOUT_CLAUSE } from '@sojourn/domain/terms/data/promises.ts';
import { TERMS_SECTIONS } from '@sojourn/domain/terms/data/sections.ts';
import { TERMS_DOCUMENTS } from '@sojourn/domain/terms/documents.ts';
import { expect, test } from 'vitest';
import { readTexts } from '../../../build/catalog-files.ts';

type Texts = Readonly<Record<string, string>>;
const TEXTS: Readonly<Record<'en' | 'fr', Texts>> = { en: readTexts('en'), fr: readTexts('fr') };

const ADD_ONS = TERMS_DOCUMENTS.find(({ id }) => id === 'add-ons')!.versions.at(-1)!;
/** The versions that the newest terms are about. */
const DAY = date(ADD_ONS.effectiveFrom);
const SOLD = PROTECTIONS.flatMap((protection) =>
  ['flight', 'hotel'].flatMap((product) => protectionTermsOn(protection, product, DAY) ?? []),
);

type Found = { readonly terms: ProtectionTerms; readonly clause: Clause };
function clausesOf(name: string): readonly Found[] {
  const [protection, product, id] = name.split('.') as [Protection, string, string];
  const terms = SOLD.filter(
    (each) => each.protection === protection && (product === 'each' || each.product === product),
  );
  expect(terms.length, name).toBeGreaterThan(0);
  return terms.map((each) => {
    const clause = each.clauses.find((one) => one.id === id);
    expect(clause, `${each.id}: ${name}`).toBeDefined();
    return { terms: each, clause: clause! };
  });
}

/** Each number of a clause as a text names it; that all of something is paid goes without saying. */
function numbersOf({ terms, clause }: Found): readonly Record<'en' | 'fr', string>[] {
  const { numbers } = assertPresent(
    sentencesOf(terms).find(({ clauseId }) => clauseId === clause.id),
    clause.id,
  );
  const { hours, days, minutes, percent = 100, moneyMinor } = numbers;
  const counts = clause.rule === 'withinPurchase' && clause.days === null ? terms.days : [days];
  const plain = [...counts, hours, minutes].filter((each) => each !== undefined && each !== 0);
  const money = moneyMinor === undefined ? [] : [(moneyMinor / 100).toLocaleString('en-US')];
  return [
    ...plain.map((each) => ({ en: `${each}`, fr: `${each}` })),
    ...(percent === 100 ? [] : [{ en: `${percent}%`, fr: `${percent} %` }]),
    ...money.map((each) => ({ en: `$${each}`, fr: `${each.replace(',', ' ')} $` })),
  ];
}

const plainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
/** As a number of its own, not as a part of a longer one. */
const isIn = (text: string, wanted: string): boolean =>
  new RegExp(`(?<![\\d.,])${wanted.replaceAll('$', String.raw`\$`)}(?!\\d)`).test(text);

const BLOCKS = TERMS_SECTIONS[ADD_ONS.id]!.flatMap(({ id, blocks }) =>
  blocks.flatMap((block, at) => {
    const place = `${id}.${at + 1}`;
    return block.kind === 'text'
      ? [place]
      : Array.from({ length: block.items }, (_, item) => `${place}.${item + 1}`);
  }),
);
function blockText(language: 'en' | 'fr', block: string): string {
  const own = TEXTS[language];
  const key = `terms.${ADD_ONS.id}.${block}`;
  return plainSpaces([own[key], own[`${key}.value`]].filter((each) => each !== undefined).join(' '));
}

test('every block of the newest add-on terms names its clauses', () => {
  const named = [...Object.keys(TERMS_PROMISES), ...WITHOUT_CLAUSE];
  expect(named.toSorted()).toEqual(BLOCKS.toSorted());
});

test('every clause that is sold is in the newest add-on terms', () => {
  const promised = new Set(
    Object.values(TERMS_PROMISES).flatMap((names) =>
      names.flatMap((name) => clausesOf(name).map(({ terms, clause }) => `${terms.id} ${clause.id}`)),
    ),
  );
  const sold = SOLD.flatMap(({ id, clauses }) => clauses.map((clause) => `${id} ${clause.id}`));
  expect(sold.filter((each) => !promised.has(each))).toEqual([]);
});

test.each(Object.entries(TERMS_PROMISES))('%s has the numbers of its clauses', (block, names) => {
  for (const language of ['en', 'fr'] as const) {
    const text = blockText(language, block);
    expect(text).not.toBe('');
    const wanted = names.flatMap((name) => clausesOf(name).flatMap(numbersOf)).map((each) => each[language]);
    expect(wanted.filter((each) => !isIn(text, each))).toEqual([]);
  }
});

/** A value that's filled in, or a limit that's named beside it. */
const FILLED = /\{\w+[,}]/;
const LIMITED = /limit|limite|plafond/;
test.each(Object.entries(SCREEN_PROMISES))('%s has the numbers of its clauses', (message, names) => {
  for (const language of ['en', 'fr'] as const) {
    const text = plainSpaces(TEXTS[language][message] ?? '');
    expect(text).not.toBe('');
    for (const found of names.flatMap(clausesOf)) {
      const isLimited = isPays(found.clause) && LIMITED.test(text);
      if (isLimited || FILLED.test(text)) continue;
      const wanted = numbersOf(found).map((each) => each[language]);
      expect(wanted.filter((each) => !isIn(text, each))).toEqual([]);
    }
  }
});
