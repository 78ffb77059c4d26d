/** An offer while it's made: its kind, its booking, its terms as they are now, and the agent's words. */
import type { RequestOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { DeskCase } from '@sojourn/contract/desk/case-calls.ts';
import type { BookingId, CustomerId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readAmount } from '../read-amount.ts';
import type { Doing } from '../use-case.ts';

export const OFFER_KINDS = ['credit', 'refund', 'cancel', 'change'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];
type Offer = NonNullable<RequestOf<Calls['proposeInCase']>['input']>['offer'];

type Props = {
  readonly shown: DeskCase;
  readonly doing: Doing;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** What can be offered of which bookings. */
const FITS: Readonly<Record<OfferKind, (state: string) => boolean>> = {
  credit: () => false,
  refund: (state) => state === 'Confirmed' || state === 'Canceled',
  cancel: (state) => state === 'Confirmed',
  change: (state) => state === 'Confirmed',
};

export function useOffering({ shown, doing, open, onClose }: Props) {
  const [kind, setKind] = useState<OfferKind>('credit');
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState('');
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const bookings = shown.bookings.filter(({ state }) => FITS[kind](state));
  const isPicked = bookings.some(({ bookingId }) => bookingId === picked);
  const bookingId = ((isPicked ? picked : bookings[0]?.bookingId) ?? null) as BookingId | null;
  const terms = useTerms(shown.about.customerId, open ? kind : 'credit', bookingId);
  const amountMinor = readAmount(typed);
  const words = text.trim();
  const offer = offerOf(kind, { amountMinor, bookingId, terms });
  const send = () => {
    setTried(true);
    if (!offer || !words || doing.isPending) return;
    doing.mutate({ do: 'propose', input: { text: words, offer } }, { onSuccess: onClose });
  };
  const chosen = { bookings, bookingId, onPick: setPicked };
  return { kind, setKind, typed, setTyped, text, setText, amountMinor, isTried, words, chosen, terms, send };
}
export type Offering = ReturnType<typeof useOffering>;

/** Asked for anew whenever the dialog opens: what was quoted before may be over. */
const FRESH = { staleTime: 0, gcTime: 0, retry: false } as const;

function useTerms(customerId: CustomerId, kind: OfferKind, bookingId: BookingId | null) {
  const clock = useClock();
  const params = { customerId, bookingId: bookingId as BookingId };
  const asks = (of: OfferKind) => ({ ...FRESH, enabled: kind === of && bookingId !== null });
  const cancel = useQuery({
    queryKey: ['cancel-quote', customerId, bookingId],
    queryFn: ({ signal }) => api.quoteCancelFor({ params }, { signal }),
    ...asks('cancel'),
  });
  const refund = useQuery({
    queryKey: ['goodwill', customerId, bookingId],
    queryFn: ({ signal }) => api.getGoodwillFor({ params }, { signal }),
    ...asks('refund'),
  });
  const change = useQuery({
    queryKey: ['change-quote', customerId, bookingId],
    queryFn: ({ signal }) => api.quoteChangeFor({ params, input: {} }, { signal }),
    refetchOnWindowFocus: false,
    // Quoted anew once it's over: an expired one can't be sent
    refetchInterval: ({ state: { data } }) => {
      const expiresAt = data?.change?.expiresAt;
      return expiresAt ? Math.max(1_000, Date.parse(expiresAt) - Date.parse(clock.now())) : false;
    },
    ...asks('change'),
  });
  return { cancel, refund, change };
}
type Terms = ReturnType<typeof useTerms>;

type Chosen = {
  readonly amountMinor: number | null;
  readonly bookingId: BookingId | null;
  readonly terms: Terms;
};

/** Null while something is missing. */
function offerOf(kind: OfferKind, { amountMinor, bookingId, terms }: Chosen): Offer | null {
  if (kind === 'credit') return amountMinor === null ? null : { kind, amountMinor };
  if (bookingId === null) return null;
  if (kind === 'refund') return amountMinor === null ? null : { kind, bookingId, amountMinor };
  if (kind === 'cancel') {
    const quote = terms.cancel.data;
    return quote ? { kind, bookingId, refundMinor: quote.refund.amountMinor } : null;
  }
  const change = terms.change.data?.change;
  if (!change?.cost || change.failure || change.expiresAt === null) return null;
  const { due, refund } = change.cost;
  const { changeId } = change;
  return { kind, bookingId, changeId, dueMinor: due.amountMinor, refundMinor: refund.amountMinor };
}
