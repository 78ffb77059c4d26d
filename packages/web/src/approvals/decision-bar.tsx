/** Approve with its amount, or decline with a note. Nothing is decided by opening the page. */
import type { Approval } from '@sojourn/contract/approvals.ts';
import { NOTE_MAX } from '@sojourn/domain/policy/reasons.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Chip } from '@sojourn/ui/inputs/chip.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import type { UseMutationResult } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { formatInstant } from '#format-instant.ts';
import { DeedProblem } from '#site/deed-problem.tsx';
import { useLocale } from '#text/locale.tsx';
import { useText } from '#text/use-text.tsx';
import { undecidedOf } from './approval-view.ts';
import './decision-bar.css';
import { suggestNotes } from './suggest-notes.ts';

export type Decision = { readonly decision: 'approve' | 'decline'; readonly note: string };
type DecisionBarProps = {
  readonly request: Approval;
  /** Sends it. */
  readonly decide: Pick<
    UseMutationResult<Approval, Error, Decision>,
    'mutate' | 'isPending' | 'variables' | 'error'
  >;
};

export function DecisionBar({ request, decide }: DecisionBarProps) {
  const t = useText();
  const locale = useLocale();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const { requester, requested, limit, decideBy, kind } = request;
  const isMissing = note.trim() === '';
  const decline = () => {
    setTried(true);
    if (!isMissing) decide.mutate({ decision: 'decline', note });
  };
  const chosen = decide.isPending ? decide.variables?.decision : null;
  const values = { limit: formatMoney(limit, locale), until: formatInstant(decideBy, locale) };
  return (
    <Card as="section" padded className="decision-bar" aria-label={t('approvals.decide')}>
      <TextInput
        label={t('approvals.decide.note', { name: requester.name })}
        optional={t('approvals.decide.noteOptional')}
        value={note}
        maxLength={NOTE_MAX}
        error={isTried && isMissing ? t('approvals.decide.noteMissing') : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot sit in a row */}
      <div className="row row--wrap gap-2" role="group" aria-label={t('approvals.decide.suggest')}>
        {suggestNotes(request.broken, t, locale).map((words) => (
          <Chip key={words} size="s" selected={note === words} onClick={() => setNote(words)}>
            {words}
          </Chip>
        ))}
      </div>
      <div className="decision-bar__buttons">
        <Button
          loading={chosen === 'approve'}
          disabled={chosen === 'decline'}
          onClick={() => decide.mutate({ decision: 'approve', note })}
        >
          {t('approvals.decide.approve', { price: formatMoney(requested, locale) })}
        </Button>
        <Button
          variant="secondary"
          loading={chosen === 'decline'}
          disabled={chosen === 'approve'}
          onClick={decline}
        >
          {t('approvals.decide.decline')}
        </Button>
      </div>
      <p className="small text-2 row gap-2 row--top">
        <Info className="icon icon--s" aria-hidden="true" />
        <span>
          {t(`approvals.decide.effect.${kind}`, values)}{' '}
          {t(`approvals.undecided.${undecidedOf(request)}`, values)}
        </span>
      </p>
      {decide.error && <DeedProblem thrown={decide.error} />}
    </Card>
  );
}
