/** Cancels for the customer: the refund first, then a reason, then the customer's own use case. */
import type { CancelQuote } from '@sojourn/contract/cancellation.ts';
import type { DeskBooking } from '@sojourn/contract/desk/parts.ts';
import type { CustomerId, QuoteId } from '@sojourn/domain/ids.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
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

function useCanceling({ booking, customerId, inCase, onClose }: Props) {
  const queries = useQueryClient();
  const random = useRandom();
  const bookingId = booking?.bookingId;
  const quoting = useQuery({
    queryKey: ['cancel-quote', customerId, bookingId],
    queryFn: ({ signal }) => {
      if (!bookingId) throw new Error('no booking is open');
      return api.quoteCancelFor({ params: { customerId, bookingId } }, { signal });
    },
    enabled: bookingId !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const cancel = useMutation({
    mutationFn: async (input: { readonly quoteId: QuoteId; readonly reason: string }) => {
      if (!bookingId) return;
      const options = { idempotencyKey: newIdempotencyKey(random) };
      await api.cancelFor({ params: { customerId, bookingId }, input: { ...input, inCase } }, options);
    },
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries(),
  });
  return { quote: quoting.data, error: quoting.error, cancel };
}

export function CancelDialog(props: Props) {
  const t = useText();
  const locale = useLocale();
  const { booking, onClose } = props;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { quote, error, cancel } = useCanceling(props);
  const words = reason.trim();
  const send = () => {
    setTried(true);
    if (quote && words && !cancel.isPending) cancel.mutate({ quoteId: quote.quoteId, reason: words });
  };
  return (
    <Modal
      open={booking !== null}
      onClose={onClose}
      eyebrow={booking?.title}
      title={t('desk.cancel.title')}
      closeLabel={t('desk.close')}
      actions={
        quote && (
          <Button variant="danger" loading={cancel.isPending} onClick={send}>
            {t('desk.cancel.send', { refund: formatMoney(quote.refund, locale) })}
          </Button>
        )
      }
    >
      <div className="stack gap-4">
        {!quote && !error && (
          <p className="row text-2" role="status">
            <span className="spinner" aria-hidden="true" /> {t('desk.cancel.asking')}
          </p>
        )}
        {error && <DeedProblem thrown={error} />}
        {quote && (
          <>
            <Terms quote={quote} />
            <TextInput
              label={t('desk.cancel.reason')}
              value={reason}
              maxLength={500}
              error={isTried && !words ? t('desk.delegate.reasonMissing') : undefined}
              onChange={(event) => setReason(event.target.value)}
            />
          </>
        )}
        {cancel.error && <DeedProblem thrown={cancel.error} />}
      </div>
    </Modal>
  );
}

/** What of it comes back in no form, and what airlines owe instead. */
export function WithheldLines({ quote: { withheld, asCredit } }: { readonly quote: CancelQuote }) {
  const t = useText();
  const locale = useLocale();
  const lines = [
    ['desk.cancel.premiumsKept', withheld.premiums],
    ['desk.cancel.asCredit', asCredit],
  ] as const;
  return (
    <>
      <KeyValue label={t('desk.cancel.penalty')}>{formatMoney(withheld.fee, locale)}</KeyValue>
      {lines
        .filter(([, { amountMinor }]) => amountMinor > 0)
        .map(([label, amount]) => (
          <KeyValue key={label} label={t(label)}>
            {formatMoney(amount, locale)}
          </KeyValue>
        ))}
    </>
  );
}

function Terms({ quote }: { readonly quote: CancelQuote }) {
  const t = useText();
  const locale = useLocale();
  return (
    <KeyValues>
      <KeyValue label={t('desk.cancel.paid')}>{formatMoney(quote.paid, locale)}</KeyValue>
      <WithheldLines quote={quote} />
      <KeyValue label={t('desk.cancel.refund')} weight="total">
        {formatMoney(quote.refund, locale)}
      </KeyValue>
    </KeyValues>
  );
}
