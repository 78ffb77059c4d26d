/** Each seat and bag that changes: whose, on which way, what it was, and what it costs. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { signed } from '@sojourn/portal/features/trips/change/signed.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Armchair, Luggage } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { routeText } from '../itinerary/route-text.ts';
import { fullNameOf } from '../trips/travelers-view.ts';

type Props = { readonly trip: FlightTripDetail; readonly quoted: BookingChange };

export function ExtrasComparison({ trip, quoted: { detail } }: Props) {
  const t = useText();
  if (detail?.kind !== 'Extras') return null;
  const { seats, bags } = detail.extras;
  const seatText = (of: readonly { readonly seat: string }[]) =>
    t('flightExtras.seat', { count: of.length, seats: of.map(({ seat }) => seat).join(', ') });
  const whose = ({ slice, traveler }: { readonly slice: number; readonly traveler: number }) => ({
    name: fullNameOf(itemAt(trip.travelers, traveler)),
    way: routeText(itemAt(trip.flight.slices, slice)),
  });
  return (
    <section aria-labelledby="extras-changes">
      <h2 id="extras-changes" className="title-m">
        {t('flightExtras.changes')}
      </h2>
      <Card>
        <ul className="card__rows">
          {seats.map((each) => (
            <Row
              key={`seat ${each.slice}.${each.traveler}`}
              icon={<Armchair className="icon" />}
              title={seatText(each.after)}
              before={each.before.length > 0 ? seatText(each.before) : null}
              amount={each.amount}
              {...whose(each)}
            />
          ))}
          {bags.map((each) => (
            <Row
              key={`bag ${each.slice}.${each.traveler}`}
              icon={<Luggage className="icon" />}
              title={t('flightExtras.bags', { count: each.after })}
              before={each.before > 0 ? t('flightExtras.bags', { count: each.before }) : null}
              amount={each.amount}
              {...whose(each)}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}

type RowProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly before: string | null;
  readonly name: string;
  readonly way: string;
  readonly amount: Money;
};

function Row({ icon, title, before, name, way, amount }: RowProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <li className="extra">
      <span className="extra__icon" aria-hidden="true">
        {icon}
      </span>
      <div className="extra__text">
        <b className="title-s">{title}</b>
        <p className="small text-2">{t('flightExtras.whose', { name, way })}</p>
        {before && <p className="small text-3">{t('flightExtras.was', { before })}</p>}
      </div>
      <b className="title-s num">{signed(amount, locale)}</b>
    </li>
  );
}

/** What the fare keeps of seats and bags that are given up. */
export function WithheldNote({ quoted: { detail } }: Pick<Props, 'quoted'>) {
  const t = useText();
  const locale = useLocale();
  if (detail?.kind !== 'Extras' || detail.extras.withheld.amountMinor === 0) return null;
  const amount = formatMoney(detail.extras.withheld, locale);
  return <Banner tone="warn">{t('flightExtras.withheld', { amount })}</Banner>;
}
