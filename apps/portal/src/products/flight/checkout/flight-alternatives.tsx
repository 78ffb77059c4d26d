import type { FlightCheckout } from '@sojourn/contract/products/flight/flight-checkout.ts';
import { shownFare } from '@sojourn/domain/products/flight/fares/shown-fare.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { PriceBlock } from '@sojourn/ui/content/price-block.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { urlOfTrip } from '#products/flight/itinerary/trip-url.ts';
import { printFlightUrl } from '#products/flight/search/flight-url.ts';
import { AirlineTile } from '#products/flight/slices/airline-tile.tsx';
import { SliceLine } from '#products/flight/slices/slice-line.tsx';
import { useSliceView } from '#products/flight/slices/use-slice-view.ts';
import { Link } from '#shared/router/link.tsx';

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
