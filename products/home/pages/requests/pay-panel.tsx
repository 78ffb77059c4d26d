/** The charge failed when the host accepted: the guest pays here, with the same or another card. */
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { CardCheckPanel } from '@sojourn/portal/features/checkout/pay/card-check-panel.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { AddCard } from '@sojourn/web/cards/add-card.tsx';
import { usePayingCards } from '@sojourn/web/cards/use-payment-methods.ts';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import type { HomeRequestDetail } from '#home/wire/home-requests.ts';
import { usePay } from './use-request.ts';
import { Refused } from './withdraw-button.tsx';

export function PayPanel({ request }: { readonly request: HomeRequestDetail }) {
  const { checkoutId, cardCheck } = request;
  if (cardCheck) return <CardCheckPanel checkoutId={checkoutId} check={cardCheck} />;
  return <PayForm request={request} />;
}

function PayForm({ request }: { readonly request: HomeRequestDetail }) {
  const t = useText();
  const locale = useLocale();
  const { data: cards = [] } = usePayingCards();
  const [chosen, setChosen] = useState<PaymentId | null>(null);
  const { mutate, isPending, error } = usePay(request);
  const { total, payBy, failure } = request;
  const paymentId = chosen ?? cards[0]?.paymentId ?? null;
  const isCheck = failure?.reason === 'LikelyFraud' || failure?.payment === 'CardCheckTimedOut';
  return (
    <Card padded as="section" className="stack gap-4" aria-label={t('homeRequests.pay.title')}>
      <h2 className="title-l">{t('homeRequests.pay.title')}</h2>
      <Banner tone="warn" title={t(isCheck ? 'homeRequests.pay.check' : 'homeRequests.pay.failed')}>
        {payBy &&
          t('homeRequests.pay.until', {
            until: formatReaderDeadline(payBy, locale),
            total: formatMoney(total, locale),
          })}
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
        loading={isPending}
        loadingLabel={t('homeRequests.pay.paying')}
        disabled={paymentId === null}
        onClick={() => paymentId && mutate(paymentId)}
      >
        {t('homeRequests.pay.now', { total: formatMoney(total, locale) })}
      </Button>
    </Card>
  );
}
