/** The supplier's newest change of a trip, accepted for the customer who agreed to it. */

import type { DeskBooking } from '@sojourn/contract/desk/parts.ts';
import type { ScheduleChange } from '@sojourn/contract/schedule-changes.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { formatMoment } from '@sojourn/web/cancel-terms.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InCase } from './customer-card.tsx';

type Props = {
  readonly booking: DeskBooking | null;
  readonly customerId: CustomerId;
  readonly inCase: InCase;
  readonly onClose: () => void;
};

const ANSWERS = ['Decline', 'Accept'] as const;
type Answer = (typeof ANSWERS)[number];

function useAnswering({ booking, customerId, inCase, onClose }: Props) {
  const queries = useQueryClient();
  const random = useRandom();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const words = reason.trim();
  const bookingId = booking?.bookingId;
  const { data, error } = useQuery({
    queryKey: ['schedule-change', customerId, bookingId],
    queryFn: ({ signal }) => {
      if (!bookingId) throw new Error('no booking is open');
      return api.getScheduleChangeFor({ params: { customerId, bookingId } }, { signal });
    },
    enabled: bookingId !== undefined,
    gcTime: 0,
  });
  const change = data?.change;
  const answer = useMutation({
    mutationFn: async ({ version, as }: { readonly version: number; readonly as: Answer }) => {
      if (!bookingId) return;
      const request = { params: { customerId, bookingId }, input: { version, reason: words, inCase } };
      const options = { idempotencyKey: newIdempotencyKey(random) };
      await (as === 'Accept'
        ? api.acceptScheduleChangeFor(request, options)
        : api.declineScheduleChangeFor(request, options));
    },
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries(),
  });
  const offered = ANSWERS.filter((each) => change?.actions.includes(each));
  const send = (as: Answer) => () => {
    setTried(true);
    if (change && words && !answer.isPending) answer.mutate({ version: change.version, as });
  };
  return { reason, setReason, isMissing: isTried && !words, data, error, answer, offered, send };
}

export function ScheduleDialog(props: Props) {
  const t = useText();
  const { booking, onClose } = props;
  const { reason, setReason, isMissing, data, error, answer, offered, send } = useAnswering(props);
  const change = data?.change;
  return (
    <Modal
      open={booking !== null}
      onClose={onClose}
      eyebrow={booking?.title}
      title={t('desk.schedule.title')}
      closeLabel={t('desk.close')}
      actions={
        offered.length > 0 && (
          <>
            {offered.includes('Decline') && (
              <Button
                variant="secondary"
                loading={answer.isPending && answer.variables.as === 'Decline'}
                onClick={send('Decline')}
              >
                {t('desk.schedule.decline')}
              </Button>
            )}
            {offered.includes('Accept') && (
              <Button loading={answer.isPending && answer.variables.as === 'Accept'} onClick={send('Accept')}>
                {t('desk.schedule.accept')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="stack gap-4">
        {error && <DeedProblem thrown={error} />}
        {data && !change && <p>{t('desk.schedule.none')}</p>}
        {change && <Slices change={change} />}
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

function Slices({ change }: { readonly change: ScheduleChange }) {
  const t = useText();
  const locale = useLocale();
  const times = (parts: ScheduleChange['slices'][number]['before']) =>
    parts.map((part) => `${part.title}: ${formatMoment(part.startsLocal, locale)}`).join(', ');
  return (
    <ul className="stack gap-3">
      {change.slices.map((slice) => (
        <li key={slice.slice}>
          <p className="small text-2">
            {t('desk.schedule.before')} <s>{times(slice.before)}</s>
          </p>
          <p>
            <b>{slice.after.length > 0 ? times(slice.after) : t('desk.schedule.canceled')}</b>
          </p>
        </li>
      ))}
    </ul>
  );
}
