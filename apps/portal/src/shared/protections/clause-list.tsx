/** A version of a protection's terms in words, clause by clause, folded until it's wanted. */

import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { sentencesOf } from '@sojourn/domain/protections/sentences.ts';
import { clauseValues } from '@sojourn/web/protections/clause-sentence.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import './protections.css';

/** `days`: those that were chosen, where the terms have a choice. */
type Props = { readonly termsId: string; readonly days?: number | undefined };

export function ClauseList(props: Props) {
  const t = useText();
  return (
    <details className="clauses">
      <summary>{t('protections.terms')}</summary>
      <Clauses {...props} />
    </details>
  );
}

export function Clauses({ termsId, days }: Props) {
  const t = useText();
  const locale = useLocale();
  return (
    <ul className="clauses__list text-2">
      {sentencesOf(termsById(termsId), days).map(({ clauseId, key, numbers }) => (
        // A test makes sure that every clause has its sentence
        <li key={clauseId}>{t(`protections.${key}` as MessageId, clauseValues(numbers, locale))}</li>
      ))}
    </ul>
  );
}
