import { createHash } from 'node:crypto';
import { BOOKING_TERMS } from '@sojourn/domain/checkout/terms.ts';
import { milesFor, money } from '@sojourn/domain/money.ts';
import { AGREED_WORDS, agreedText } from '@sojourn/domain/terms/agreed-text.ts';
import { TERMS_SECTIONS } from '@sojourn/domain/terms/data/sections.ts';
import { TERMS_DOCUMENT_IDS } from '@sojourn/domain/terms/documents.ts';
import type { TermsBlock } from '@sojourn/domain/terms/section.ts';
import { CREDIT_TYPES, DISPUTE_DAYS } from '@sojourn/domain/wallet/credits/credit-types.ts';
import { ANNUAL_CREDIT_MINOR, ONE_TIME_CREDIT_MINOR } from '@sojourn/domain/wallet/credits/standing.ts';
import {
  REFERRAL_ENTER_DAYS,
  REFERRAL_LEAST_MINOR,
  REFERRAL_MINOR,
  REFERRALS_MAX,
} from '@sojourn/domain/wallet/referral-rules.ts';
import { VOID_WINDOWS } from '@sojourn/products/flight/rules/tickets/void-window.ts';
import en from '@sojourn/web/messages/en/terms.json' with { type: 'json' };
import fr from '@sojourn/web/messages/fr/terms.json' with { type: 'json' };
import { expect, test } from 'vitest';

type Texts = Readonly<Record<string, string>>;
const LANGUAGES: readonly Texts[] = [en, fr];

function idsOf(section: string, block: TermsBlock, place: number): string[] {
  if (block.kind === 'text') return [`${section}.${place}`];
  const items = Array.from({ length: block.items }, (_, index) => `${section}.${place}.${index + 1}`);
  return block.kind === 'facts' ? items.flatMap((id) => [`${id}.what`, `${id}.value`]) : items;
}

test('every block of every version has its words in both languages, and no words are left over', () => {
  const wanted = [
    ...TERMS_DOCUMENT_IDS.flatMap((id) => [`terms.${id}.title`, `terms.${id}.summary`]),
    ...Object.entries(TERMS_SECTIONS).flatMap(([version, sections]) =>
      sections.flatMap(({ id, blocks }) => {
        const section = `terms.${version}.${id}`;
        return [`${section}.title`, ...blocks.flatMap((block, index) => idsOf(section, block, index + 1))];
      }),
    ),
  ];
  const owners = [...TERMS_DOCUMENT_IDS, ...Object.keys(TERMS_SECTIONS)];
  for (const texts of LANGUAGES) {
    const given = Object.keys(texts).filter((id) => owners.includes(id.split('.')[1]!));
    expect(given.toSorted()).toEqual(wanted.toSorted());
  }
});

test('what customers agree to is stored in the words of the page; those of a version never change', () => {
  for (const { id } of BOOKING_TERMS)
    for (const [language, texts] of [
      ['en', en],
      ['fr', fr],
    ] as const) {
      const own = Object.entries(texts as Texts).filter(([key]) => key.startsWith(`terms.${id}.`));
      const words = own.map(([key, text]) => [key.slice(`terms.${id}.`.length), text]);
      expect(AGREED_WORDS[id]?.[language]).toEqual(Object.fromEntries(words));
      const shown = JSON.stringify(agreedText(id, language, 'Harbor'));
      expect(shown).not.toMatch(/[{]\w+[}]/);
      for (const [, text = ''] of words)
        expect(shown).toContain(JSON.stringify(text.replaceAll('{brand}', 'Harbor')).slice(1, -1));
    }
});

/** A version that another one follows stays as it was accepted, to the letter. */
test.each([
  ['site-2026-11', '27f7df88fb98521a'],
  ['add-ons-2026-11', 'd5c2a21706bc9a94'],
  ['credits-2026-11', 'a7e01ab782d693d6'],
  ['booking-2026-11', '1a01abfbd483fcd8'],
])('the words of %s are those of its day', (version, fingerprint) => {
  const words = LANGUAGES.map((texts) =>
    Object.entries(texts).filter(([id]) => id.startsWith(`terms.${version}.`)),
  );
  expect(createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)).toBe(fingerprint);
});

const all = (texts: Texts, version: string): string =>
  Object.entries(texts)
    .filter(([id]) => id.startsWith(`terms.${version}.`))
    .map(([, text]) => text.replaceAll('\u00a0', ' '))
    .join('\n');

/** What the rules work with now, and what the newest version therefore says. */
test.each([
  ['credits-2026-11-29', `$${ANNUAL_CREDIT_MINOR / 100}`, `${ANNUAL_CREDIT_MINOR / 100} $`],
  ['credits-2026-11-29', `$${ONE_TIME_CREDIT_MINOR / 100}`, `${ONE_TIME_CREDIT_MINOR / 100} $`],
  ['credits-2026-11-29', `${REFERRAL_ENTER_DAYS} days`, `${REFERRAL_ENTER_DAYS} jours`],
  ['credits-2026-11-29', `$${REFERRAL_MINOR / 100}`, `${REFERRAL_MINOR / 100} $`],
  ['credits-2026-11-29', `$${REFERRAL_LEAST_MINOR / 100}`, `${REFERRAL_LEAST_MINOR / 100} $`],
  ['credits-2026-11-29', `up to ${REFERRALS_MAX} friends`, `${REFERRALS_MAX} amis`],
  ['credits-2026-11-29', `within ${DISPUTE_DAYS} days`, `dans les ${DISPUTE_DAYS} jours`],
  [
    'credits-2026-11-29',
    `${CREDIT_TYPES.RefundCredit.life.days} days`,
    `${CREDIT_TYPES.RefundCredit.life.days} jours`,
  ],
  [
    'credits-2026-11-29',
    `${CREDIT_TYPES.PriceFreezeCredit.life.days} days`,
    `${CREDIT_TYPES.PriceFreezeCredit.life.days} jours`,
  ],
  ['credits-2026-11-29', `${milesFor(money(100, 'USD'))} miles = $1`, `${milesFor(money(100, 'USD'))} miles`],
  ['booking-2026-11-29', `${VOID_WINDOWS[0].voidHours} hours`, `${VOID_WINDOWS[0].voidHours} heures`],
  ['booking-2026-11-29', `${VOID_WINDOWS[1].voidHours} hours`, `${VOID_WINDOWS[1].voidHours} heures`],
  ['booking-2026-11-29', '1 to 2 billing cycles', '1 à 2 cycles de facturation'],
  ['copyright-2026-11', 'within 10 days', 'dans les 10 jours'],
  ['seller-2026-11', '30 days', '30 jours'],
  ['seller-2026-11', '14 days', '14 jours'],
  ['add-ons-2026-11-29', '80%', '80 %'],
  ['add-ons-2026-11-29', '$5,000', '5 000 $'],
  ['add-ons-2026-11-29', 'within 10 business days', 'sous 10 jours ouvrables'],
])('%s says %s', (version, english, french) => {
  expect(all(en, version)).toContain(english);
  expect(all(fr, version)).toContain(french);
});
