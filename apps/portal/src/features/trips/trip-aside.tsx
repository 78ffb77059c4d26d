import type { TripDetail } from '@sojourn/contract/trips.ts';
import { Card, KeyValue, KeyValues } from '@sojourn/ui/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Tag } from '@sojourn/ui/tag.tsx';
import { BadgeCheck, FileText, MapPin, MessageSquareText, Phone, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { PropertyFees } from '#shared/property-fees.tsx';
import { ReceiptLines } from '#shared/receipt-lines.tsx';
import { useSay } from '#shared/said.ts';
import { useTenant } from '#shared/tenant/tenant.tsx';
import { useLocale } from '#shared/text/locale.tsx';
import { useText } from '#shared/text/use-text.tsx';
import { formatInstant } from './format-instant.ts';
import { RefundLines } from './refund-lines.tsx';
import type { TripView } from './trip-view.ts';

type Props = { readonly trip: TripDetail };

/** What can be done, what was paid and comes back, who works on it, and how to reach the hotel. */
export function TripAside({ trip, view }: Props & { readonly view: TripView }) {
  const t = useText();
  const say = useSay();
  return (
    <aside className="trip-aside">
      <Card padded as="section" aria-labelledby="trip-now">
        <h2 id="trip-now" className="title-m">
          {t('trip.now.title')}
        </h2>
        <ul className="trip-aside__list small text-2">
          {view.now.map((sentence) => (
            <li key={sentence.id}>{say(sentence)}</li>
          ))}
        </ul>
      </Card>
      <PaymentCard trip={trip} />
      {trip.refunds.length > 0 && (
        <Card padded as="section" aria-labelledby="trip-refund">
          <h2 id="trip-refund" className="title-m">
            {t('trip.refund.title')}
          </h2>
          <RefundLines refunds={trip.refunds} />
        </Card>
      )}
      {trip.cases.length > 0 && <CasesCard trip={trip} />}
      <HotelCard trip={trip} />
    </aside>
  );
}

function PaymentCard({ trip }: Props) {
  const t = useText();
  const locale = useLocale();
  return (
    <Card padded as="section" aria-labelledby="trip-payment">
      <h2 id="trip-payment" className="title-m">
        {t('trip.payment.title')}
      </h2>
      <KeyValues className="small trip-aside__lines">
        <ReceiptLines price={trip.price} />
        <KeyValue label={t('booking.line.total')} weight="strong">
          {formatMoney(trip.total, locale)}
        </KeyValue>
        {trip.tenders.map((tender) => (
          <KeyValue key={tender.label} label={t(`trip.tender.${tender.state}`, { label: tender.label })}>
            {formatMoney(tender.amount, locale)}
          </KeyValue>
        ))}
      </KeyValues>
      {trip.status !== 'Canceled' && <PropertyFees fees={trip.feesAtProperty} />}
    </Card>
  );
}

function CasesCard({ trip }: Props) {
  const t = useText();
  const locale = useLocale();
  const { supportPhone } = useTenant();
  return (
    <Card padded as="section" aria-labelledby="trip-cases">
      <h2 id="trip-cases" className="title-m">
        {t('trip.cases.title')}
      </h2>
      <ul className="trip-aside__list">
        {trip.cases.map((each) => (
          <li key={each.caseId}>
            <span className="row row--between">
              <b className="title-s num">{each.code}</b>
              <Tag tone={each.state === 'closed' ? 'good' : 'info'} icon={<FileText aria-hidden="true" />}>
                {t(`trip.case.state.${each.state}`)}
              </Tag>
            </span>
            {each.state !== 'closed' && (
              <p className="small text-2">{t('trip.case.due', { due: formatInstant(each.dueAt, locale) })}</p>
            )}
          </li>
        ))}
      </ul>
      <p className="small text-3">{t('trip.case.call', { phone: supportPhone })}</p>
    </Card>
  );
}

function HotelCard({ trip }: Props) {
  const t = useText();
  const locale = useLocale();
  const { stay, supplierLocator, verifiedAt } = trip;
  const program = stay.loyaltyProgram?.name;
  return (
    <Card padded as="section" aria-labelledby="trip-hotel">
      <h2 id="trip-hotel" className="title-m">
        {t('trip.hotel.title')}
      </h2>
      <ul className="trip-aside__facts small text-2">
        <Fact icon={<MapPin />}>
          {stay.name}, {stay.address}
        </Fact>
        <Fact icon={<Phone />}>
          <a className="link" href={`tel:${stay.phone.replace(/[^+\d]/g, '')}`}>
            {t('trip.hotel.call', { phone: stay.phone })}
          </a>
        </Fact>
        {supplierLocator && (
          <Fact icon={<FileText />}>{t('trip.hotel.record', { locator: supplierLocator })}</Fact>
        )}
        {trip.status === 'Confirmed' && trip.time === 'Future' && (
          <Fact icon={<ShieldCheck />}>
            {verifiedAt
              ? t('trip.hotel.verified', { at: formatInstant(verifiedAt, locale) })
              : t('trip.hotel.unverified')}
          </Fact>
        )}
        {program && (
          <Fact icon={<BadgeCheck />}>
            {trip.loyaltyNumber
              ? t('trip.hotel.loyalty', { program, number: trip.loyaltyNumber })
              : t('trip.hotel.loyaltyMissing', { program })}
          </Fact>
        )}
        {trip.requests && (
          <Fact icon={<MessageSquareText />}>{t('trip.hotel.requests', { requests: trip.requests })}</Fact>
        )}
      </ul>
    </Card>
  );
}

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      <span className="trip-aside__icon" aria-hidden="true">
        {icon}
      </span>
      <span>{children}</span>
    </li>
  );
}
