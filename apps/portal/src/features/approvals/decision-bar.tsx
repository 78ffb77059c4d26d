/** Approve with its amount, or decline with a note. Nothing is decided by opening the page. */
import type { Approval } from '@sojourn/contract/approvals.ts';
import { NOTE_MAX } from '@sojourn/domain/policy/reasons.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Chip } from '@sojourn/ui/inputs/chip.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { formatInstant } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { undecidedOf } from '#shared/approvals/approval-view.ts';
import { useDecide } from '#shared/approvals/use-approvals.ts';
import { Refused } from './request-aside.tsx';
import { suggestNotes } from './suggest-notes.ts';

export function DecisionBar({ request }: { readonly request: Approval }) {
  const t = useText();
  const locale = useLocale();
  const decide = useDecide(request);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const { requester, requested, limit, decideBy, kind } = request;
  const isMissing = note.trim() === '';
  const decline = () => {
    setTried(true);
    if (!isMissing) decide.mutate({ decision: 'decline', note });
  };
  const chosen = decide.isPending ? decide.variables.decision : null;
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
      {decide.isError && <Refused error={decide.error} />}
    </Card>
  );
}
