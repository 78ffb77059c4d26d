/** Step two: what changes, what it costs, what becomes of each payment, seats and bags; then confirm. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import type { FlightTripDetail } from '@sojourn/contract/products/flight/flight-trip.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { usePaymentMethods } from '@sojourn/web/cards/use-payment-methods.ts';
import { formatInstant } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { SliceLine } from '#products/flight/slices/slice-line.tsx';
import { useSliceView } from '#products/flight/slices/use-slice-view.ts';
import { useTenderName } from '#shared/tenders/tender-name.ts';
import { signed } from './signed.ts';
import type { Change } from './use-exchange.ts';

type ExchangeReviewProps = {
  readonly trip: FlightTripDetail;
  readonly change: Change;
  readonly quoted: BookingChange;
};

export function ExchangeReview({ trip, change, quoted }: ExchangeReviewProps) {
  return (
    <div className="exchange__grid">
      <div className="exchange__main">
        <BeforeAndAfter quoted={quoted} />
        <WhatItCosts quoted={quoted} />
        <WhatTendersPay quoted={quoted} />
        <WhatMoves trip={trip} quoted={quoted} />
      </div>
      <Confirm change={change} quoted={quoted} />
    </div>
  );
}

type QuotedProps = { readonly quoted: BookingChange };

export function BeforeAndAfter({ quoted }: QuotedProps) {
  const t = useText();
  const viewOf = useSliceView();
  if (quoted.detail?.kind !== 'Flight') return null;
  return quoted.detail.slices.map(({ slice, before, after }) => (
    <div key={slice} className="exchange__pair">
      <Card padded>
        <p className="small text-2">{t('flightExchange.before')}</p>
        <SliceLine slice={viewOf(before)} />
      </Card>
      <Card padded selected>
        <p className="small text-2">{t('flightExchange.after')}</p>
        <SliceLine slice={viewOf(after)} />
        <p className="small text-2">{viewOf(after).note}</p>
      </Card>
    </div>
  ));
}

export function WhatItCosts({ quoted: { cost } }: QuotedProps) {
  const t = useText();
  const locale = useLocale();
  if (!cost) return null;
  const { due, refund, credit } = cost;
  return (
    <section aria-label={t('flightExchange.costs')}>
      <h2 className="title-m">{t('flightExchange.costs')}</h2>
      <KeyValues>
        {cost.lines.map(({ kind, amount }) => (
          <KeyValue key={kind} label={t(`flightExchange.line.${kind}`)}>
            {signed(amount, locale)}
          </KeyValue>
        ))}
        <KeyValue weight="total" label={t('flightExchange.due')}>
          {formatMoney(due, locale)}
        </KeyValue>
        {credit.amountMinor > 0 && (
          <KeyValue weight="strong" tone="good" label={t('flightExchange.toCredit')}>
            {formatMoney(credit, locale)}
          </KeyValue>
        )}
        {refund.amountMinor > 0 && (
          <KeyValue weight="strong" tone="good" label={t('flightExchange.toRefund')}>
            {formatMoney(refund, locale)}
          </KeyValue>
        )}
      </KeyValues>
    </section>
  );
}

function WhatTendersPay({ quoted: { cost } }: QuotedProps) {
  const t = useText();
  const locale = useLocale();
  const name = useTenderName();
  if (!cost) return null;
  return (
    <section aria-label={t('flightExchange.payments')} className="exchange__table">
      <h2 className="title-m">{t('flightExchange.payments')}</h2>
      <table className="small">
        <thead>
          <tr>
            <th scope="col">{t('flightExchange.payment')}</th>
            <th scope="col">{t('flightExchange.paid')}</th>
            <th scope="col">{t('flightExchange.thisChange')}</th>
            <th scope="col">{t('flightExchange.afterwards')}</th>
          </tr>
        </thead>
        <tbody>
          {cost.tenders.map(({ tenderNo, kind, label, paid, change, after }) => (
            <tr key={tenderNo ?? 'new'}>
              <th scope="row">{kind ? name({ kind, sourceId: '', label }) : t('flightExchange.newCard')}</th>
              <td className="num">{formatMoney(paid, locale)}</td>
              <td className="num">{signed(change, locale)}</td>
              <td className="num">{formatMoney(after, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function WhatMoves({ trip, quoted }: QuotedProps & Pick<ExchangeReviewProps, 'trip'>) {
  const t = useText();
  if (quoted.detail?.kind !== 'Flight') return null;
  const { lostSeats, slices } = quoted.detail;
  const hasBags = trip.extras.bags.some(({ slice }) => slices.some((each) => each.slice === slice));
  const seats = lostSeats.map(({ seat }) => seat).join(', ');
  return (
    <section aria-label={t('flightExchange.moves')}>
      <h2 className="title-m">{t('flightExchange.moves')}</h2>
      <ul className="exchange__facts text-2">
        <li>{seats ? t('flightExchange.seatsLost', { seats }) : t('flightExchange.seatsNone')}</li>
        <li>{hasBags ? t('flightExchange.bagsMove') : t('flightExchange.bagsSame')}</li>
      </ul>
    </section>
  );
}

function Confirm({ change, quoted }: QuotedProps & Pick<ExchangeReviewProps, 'change'>) {
  const t = useText();
  const locale = useLocale();
  const cards = usePaymentMethods();
  const [picked, setPicked] = useState<string>();
  const [isAgreed, setAgreed] = useState(false);
  const { cost, changeId, expiresAt } = quoted;
  if (!cost) return null;
  const dueMinor = cost.due.amountMinor;
  const paymentId = (picked ?? cards.data?.[0]?.paymentId) as PaymentId | undefined;
  const isReady = isAgreed && (dueMinor === 0 || paymentId !== undefined);
  const confirm = () =>
    isReady && change.confirm({ changeId, dueMinor, paymentId: dueMinor === 0 ? null : (paymentId ?? null) });
  return (
    <Card as="aside" padded raised className="exchange__aside stack">
      <div>
        <p className="small text-2">{t('flightExchange.due')}</p>
        <p className="money-l num">{formatMoney(cost.due, locale)}</p>
      </div>
      {dueMinor > 0 && (
        <SelectField
          label={t('flightExchange.card')}
          value={paymentId ?? ''}
          onChange={({ target }) => setPicked(target.value)}
        >
          {cards.data?.map(({ paymentId: id, label, lastFour }) => (
            <option key={id} value={id}>
              {label.includes(lastFour) ? label : `${label} ${lastFour}`}
            </option>
          ))}
        </SelectField>
      )}
      <Checkbox
        checked={isAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
        label={t('flightExchange.agree')}
      />
      <Button
        full
        loading={change.isConfirming}
        loadingLabel={t('flightExchange.busy')}
        disabled={!isReady}
        onClick={confirm}
      >
        {t('flightExchange.confirm')}
      </Button>
      <Button variant="tertiary" full onClick={change.again}>
        {t('flightExchange.action.again')}
      </Button>
      {expiresAt && (
        <p className="small text-2">
          {t('flightExchange.until', { until: formatInstant(expiresAt, locale) })}
        </p>
      )}
    </Card>
  );
}
