/** A version of a protection's terms in words, clause by clause, folded until it's wanted. */

import { money } from '@sojourn/domain/money.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { type ClauseNumbers, sentencesOf } from '@sojourn/domain/protections/sentences.ts';
import { formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { type Text, type TextValues, useText } from '@sojourn/web/text/use-text.tsx';
import './protections.css';

export function ClauseList({ termsId }: { readonly termsId: string }) {
  const t = useText();
  return (
    <details className="clauses">
      <summary>{t('protections.terms')}</summary>
      <Clauses termsId={termsId} />
    </details>
  );
}

export function Clauses({ termsId }: { readonly termsId: string }) {
  const t = useText();
  const locale = useLocale();
  return (
    <ul className="clauses__list text-2">
      {sentencesOf(termsById(termsId)).map(({ clauseId, key, numbers }) => (
        // A test makes sure that every clause has its sentence
        <li key={clauseId}>{t(`protections.${key}` as MessageId, valuesOf(numbers, locale))}</li>
      ))}
    </ul>
  );
}

/** One clause in words, such as the one that decides; null where the terms don't have it. */
export function clauseSentence(termsId: string, clauseId: string, t: Text, locale: Locale): string | null {
  const clause = sentencesOf(termsById(termsId)).find((each) => each.clauseId === clauseId);
  return clause ? t(`protections.${clause.key}` as MessageId, valuesOf(clause.numbers, locale)) : null;
}

function valuesOf({ moneyMinor, hours, days, minutes, percent }: ClauseNumbers, locale: Locale): TextValues {
  const shown = { hours, days, minutes, percent };
  const counts = Object.entries(shown).filter((entry): entry is [string, number] => entry[1] !== undefined);
  return moneyMinor === undefined
    ? Object.fromEntries(counts)
    : Object.fromEntries([...counts, ['money', formatMoney(money(moneyMinor), locale)]]);
}
