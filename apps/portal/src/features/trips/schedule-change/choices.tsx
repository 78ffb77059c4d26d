import type { ScheduleChange } from '@sojourn/contract/schedule-changes.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatDeadline, formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type ReactNode, useId } from 'react';
import { RebookingOptions } from './rebooking-options.tsx';
import type { Answering, Choices as Options } from './use-schedule-change.ts';

export type Chosen = { readonly action: Answering | null; readonly options: Options };
type Props = {
  readonly trip: TripDetail;
  readonly change: ScheduleChange;
  readonly chosen: Chosen;
  readonly isSending: boolean;
  readonly onChoose: (chosen: Chosen) => void;
};

/** What the traveler can do, until when, and what silence means. Nothing is chosen for them. */
export function Choices({ trip, change, chosen, isSending, onChoose }: Props) {
  const t = useText();
  const locale = useLocale();
  const { actions, refund, respondBy } = change;
  const nothing = formatMoney({ ...trip.total, amountMinor: 0 }, locale);
  const cardOf = (action: Answering, amount: string, children: ReactNode) =>
    actions.includes(action) && (
      <ChoiceCard
        action={action}
        amount={amount}
        isChosen={chosen.action === action}
        onChoose={() => onChoose({ ...chosen, action })}
      >
        {children}
      </ChoiceCard>
    );
  return (
    <fieldset className="schedule-change__choices" disabled={isSending}>
      <legend className="title-m">
        {t('scheduleChange.choose', { by: formatDeadline(respondBy, trip.cancellation.zone, locale) })}
      </legend>
      {cardOf('Accept', nothing, null)}
      {cardOf(
        'Rebook',
        nothing,
        chosen.action === 'Rebook' && (
          <RebookingOptions
            trip={trip}
            change={change}
            chosen={chosen.options}
            onChoose={(options) => onChoose({ action: 'Rebook', options })}
          />
        ),
      )}
      {refund && cardOf('Decline', formatMoney(refund, locale), <Regimes change={change} />)}
      <p className="small text-2">
        {t(refund ? 'scheduleChange.silence.refund' : 'scheduleChange.silence.none')}
      </p>
    </fieldset>
  );
}

/** By which rule everything comes back. */
function Regimes({ change: { regimes } }: { readonly change: ScheduleChange }) {
  const t = useText();
  return (
    <p className="small text-2 schedule-change__regimes">
      {regimes.map(({ regime }) => t(`scheduleChange.regime.${regime}`)).join(' ')}
    </p>
  );
}

type CardProps = {
  readonly action: Answering;
  readonly amount: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
};

function ChoiceCard({ action, amount, isChosen, onChoose, children }: CardProps) {
  const t = useText();
  const name = useId();
  return (
    <div className={classNames('schedule-change__choice', isChosen && 'schedule-change__choice--chosen')}>
      <label className="schedule-change__choice-head">
        <span className="check__box">
          <input
            type="radio"
            name="schedule-change-answer"
            aria-describedby={name}
            checked={isChosen}
            onChange={onChoose}
          />
        </span>
        <span className="grow strong">{t(`scheduleChange.choice.${action}`)}</span>
        <span className="strong">{amount}</span>
      </label>
      <p id={name} className="small text-2 schedule-change__choice-note">
        {t(`scheduleChange.choice.${action}.note`)}
      </p>
      {children}
    </div>
  );
}
