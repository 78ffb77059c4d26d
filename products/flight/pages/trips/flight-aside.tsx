import { isBooked } from '@sojourn/domain/booking/trip-state.ts';
import {
  AsideCard,
  CasesCard,
  Fact,
  NowCard,
  PaymentCard,
  RefundCard,
} from '@sojourn/portal/features/trips/aside-cards.tsx';
import { HistoryCard } from '@sojourn/portal/features/trips/history-card.tsx';
import { PhoneLink } from '@sojourn/portal/features/trips/phone-link.tsx';
import { PriceDropCard } from '@sojourn/portal/features/trips/price-drop/price-drop-card.tsx';
import { PriceMatchCard } from '@sojourn/portal/features/trips/price-match/price-match-card.tsx';
import { ProtectionsCard } from '@sojourn/portal/features/trips/protections-card.tsx';
import { KeyValue } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { formatInstant } from '@sojourn/web/format-instant.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Backpack, Luggage, Phone, Plane, Plus, ShieldCheck, TicketCheck } from 'lucide-react';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { summaryLines } from '../itinerary/flight-price-lines.ts';
import { baggageOf } from './baggage-view.ts';
import { type FlightTripView, isUnderWay } from './flight-trip-view.ts';
import { StayCard } from './stay-card.tsx';

type Props = { readonly trip: FlightTripDetail };

/** What can be done and who decides, what was paid and comes back, bags, and the airlines' own records. */
export function FlightAside({ trip, view }: Props & { readonly view: FlightTripView }) {
  const toText = useTextRef();
  const locale = useLocale();
  return (
    <aside className="trip-aside">
      <NowCard trip={trip} sentences={view.now} />
      <PaymentCard trip={trip}>
        {summaryLines(trip.price, locale).map(({ key, label, amount }) => (
          <KeyValue key={key} label={toText(label)}>
            {formatMoney(amount, locale)}
          </KeyValue>
        ))}
      </PaymentCard>
      <RefundCard trip={trip} />
      <ProtectionsCard trip={trip} />
      {trip.status !== 'Canceled' && view.status !== 'airlineCanceled' && (
        <PriceDropCard bookingId={trip.bookingId} />
      )}
      <PriceMatchCard bookingId={trip.bookingId} />
      <HistoryCard trip={trip} />
      <CasesCard trip={trip} />
      <StayCard trip={trip} />
      <BaggageCard trip={trip} />
      <AirlinesCard trip={trip} view={view} />
    </aside>
  );
}

const BAG_ICONS = { cabin: Backpack, checked: Luggage, more: Plus };

function BaggageCard({ trip }: Props) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  return (
    <AsideCard id="trip-bags" title={t('trip.flight.bag.title')}>
      {baggageOf(trip, locale).map(({ way, lines }) => (
        <div key={way} className="trip-bags">
          {way && <b className="small strong num">{way}</b>}
          <ul className="trip-aside__facts small text-2">
            {lines.map(({ key, text }) => {
              const Icon = BAG_ICONS[key];
              return (
                <Fact key={key} icon={<Icon />}>
                  {toText(text)}
                </Fact>
              );
            })}
          </ul>
        </div>
      ))}
    </AsideCard>
  );
}

function AirlinesCard({ trip, view }: Props & { readonly view: FlightTripView }) {
  const t = useText();
  const locale = useLocale();
  const { supportPhone } = useTenant();
  const several = trip.flight.tickets.length > 1;
  return (
    <AsideCard id="trip-airlines" title={t('trip.flight.airlines.title')}>
      <ul className="trip-aside__facts small text-2">
        {trip.locators.airlines.map(({ ticketNo, airline, locator }) => (
          <Fact key={ticketNo} icon={<Plane />}>
            {t('trip.flight.locator', { airline: airline.name, locator })}
            {several && <span className="micro text-3"> {t('flights.ticket', { number: ticketNo })}</span>}
          </Fact>
        ))}
        {trip.locators.airlines.length === 0 && isUnderWay(view.status) && (
          <Fact icon={<Plane />}>{t('trip.flight.locatorLater')}</Fact>
        )}
        {trip.ticketedAt && (
          <Fact icon={<TicketCheck />}>
            {t('trip.flight.ticketed', { at: formatInstant(trip.ticketedAt, locale) })}
          </Fact>
        )}
        {isBooked(trip.status) && trip.time === 'Future' && trip.verifiedAt && (
          <Fact icon={<ShieldCheck />}>
            {t('trip.flight.verified', { at: formatInstant(trip.verifiedAt, locale) })}
          </Fact>
        )}
        {trip.status !== 'Canceled' && trip.time !== 'Past' && (
          <Fact icon={<Phone />}>
            {t(trip.actions.change.available ? 'trip.flight.changeName' : 'trip.flight.changes')}{' '}
            <PhoneLink number={supportPhone} className="nowrap" />
          </Fact>
        )}
      </ul>
    </AsideCard>
  );
}
