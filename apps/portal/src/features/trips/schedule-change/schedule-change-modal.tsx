import type { ScheduleChange } from '@sojourn/contract/schedule-changes.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useRef, useState } from 'react';
import { AskForHelp } from '#shared/help/ask-for-help.tsx';
import { ChangedSlices } from './changed-slices.tsx';
import { Choices, type Chosen } from './choices.tsx';
import { Compensation } from './compensation.tsx';
import { Effects } from './effects.tsx';
import './schedule-change.css';
import { type Answer, type Answering, type DoneStep, useAnswer } from './use-schedule-change.ts';

type Props = {
  readonly trip: TripDetail;
  readonly change: ScheduleChange;
  readonly open: boolean;
  readonly onClose: () => void;
};
const NOTHING: Chosen = { action: null, options: new Map() };

/** Before and now, why, what it does to other bookings, and the choice. */
export function ScheduleChangeModal({ trip, change, open, onClose }: Props) {
  const t = useText();
  const answer = useAnswer(trip);
  const [chosen, setChosen] = useState(NOTHING);
  const { state } = answer;
  const close = () => {
    answer.reset();
    setChosen(NOTHING);
    onClose();
  };
  const done = state.step === 'choose' || state.step === 'sending' ? null : state.step;
  const title = t(done ? `scheduleChange.${done}.title` : 'scheduleChange.title');
  return (
    <Modal
      open={open}
      onClose={close}
      locked={state.step === 'sending'}
      title={title}
      eyebrow={t('scheduleChange.eyebrow')}
      closeLabel={t('scheduleChange.close')}
      size="l"
      actions={
        <Actions
          bookingId={trip.bookingId}
          change={change}
          chosen={chosen}
          answer={answer}
          onChoose={setChosen}
          onClose={close}
        />
      }
    >
      {done ? (
        <Done step={done} title={title} trip={trip} />
      ) : (
        <div className="schedule-change">
          <Review change={change} answer={answer} />
          <Compensation trip={trip} change={change} />
          {change.actions.length > 0 && (
            <Choices
              trip={trip}
              change={change}
              chosen={chosen}
              isSending={state.step === 'sending'}
              onChoose={setChosen}
            />
          )}
        </div>
      )}
    </Modal>
  );
}

/** The focus comes here: the button that led on is gone, and readers read it. */
function Done(props: { step: DoneStep; title: string; trip: TripDetail }) {
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
  const { reasons, slices, effects } = change;
  const problem = state.step === 'choose' ? state.problem : null;
  return (
    <>
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
      <Effects effects={effects} />
    </>
  );
}

type ActionsProps = {
  readonly bookingId: string;
  readonly change: ScheduleChange;
  readonly chosen: Chosen;
  readonly answer: Answer;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onClose: () => void;
};

function Actions({
  bookingId,
  change: { actions, version },
  chosen,
  answer,
  onChoose,
  onClose,
}: ActionsProps) {
  const t = useText();
  const { supportPhone } = useTenant();
  const { state, send } = answer;
  if (state.step !== 'choose' && state.step !== 'sending')
    return <Button onClick={onClose}>{t('scheduleChange.done')}</Button>;
  const isSending = state.step === 'sending';
  const { action, options } = chosen;
  const isReady = action !== null && (action !== 'Rebook' || options.size > 0);
  const answerAs = async (chosenAction: Answering | null) => {
    if (!chosenAction || (await send(chosenAction, version, options))) return;
    // What was chosen may be gone
    onChoose({ action: chosenAction, options: NOTHING.options });
  };
  const hasChoice = actions.some((each) => each !== 'ContactSupport');
  return (
    <>
      {actions.includes('ContactSupport') && (
        <>
          <p className="small text-2">{t('scheduleChange.support', { phone: supportPhone })}</p>
          <AskForHelp bookingId={bookingId} about="schedule" code="ContactSupport" />
        </>
      )}
      {!isSending && (
        <Button variant="tertiary" onClick={onClose}>
          {t(actions.length > 0 ? 'scheduleChange.later' : 'scheduleChange.done')}
        </Button>
      )}
      {hasChoice && (
        <Button
          variant={action === 'Decline' ? 'danger' : 'primary'}
          disabled={!isReady}
          loading={isSending}
          loadingLabel={t(`scheduleChange.sending.${action ?? 'Accept'}`)}
          onClick={() => void answerAs(action)}
        >
          <SendLabel action={action} />
        </Button>
      )}
    </>
  );
}

function SendLabel({ action }: { readonly action: Answering | null }) {
  const t = useText();
  return t(action ? `scheduleChange.send.${action}` : 'scheduleChange.send.none');
}
