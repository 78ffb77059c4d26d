/** Free cancellation is as long as the quote says: 24, 4, 1 or 0 hours. */
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { VOID_WINDOWS } from '#flight/rules/tickets/void-window.ts';
import { readTexts } from '../../../../apps/portal/build/catalog-files.ts';
import { voidNote } from './void-note.ts';

const CATALOGS = { en: readTexts('en'), fr: readTexts('fr') } as const;
type Language = keyof typeof CATALOGS;

function render(locale: Language, id: string, hours: number): string {
  const text = CATALOGS[locale][id];
  if (text === undefined) throw new Error(`no ${id} in ${locale}`);
  const messages = { [id]: compileMessage(text) };
  return setupI18n({ locale, messages: { [locale]: messages } })._(id, { hours });
}

const SHOWN = {
  en: { 24: '24 hours of', 4: '4 hours of', 1: '1 hour of', 0: 'fare rules apply' },
  fr: { 24: '24 heures suivant', 4: '4 heures suivant', 1: 'l’heure suivant', 0: 'règles du tarif' },
} as const;
const IDS = ['flights.void', 'checkout.terms.booking-2026-11.flight.void.text'];
const ROWS = (['en', 'fr'] as const).flatMap((locale) =>
  VOID_WINDOWS.flatMap(({ voidHours }) => IDS.map((id) => [locale, voidHours, id] as const)),
);

describe('free cancellation is worded from the quote', () => {
  test.each(ROWS)('%s, %i hours: %s', (locale, hours, id) => {
    const text = render(locale, id, hours);
    const isLower = (part: string) => text.toLowerCase().includes(part.toLowerCase());
    expect(isLower(SHOWN[locale][hours]), text).toBe(true);
    for (const other of [24, 4, 1] as const)
      if (other !== hours) expect(isLower(` ${SHOWN[locale][other]}`), text).toBe(false);
  });

  test.each(VOID_WINDOWS)('checkout and review pass the $voidHours hours of the quote', ({ voidHours }) => {
    expect(voidNote({ voidHours })).toEqual({ id: 'flights.void', values: { hours: voidHours } });
  });

  /** These list the windows, or are about something else that takes hours. */
  const LISTS =
    /^(flightStart\.how\.void\.text|faq\.flights\.void\.answer|terms\.|carRental\.|car\.|faq\.cars)/;
  test.each(['en', 'fr'] as const)('no other text in %s promises a fixed number of hours', (locale) => {
    const fixed = Object.entries(CATALOGS[locale]).filter(
      ([id, text]) =>
        !LISTS.test(id) && /\b(24|4|1)\s*(hours?|heures?)\b/i.test(text) && /cancel|annul/i.test(text),
    );
    expect(fixed).toEqual([]);
  });
});
