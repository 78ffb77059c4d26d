/** The supplier's newest change of a trip, answered for the customer. */
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { ChangedSlices } from './changed-slices.tsx';
import { type AnsweringProps, useAnswering } from './use-answering.ts';

const SEND = {
  Accept: 'desk.schedule.accept',
  Rebook: 'desk.schedule.rebook',
  Decline: 'desk.schedule.decline',
} as const;

export function ScheduleDialog(props: AnsweringProps) {
  const t = useText();
  const { booking, onClose } = props;
  const answering = useAnswering(props);
  const { reason, setReason, isMissing, isPickMissing, answer, offered, send } = answering;
  const { change, isNone, error } = answering.shown;
  return (
    <Modal
      open={booking !== null}
      onClose={onClose}
      eyebrow={booking?.title}
      title={t('desk.schedule.title')}
      closeLabel={t('desk.close')}
      actions={
        offered.length > 0 &&
        offered.map((each) => (
          <Button
            key={each}
            variant={each === 'Decline' ? 'secondary' : 'primary'}
            loading={answer.isPending && answer.variables.as === each}
            onClick={send(each)}
          >
            {t(SEND[each])}
          </Button>
        ))
      }
    >
      <div className="stack gap-4">
        {error && <DeedProblem thrown={error} />}
        {isNone && <p>{t('desk.schedule.none')}</p>}
        {change?.answeredAt && change.actor && (
          <p className="strong">
            {t(`desk.schedule.answered.${change.actor}`, { name: change.agentName ?? '' })}
          </p>
        )}
        {change && <ChangedSlices change={change} answering={answering} />}
        {isPickMissing && (
          <p role="alert" className="small text-bad">
            {t('desk.schedule.pick')}
          </p>
        )}
        {offered.length > 0 && (
          <TextInput
            label={t('desk.cancel.reason')}
            value={reason}
            maxLength={500}
            error={isMissing ? t('desk.delegate.reasonMissing') : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {answer.error && <DeedProblem thrown={answer.error} />}
      </div>
    </Modal>
  );
}
