/** Where a booked home is and how to come in: exact once it's confirmed, about until then. */
import { Card } from '@sojourn/ui/content/card.tsx';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { WhenIdle } from '@sojourn/web/map/when-idle.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { KeyRound, MapPin } from 'lucide-react';
import type { HomeStaySummary } from '#home/wire/home-checkout.ts';
import type { HomeTripDetail } from '#home/wire/home-trip.ts';
import '#home/pages/shared/place-map.css';
import './where-home.css';

const PlaceMap = lazyPart(() => import('#home/pages/shared/place-map.tsx'));

type Arrival = HomeTripDetail['arrivals'][number];

export function WhereHomes({ trip }: { readonly trip: HomeTripDetail }) {
  return trip.stays.map((stay, place) => (
    <WhereHome
      key={stay.homeId}
      stay={stay}
      arrival={trip.status === 'Canceled' ? null : (trip.arrivals[place] ?? null)}
      isSplit={trip.stays.length > 1}
    />
  ));
}

type WhereProps = {
  readonly stay: HomeStaySummary;
  readonly arrival: Arrival;
  readonly isSplit: boolean;
};

function WhereHome({ stay, arrival, isSplit }: WhereProps) {
  const t = useText();
  const { homeId, name, neighborhood, city, area } = stay;
  const id = `where-${homeId}`;
  return (
    <section className="home-where" aria-labelledby={id}>
      <h2 id={id} className="title-l">
        {isSplit ? t('home.trip.where.of', { name }) : t('home.trip.where')}
      </h2>
      <p className="row row--top gap-2">
        <MapPin className="icon icon--s" aria-hidden="true" />
        <span>{arrival ? arrival.address : t('home.trip.where.area', { neighborhood, city })}</span>
      </p>
      <div className="home-where__map">
        <WhenIdle>
          <PlaceMap name={name} area={area} position={arrival?.position ?? null} />
        </WhenIdle>
      </div>
      {arrival && <WayIn name={name} arrival={arrival} isSplit={isSplit} />}
    </section>
  );
}

type WayInProps = {
  readonly name: string;
  readonly arrival: NonNullable<Arrival>;
  readonly isSplit: boolean;
};

function WayIn({ name, arrival, isSplit }: WayInProps) {
  const t = useText();
  if (arrival.steps.length === 0) return null;
  return (
    <Card padded className="home-where__way">
      <h3 className="title-m row gap-2">
        <KeyRound className="icon icon--s" aria-hidden="true" />
        {isSplit ? t('home.trip.way.of', { name }) : t('home.trip.way')}
      </h3>
      <ol className="home-where__steps">
        {arrival.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="small text-3">{t('home.trip.way.text')}</p>
    </Card>
  );
}
