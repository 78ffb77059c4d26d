/** A supplier's change of a trip, what can be taken instead, and the agent's answer for the customer. */
import type { DeskBooking } from '@sojourn/contract/desk/parts.ts';
import type { ScheduleChange } from '@sojourn/contract/schedule-changes.ts';
import type { BookingId, CustomerId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InCase } from '../customer-card.tsx';

export type AnsweringProps = {
  readonly booking: DeskBooking | null;
  readonly customerId: CustomerId;
  readonly inCase: InCase;
  readonly onClose: () => void;
};
type Answer = 'Accept' | 'Decline' | 'Rebook';
/** By slice, what was picked instead; a changed slice that isn't in it is taken as it is now. */
type Picked = ReadonlyMap<number, string>;

/** What was on offer before may be gone. */
const FRESH = { staleTime: 0, gcTime: 0 } as const;

function useChange(customerId: CustomerId, bookingId: BookingId | undefined) {
  const params = { customerId, bookingId: bookingId as BookingId };
  const { data, error } = useQuery({
    queryKey: ['schedule-change', customerId, bookingId],
    queryFn: ({ signal }) => api.getScheduleChangeFor({ params }, { signal }),
    enabled: bookingId !== undefined,
    gcTime: 0,
  });
  const change = data?.change;
  const rebookings = useQuery({
    queryKey: ['rebookings', customerId, bookingId, change?.version],
    queryFn: ({ signal }) => api.listRebookingsFor({ params }, { signal }),
    enabled: change?.actions.includes('Rebook') ?? false,
    refetchOnWindowFocus: false,
    ...FRESH,
  });
  return { change, isNone: data !== undefined && !change, error, rebookings };
}

export function useAnswering({ booking, customerId, inCase, onClose }: AnsweringProps) {
  const queries = useQueryClient();
  const random = useRandom();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [picked, setPicked] = useState<Picked>(new Map());
  const words = reason.trim();
  const bookingId = booking?.bookingId;
  const shown = useChange(customerId, bookingId);
  const { change } = shown;
  const answer = useMutation({
    mutationFn: async ({ version, as }: { readonly version: number; readonly as: Answer }) => {
      if (!bookingId) return;
      const params = { customerId, bookingId };
      const input = { version, reason: words, inCase };
      const options = { idempotencyKey: newIdempotencyKey(random) };
      if (as === 'Accept') await api.acceptScheduleChangeFor({ params, input }, options);
      if (as === 'Decline') await api.declineScheduleChangeFor({ params, input }, options);
      if (as === 'Rebook') {
        const choices = [...picked].map(([slice, optionId]) => ({ slice, optionId }));
        await api.rebookScheduleChangeFor({ params, input: { ...input, choices } }, options);
      }
    },
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries(),
  });
  const isUnpicked = picked.size === 0 && !change?.actions.includes('Accept');
  const send = (as: Answer) => () => {
    setTried(true);
    if (as === 'Rebook' && picked.size === 0) return;
    if (change && words && !answer.isPending) answer.mutate({ version: change.version, as });
  };
  return {
    reason,
    setReason,
    isMissing: isTried && !words,
    isPickMissing: isTried && isUnpicked && change?.actions.includes('Rebook'),
    picked,
    pick: (slice: number, optionId: string | null) =>
      setPicked((before) => withPick(before, slice, optionId)),
    shown,
    answer,
    offered: answersOf(change, picked),
    send,
  };
}

function withPick(before: Picked, slice: number, optionId: string | null): Picked {
  const others = [...before].filter(([each]) => each !== slice);
  return new Map(optionId === null ? others : [...others, [slice, optionId]]);
}

/** The safe one last: what was picked is taken, else the trip as it is now. */
function answersOf(change: ScheduleChange | null | undefined, picked: Picked): Answer[] {
  const can = (answer: Answer) => change?.actions.includes(answer) ?? false;
  const last: Answer = picked.size > 0 || !can('Accept') ? 'Rebook' : 'Accept';
  return (['Decline', last] as const).filter(can);
}
