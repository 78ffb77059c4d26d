/** Approve with its amount, or decline with a note: all parts of a trip in one step, or some of them. */
import type { Approval, ApprovalPart } from '@sojourn/contract/approvals.ts';
import { NOTE_MAX } from '@sojourn/domain/policy/reasons.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Chip } from '@sojourn/ui/inputs/chip.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { formatReaderDeadline } from '#format-instant.ts';
import { DeedProblem } from '#site/deed-problem.tsx';
import { useLocale } from '#text/locale.tsx';
import { useText } from '#text/use-text.tsx';
import { undecidedOf } from './approval-view.ts';
import './decision-bar.css';
import { decisionOn, suggestedOnly, suggestionOf, totalOf } from './decision-view.ts';
import { PartChooser } from './part-chooser.tsx';
import type { useDecide } from './use-decide.ts';

type DecisionBarProps = {
  readonly request: Approval;
  /** Those that wait for the reader; at least one. */
  readonly parts: readonly ApprovalPart[];
  readonly decide: ReturnType<typeof useDecide>;
};
type Choice = 'all' | 'only' | 'none';

export function DecisionBar({ request, parts, decide }: DecisionBarProps) {
  const t = useText();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const [only, setOnly] = useState(() => suggestedOnly(parts));
  const [chosen, setChosen] = useState<Choice>('all');
  const isMissing = note.trim() === '';
  const isTrip = parts.length > 1;
  const all = parts.map(({ requestId }) => requestId);
  const some = parts.filter(({ requestId }) => only.includes(requestId));
  const submit = (choice: Choice, approved: readonly string[]) => {
    setTried(choice !== 'all');
    setChosen(choice);
    if (choice === 'all' || !isMissing)
      decide.mutate({ parts: decisionOn(parts, approved), note, suggestion: suggestionOf(parts, note) });
  };
  const stateOf = (choice: Choice) => ({
    loading: decide.isPending && chosen === choice,
    disabled: decide.isPending && chosen !== choice,
  });
  const suggestions = [...new Set(parts.flatMap((part) => part.suggestions))];
  return (
    <Card as="section" padded className="decision-bar" aria-label={t('approvals.decide')}>
      {isTrip && <PartChooser parts={parts} only={only} onChange={setOnly} />}
      <TextInput
        label={t('approvals.decide.note', { name: request.requester.name })}
        optional={t('approvals.decide.noteOptional')}
        value={note}
        maxLength={NOTE_MAX}
        error={isTried && isMissing ? t('approvals.decide.noteMissing') : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot sit in a row */}
      <div className="row row--wrap gap-2" role="group" aria-label={t('approvals.decide.suggest')}>
        {suggestions.map((words) => (
          <Chip key={words} size="s" selected={note === words} onClick={() => setNote(words)}>
            {words}
          </Chip>
        ))}
      </div>
      <div className="decision-bar__buttons">
        <Button {...stateOf('all')} onClick={() => submit('all', all)}>
          <ApproveLabel parts={parts} />
        </Button>
        {isTrip && some.length > 0 && some.length < parts.length && (
          <Button variant="secondary" {...stateOf('only')} onClick={() => submit('only', only)}>
            <OnlyLabel parts={some} count={parts.length} />
          </Button>
        )}
        <Button variant="secondary" {...stateOf('none')} onClick={() => submit('none', [])}>
          {t(isTrip ? 'approvals.decide.declineAll' : 'approvals.decide.decline')}
        </Button>
      </div>
      <p className="small text-2 row gap-2 row--top">
        <Info className="icon icon--s" aria-hidden="true" />
        <span>
          <Effect parts={parts} />
        </span>
      </p>
      {decide.error && <DeedProblem thrown={decide.error} />}
    </Card>
  );
}

type PartsProps = { readonly parts: readonly ApprovalPart[] };

function ApproveLabel({ parts }: PartsProps) {
  const t = useText();
  const locale = useLocale();
  const total = totalOf(parts.map(({ requested }) => requested));
  const price = total ? formatMoney(total, locale) : '';
  return t(parts.length > 1 ? 'approvals.decide.approveAll' : 'approvals.decide.approve', { price });
}

function OnlyLabel({ parts, count }: PartsProps & { readonly count: number }) {
  const t = useText();
  const locale = useLocale();
  const total = totalOf(parts.map(({ requested }) => requested));
  const price = total ? formatMoney(total, locale) : '';
  const [part] = parts;
  return part && parts.length === 1
    ? t(`approvals.decide.only.${part.product}`, { price })
    : t('approvals.decide.some', { chosen: parts.length, count, price });
}

function Effect({ parts }: PartsProps) {
  const t = useText();
  const locale = useLocale();
  const [part] = parts;
  if (!part) return null;
  if (parts.length > 1) return t('approvals.decide.effect.trip');
  const values = {
    limit: formatMoney(part.limit, locale),
    until: formatReaderDeadline(part.decideBy, locale),
  };
  const undecided = t(`approvals.undecided.${undecidedOf(part)}`, values);
  return `${t(`approvals.decide.effect.${part.kind}`, values)} ${undecided}`;
}
