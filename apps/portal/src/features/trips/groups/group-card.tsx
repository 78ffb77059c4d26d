import type { TripCard, TripGroup } from '@sojourn/contract/trips.ts';
import { first } from '@sojourn/domain/present.ts';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { textRef, useTextRef } from '@sojourn/web/text-ref.ts';
import { useProductOf } from '#shared/product/use-products.ts';
import { Link } from '#shared/router/link.tsx';
import { TripTagMark } from '../trip-tag.tsx';
import { groupDates, groupName, groupStatus } from './group-view.ts';

type GroupCardProps = { readonly group: TripGroup; readonly trips: readonly TripCard[] };

/** A trip of several bookings in the list: where and when, and a line for each. */
export function GroupCard({ group, trips }: GroupCardProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const productOf = useProductOf();
  const glances = trips.map((trip) => ({ trip, glance: productOf(trip).trips.get().glance(trip, locale) }));
  const name = groupName(group, t('trips.group.unnamed'));
  const status = groupStatus(trips);
  // A flight that its airline has canceled is what has to be known first
  const off = glances.find(({ glance }) => glance.mark?.kind === 'canceled')?.glance.mark;
  const dates = groupDates(
    glances.map(({ glance }) => glance),
    locale,
  );
  return (
    <Card as="li" clip className="trip-card">
      <Art {...asArt(first(glances).glance.art)} width={520} height={560} className="trip-card__art" />
      <div className="trip-card__body">
        <div className="row row--between row--top row--wrap gap-3">
          <div>
            <p className="small text-2">{dates}</p>
            <h2 className="display-s">{name}</h2>
          </div>
          <TripTagMark tag={off ?? { kind: status, text: textRef(`trips.status.${status}`) }} />
        </div>
        <ul className="trip-card__slices">
          {glances.map(({ trip, glance: { icon: Icon, title, text } }) => (
            <li key={trip.bookingId} className="trip-card__item">
              <Icon className="icon" aria-hidden="true" />
              <div>
                <b className="title-s">{toText(title)}</b>
                <p className="small text-2">
                  {[toText(text), ...(trip.confirmationCode ? [trip.confirmationCode] : [])].join(', ')}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <div className="trip-card__foot">
          <span className="small text-2">{t('trips.group.count', { count: trips.length })}</span>
          <Link
            to="/trips/$bookingId/itinerary"
            params={{ bookingId: first(trips).bookingId }}
            className={buttonClass({ variant: 'secondary', size: 's' })}
            aria-label={t('trips.group.openOf', { name, dates })}
          >
            {t('trips.open')}
          </Link>
        </div>
      </div>
    </Card>
  );
}
