import type { TripDetail } from '@sojourn/contract/trips.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AskForHelp } from '#shared/help/ask-for-help.tsx';
import { useTenderName } from '#shared/tenders/tender-name.ts';
import { PhoneLink } from '../phone-link.tsx';
import { RefundLines } from '../refund-lines.tsx';
import { type PaidLine, paidLines } from './paid-lines.ts';

type Props = { readonly trip: TripDetail };

/** What each means of payment came to, as it is at this moment (B §2 payment, payment-section error). */
export function PaymentDetails({ trip: { bookingId } }: Props) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['trip-payment', bookingId],
    queryFn: ({ signal }): Promise<TripDetail> => api.getTrip({ params: { bookingId } }, { signal }),
    enabled: open,
    gcTime: 0,
  });
  const isFailed = isError && !isFetching;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="tertiary" size="s" onClick={() => setOpen(true)}>
        {t('trip.payment.details')}
      </Button>
      <Modal
        open={open}
        onClose={close}
        title={t(isFailed ? 'trip.payment.failed.title' : 'trip.payment.title')}
        closeLabel={t('booking.close')}
        actions={
          isFailed && <Button onClick={() => void refetch()}>{t('trip.payment.failed.action')}</Button>
        }
      >
        {isFailed ? (
          <PaymentError bookingId={bookingId} />
        ) : data ? (
          <Payment trip={data} />
        ) : (
          <PaymentSkeleton />
        )}
      </Modal>
    </>
  );
}

function PaymentError({ bookingId }: { readonly bookingId: string }) {
  const t = useText();
  const { supportPhone } = useTenant();
  return (
    <div role="alert">
      <p>{t('trip.payment.failed.text', { phone: supportPhone })}</p>
      <p>
        <PhoneLink number={supportPhone} />
      </p>
      <AskForHelp bookingId={bookingId} about="payment" code="PaymentUnclear" />
    </div>
  );
}

function Payment({ trip }: Props) {
  const t = useText();
  const locale = useLocale();
  const lines = paidLines(trip);
  return (
    <>
      {lines.length === 0 && <p>{t('trip.payment.none')}</p>}
      <ul className="trip-payment">
        {lines.map((line) => (
          <Line key={line.tenderNo} line={line} />
        ))}
      </ul>
      <p className="row row--between title-s">
        <span>{t('booking.line.total')}</span>
        <span className="num">{formatMoney(trip.grandTotal, locale)}</span>
      </p>
      {trip.refunds.length > 0 && (
        <>
          <h3 className="title-s">{t('trip.receipt.refunds')}</h3>
          <RefundLines refunds={trip.refunds} />
        </>
      )}
    </>
  );
}

function Line({ line: { kind, label, units, amount, state, back } }: { readonly line: PaidLine }) {
  const t = useText();
  const locale = useLocale();
  const plain = useTenderName()({ kind, sourceId: '', label });
  const name =
    units === null ? plain : t('trip.tender.miles', { label: plain, miles: formatMiles(units, locale) });
  return (
    <li>
      <span className="row row--between gap-3">
        <b className="strong">{name}</b>
        <b className="strong num">{formatMoney(amount, locale)}</b>
      </span>
      <span className="small text-2">{t(`trip.payment.state.${state}`)}</span>
      {back.amountMinor > 0 && (
        <span className="small text-2">{t('trip.payment.back', { amount: formatMoney(back, locale) })}</span>
      )}
    </li>
  );
}

function PaymentSkeleton() {
  const t = useText();
  return (
    <div role="status">
      <span className="visually-hidden">{t('trip.payment.loading')}</span>
      <Skeleton height={44} radius={10} />
    </div>
  );
}
