import { useText } from '@sojourn/web/text/use-text.tsx';
import type { FareOffer, FlightSlice } from '#flight/wire/flights.ts';
import { flightNumberOf } from './slice-view.ts';

/** The first flight doesn't have the class, and its brand is of a lower one. Props: `slice`, `fare`. */
export function BrandNote({
  slice,
  fare,
}: {
  readonly slice: Pick<FlightSlice, 'segments'>;
  readonly fare: Pick<FareOffer, 'fareClass' | 'fareShelf' | 'restrictions'>;
}) {
  const t = useText();
  const { brandType } = fare.restrictions;
  const [first] = slice.segments;
  if (brandType === fare.fareClass || !first) return null;
  return (
    <p className="small text-2">
      {t('flights.brandType', {
        fareClass: t(`flights.class.${fare.fareClass}`),
        brandType: t(`flights.class.${brandType}`),
        brand: fare.fareShelf.shortBrandName,
        flight: flightNumberOf(first),
      })}
    </p>
  );
}
