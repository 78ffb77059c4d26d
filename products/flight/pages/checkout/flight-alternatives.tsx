import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { PriceBlock } from '@sojourn/ui/content/price-block.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { shownFare } from '#flight/rules/fares/shown-fare.ts';
import type { FlightCheckout } from '#flight/wire/flight-checkout.ts';
import { urlOfTrip } from '../itinerary/trip-url.ts';
import { printFlightUrl } from '../search/flight-url.ts';
import { AirlineTile } from '../slices/airline-tile.tsx';
import { SliceLine } from '../slices/slice-line.tsx';
import { useSliceView } from '../slices/use-slice-view.ts';

type Option = NonNullable<FlightCheckout['priceChange']>['alternatives'][number];

/** Similar first flights, the rest of the trip as chosen; each leads to its review. */
export function FlightAlternatives({ checkout }: { readonly checkout: FlightCheckout }) {
  const { priceChange, flight } = checkout;
  return priceChange?.alternatives.map((option) => (
    <Alternative key={option.slice.sliceId} option={option} flight={flight} />
  ));
}

type AlternativeProps = { readonly option: Option; readonly flight: FlightCheckout['flight'] };

function Alternative({ option, flight }: AlternativeProps) {
  const t = useText();
  const locale = useLocale();
  const slice = useSliceView()(option.slice);
  const fare = shownFare(option);
  const url = urlOfTrip(flight);
  const outbound = { sliceId: option.slice.sliceId, fareClass: fare.fareClass };
  const search = printFlightUrl({ ...url, chosen: [outbound, ...url.chosen.slice(1)] });
  return (
    <Card as="li" link className="flight-alternative">
      <AirlineTile code={slice.code} />
      <div className="flight-alternative__way">
        <SliceLine slice={slice} />
        <p className="small text-2">
          <Link to="/flights/review" search={search} className="card__link">
            {t('checkout.alternative', {
              airlines: slice.airlines,
              note: slice.note,
              fareClass: fare.fareClass,
            })}
          </Link>
        </p>
      </div>
      <PriceBlock
        align="end"
        total={formatMoney(fare.total, locale)}
        miles={t('booking.miles', { miles: formatMiles(fare.miles, locale) })}
      />
    </Card>
  );
}
