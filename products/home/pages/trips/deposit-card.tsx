/** What became of the deposit, and the card to choose where the one that paid couldn't be held. */
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { AsideCard } from '@sojourn/portal/features/trips/aside-cards.tsx';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { AddCard } from '@sojourn/web/cards/add-card.tsx';
import { usePayingCards } from '@sojourn/web/cards/use-payment-methods.ts';
import { useAttempt } from '@sojourn/web/one-at-a-time.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HomeTripDeposit } from '#home/wire/home-deposits.ts';
import type { HomeTripDetail } from '#home/wire/home-trip.ts';
import { Refused } from '../requests/withdraw-button.tsx';

/** Of a canceled stay nothing is held any more that wasn't before. */
export function DepositCards({ trip }: { readonly trip: HomeTripDetail }) {
  const isCanceled = trip.status === 'Canceled';
  return trip.deposits
    .filter(({ state }) => !isCanceled || (state !== 'planned' && state !== 'unheld'))
    .map((deposit) => <DepositCard key={deposit.depositId} trip={trip} deposit={deposit} />);
}

type DepositProps = { readonly trip: HomeTripDetail; readonly deposit: HomeTripDeposit };

function DepositCard({ trip, deposit }: DepositProps) {
  const t = useText();
  const locale = useLocale();
  const { state, amount, taken, label, homeId } = deposit;
  const days = trip.stays.find((stay) => stay.homeId === homeId)?.deposit;
  return (
    <AsideCard id={`deposit-${deposit.depositId}`} title={t('homePrice.deposit')}>
      <KeyValues className="small">
        <KeyValue label={t('home.trip.deposit.amount')}>{formatMoney(amount, locale)}</KeyValue>
        {state === 'taken' && (
          <KeyValue label={t('home.trip.deposit.taken')}>{formatMoney(taken, locale)}</KeyValue>
        )}
      </KeyValues>
      {state !== 'taken' && days && (
        <p className="small text-2">
          {t(`home.trip.deposit.${state}`, {
            card: label,
            holdOn: formatDate(days.holdOn, locale, 'day'),
            releaseOn: formatDate(days.releaseOn, locale, 'day'),
          })}
        </p>
      )}
      {state === 'unheld' && <ChooseCard trip={trip} deposit={deposit} />}
    </AsideCard>
  );
}

function ChooseCard({ trip: { bookingId }, deposit: { depositId } }: DepositProps) {
  const t = useText();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const { data: cards = [] } = usePayingCards();
  const [chosen, setChosen] = useState<PaymentId | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (paymentId: PaymentId) =>
      api.chooseDepositCard(
        { params: { bookingId, depositId }, input: { paymentId } },
        attempt.optionsFor(paymentId),
      ),
    onSettled: () => {
      attempt.end();
      return queries.invalidateQueries({ queryKey: ['trip', bookingId] });
    },
  });
  const paymentId = chosen ?? cards[0]?.paymentId ?? null;
  return (
    <div className="stack gap-3">
      <Banner tone="warn" size="s">
        {t('home.trip.deposit.choose')}
      </Banner>
      {cards.length > 0 && (
        <SelectField
          label={t('homeRequests.pay.card')}
          value={paymentId ?? ''}
          disabled={isPending}
          onChange={(event) => setChosen(event.target.value as PaymentId)}
        >
          {cards.map((card) => (
            <option key={card.paymentId} value={card.paymentId}>
              {card.label} {card.lastFour}
            </option>
          ))}
        </SelectField>
      )}
      <AddCard disabled={isPending} onAdded={(card) => setChosen(card.paymentId)} />
      {error && <Refused thrown={error} />}
      <Button
        size="s"
        loading={isPending}
        disabled={paymentId === null}
        onClick={() => paymentId && mutate(paymentId)}
      >
        {t('home.trip.deposit.hold')}
      </Button>
    </div>
  );
}
