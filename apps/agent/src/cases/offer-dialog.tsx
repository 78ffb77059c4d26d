/** Offers travel credit, or to cancel a booking on the terms that canceling has now. */
import type { DeskCase } from '@sojourn/contract/desk/case-calls.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextArea, TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeedProblem } from '#app/deed-problem.tsx';
import { useDesk } from '#queue/use-queue.ts';
import { readAmount } from './read-amount.ts';
import type { Doing } from './use-case.ts';

type Props = {
  readonly shown: DeskCase;
  readonly doing: Doing;
  readonly open: boolean;
  readonly onClose: () => void;
};
type Kind = 'credit' | 'cancel';

function useOffering({ shown, doing, open, onClose }: Props) {
  const [kind, setKind] = useState<Kind>('credit');
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState('');
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const cancelable = shown.bookings.filter(({ state }) => state === 'Confirmed');
  const bookingId = (picked || cancelable[0]?.bookingId || null) as BookingId | null;
  const { data: quote, error } = useCancelQuote(shown, open && kind === 'cancel' ? bookingId : null);
  const amountMinor = readAmount(typed);
  const words = text.trim();
  const credit = amountMinor === null ? null : ({ kind: 'credit', amountMinor } as const);
  const cancel =
    quote && bookingId
      ? ({ kind: 'cancel', bookingId, refundMinor: quote.refund.amountMinor } as const)
      : null;
  const send = () => {
    setTried(true);
    const offer = kind === 'credit' ? credit : cancel;
    if (!offer || !words || doing.isPending) return;
    doing.mutate({ do: 'propose', input: { text: words, offer } }, { onSuccess: onClose });
  };
  const terms = { bookings: cancelable, bookingId, onPick: setPicked, quote, problem: error };
  return { kind, setKind, typed, setTyped, text, setText, amountMinor, isTried, words, terms, send };
}

export function OfferDialog(props: Props) {
  const t = useText();
  const { doing, open, onClose } = props;
  const { data: desk } = useDesk();
  const offering = useOffering(props);
  const { kind, setKind, typed, setTyped, text, setText, amountMinor, isTried, words, terms, send } =
    offering;
  const needsSecond = kind === 'credit' && (amountMinor ?? 0) > (desk?.goodwillLimit.amountMinor ?? 0);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('desk.offer.title')}
      closeLabel={t('desk.close')}
      actions={
        <Button loading={doing.isPending} onClick={send}>
          {t(needsSecond ? 'desk.offer.ask' : 'desk.offer.send')}
        </Button>
      }
    >
      <div className="stack gap-4">
        <Segmented
          label={t('desk.offer.kind')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'credit', label: t('desk.proposal.credit') },
            { value: 'cancel', label: t('desk.proposal.cancel') },
          ]}
        />
        {kind === 'credit' ? (
          <TextInput
            label={t('desk.offer.amount')}
            inputMode="decimal"
            value={typed}
            error={isTried && amountMinor === null ? t('desk.offer.amountWrong') : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : (
          <CancelTerms {...terms} />
        )}
        {needsSecond && (
          <Banner tone="info" size="s">
            {t('desk.offer.second')}
          </Banner>
        )}
        <TextArea
          label={t('desk.offer.text')}
          hint={t('desk.offer.textHint')}
          value={text}
          error={isTried && !words ? t('desk.composer.empty') : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        {doing.error && <DeedProblem thrown={doing.error} />}
      </div>
    </Modal>
  );
}

const useCancelQuote = ({ about: { customerId } }: DeskCase, bookingId: BookingId | null) =>
  useQuery({
    queryKey: ['cancel-quote', customerId, bookingId],
    queryFn: ({ signal }) =>
      api.quoteCancelFor({ params: { customerId, bookingId: bookingId as BookingId } }, { signal }),
    enabled: bookingId !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

type TermsProps = {
  readonly bookings: DeskCase['bookings'];
  readonly bookingId: BookingId | null;
  readonly onPick: (bookingId: string) => void;
  readonly quote: ReturnType<typeof useCancelQuote>['data'];
  readonly problem: Error | null;
};

function CancelTerms({ bookings, bookingId, onPick, quote, problem }: TermsProps) {
  const t = useText();
  const locale = useLocale();
  const texts = useErrorTexts(codeOf(problem));
  if (bookings.length === 0) return <p className="text-2">{t('desk.offer.noBooking')}</p>;
  return (
    <>
      <SelectField
        label={t('desk.offer.booking')}
        value={bookingId ?? ''}
        onChange={(event) => onPick(event.target.value)}
      >
        {bookings.map((each) => (
          <option key={each.bookingId} value={each.bookingId}>
            {`${each.title}, ${each.confirmationCode}`}
          </option>
        ))}
      </SelectField>
      {problem && (
        <Banner tone="bad" size="s" live="alert" title={texts.title}>
          {texts.cause}
        </Banner>
      )}
      {quote && (
        <p className="small" role="status">
          {t('desk.offer.terms', {
            refund: formatMoney(quote.refund, locale),
            penalty: formatMoney(quote.penalty, locale),
            paid: formatMoney(money(quote.paid.amountMinor, quote.paid.currency), locale),
          })}
        </p>
      )}
    </>
  );
}
