import type { ScheduleChange } from '@sojourn/contract/schedule-changes.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { formatInstant } from '@sojourn/web/format-instant.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useRef } from 'react';
import { ChangedSlices } from './changed-slices.tsx';
import './schedule-change.css';
import { type Answer, useAnswer } from './use-schedule-change.ts';

type Props = {
  readonly trip: TripDetail;
  readonly change: ScheduleChange;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Before and now, why, what it does to other bookings, and the choice. */
export function ScheduleChangeModal({ trip, change, open, onClose }: Props) {
  const t = useText();
  const answer = useAnswer(trip);
  const { state } = answer;
  const close = () => {
    answer.reset();
    onClose();
  };
  const isDone = state.step === 'accepted' || state.step === 'declined' || state.step === 'pending';
  const title = isDone ? t(`scheduleChange.${state.step}.title`) : t('scheduleChange.title');
  return (
    <Modal
      open={open}
      onClose={close}
      locked={state.step === 'sending'}
      title={title}
      eyebrow={t('scheduleChange.eyebrow')}
      closeLabel={t('scheduleChange.close')}
      size="l"
      actions={<Actions change={change} answer={answer} onClose={close} />}
    >
      {isDone ? (
        <Done step={state.step} title={title} trip={trip} />
      ) : (
        <Review change={change} answer={answer} />
      )}
    </Modal>
  );
}

/** The focus comes here: the button that led on is gone, and readers read it. */
function Done(props: { step: 'accepted' | 'declined' | 'pending'; title: string; trip: TripDetail }) {
  const t = useText();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of facts, not of form fields
    <div ref={body} role="group" aria-label={props.title} tabIndex={-1} className="schedule-change">
      <p className="text-2">{t(`scheduleChange.${props.step}.text`, { email: props.trip.email })}</p>
    </div>
  );
}

function Review({ change, answer: { state } }: { change: ScheduleChange; answer: Answer }) {
  const t = useText();
  const locale = useLocale();
  const { reasons, slices, effects, regimes, refund, actions, respondBy } = change;
  const problem = state.step === 'choose' ? state.problem : null;
  return (
    <div className="schedule-change">
      {problem && (
        <Banner tone="bad" live="alert">
          <p>{t(`scheduleChange.problem.${problem}`)}</p>
        </Banner>
      )}
      {reasons.length > 0 && (
        <ul className="schedule-change__reasons">
          {reasons.map((reason) => (
            <li key={reason}>{t(`scheduleChange.reason.${reason}`)}</li>
          ))}
        </ul>
      )}
      <ChangedSlices slices={slices} isReadable={change.status !== 'UnMapped'} />
      {effects.length > 0 && (
        <section>
          <h3 className="title-m">{t('scheduleChange.effects')}</h3>
          <ul className="schedule-change__effects">
            {effects.map(({ bookingId, title, kind }) => (
              <li key={bookingId}>
                <b>{title}</b> {t(`scheduleChange.effect.${kind}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {actions.length > 0 && (
        <section>
          <h3 className="title-m">{t('scheduleChange.choose', { by: formatInstant(respondBy, locale) })}</h3>
          {refund && (
            <p className="text-2">{t('scheduleChange.refund', { refund: formatMoney(refund, locale) })}</p>
          )}
          {regimes.length > 0 && (
            <p className="small text-2">
              {regimes.map(({ regime }) => t(`scheduleChange.regime.${regime}`)).join(' ')}
            </p>
          )}
          <p className="small text-2">
            {t(refund ? 'scheduleChange.silence.refund' : 'scheduleChange.silence.none')}
          </p>
        </section>
      )}
    </div>
  );
}

type ActionsProps = {
  readonly change: ScheduleChange;
  readonly answer: Answer;
  readonly onClose: () => void;
};

function Actions({ change: { actions, version, refund }, answer, onClose }: ActionsProps) {
  const t = useText();
  const locale = useLocale();
  const { supportPhone } = useTenant();
  const { state, send } = answer;
  if (state.step !== 'choose' && state.step !== 'sending')
    return <Button onClick={onClose}>{t('scheduleChange.done')}</Button>;
  const busy = state.step === 'sending' ? state.action : null;
  return (
    <>
      {actions.includes('ContactSupport') && (
        <p className="small text-2">{t('scheduleChange.support', { phone: supportPhone })}</p>
      )}
      {!busy && (
        <Button variant="tertiary" onClick={onClose}>
          {t(actions.length > 0 ? 'scheduleChange.later' : 'scheduleChange.done')}
        </Button>
      )}
      {actions.includes('Accept') && busy !== 'Decline' && (
        <Button
          loading={busy === 'Accept'}
          loadingLabel={t('scheduleChange.accepting')}
          onClick={() => void send('Accept', version)}
        >
          {t('scheduleChange.accept')}
        </Button>
      )}
      {actions.includes('Decline') && refund && busy !== 'Accept' && (
        <Button
          variant="danger"
          loading={busy === 'Decline'}
          loadingLabel={t('scheduleChange.declining')}
          onClick={() => void send('Decline', version)}
        >
          {t('scheduleChange.decline', { refund: formatMoney(refund, locale) })}
        </Button>
      )}
    </>
  );
}
