import { itemAt } from '@sojourn/domain/present.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { HomeTripDetail } from '#home/wire/home-trip.ts';
import '../requests/requests.css';
import { HostThread } from '../requests/thread.tsx';
import { useHostMessages, useWriteToHost } from '../requests/use-request.ts';

/** What guest and host write about the booked stay; of a request it's the same thread. */
export function TripThread({ trip }: { readonly trip: HomeTripDetail }) {
  const t = useText();
  const { bookingId, stays, guest, status } = trip;
  const { data } = useHostMessages(bookingId);
  const { mutateAsync, isPending, error } = useWriteToHost(bookingId);
  const { name } = itemAt(stays, 0).host;
  const messages = data?.messages ?? [];
  if (status === 'Pending' || (status === 'Canceled' && messages.length === 0)) return null;
  return (
    <section className="request-part">
      <h2 className="title-l">{t('homeRequests.messages', { host: name })}</h2>
      <HostThread
        messages={messages}
        reader="Guest"
        other={name}
        own={`${guest.firstName} ${guest.lastName}`}
        send={status === 'Canceled' ? null : { write: mutateAsync, isSending: isPending, error }}
      />
    </section>
  );
}
