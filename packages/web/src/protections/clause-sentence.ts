/** A clause of a protection's terms in words. */
import { money } from '@sojourn/domain/money.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { type ClauseNumbers, sentencesOf } from '@sojourn/domain/protections/sentences.ts';
import { formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import type { MessageId } from '../text/messages.ts';
import type { Text, TextValues } from '../text/use-text.tsx';

/** One clause in words, such as the one that decides; null where the terms don't have it. */
export function clauseSentence(termsId: string, clauseId: string, t: Text, locale: Locale): string | null {
  const clause = sentencesOf(termsById(termsId)).find((each) => each.clauseId === clauseId);
  return clause ? t(`protections.${clause.key}` as MessageId, clauseValues(clause.numbers, locale)) : null;
}

/** What its sentence is filled with. */
export function clauseValues(
  { moneyMinor, hours, days, minutes, percent }: ClauseNumbers,
  locale: Locale,
): TextValues {
  const shown = { hours, days, minutes, percent };
  const counts = Object.entries(shown).filter((entry): entry is [string, number] => entry[1] !== undefined);
  return moneyMinor === undefined
    ? Object.fromEntries(counts)
    : Object.fromEntries([...counts, ['money', formatMoney(money(moneyMinor), locale)]]);
}
