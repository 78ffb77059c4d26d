/** Homes near another that are free for the same nights. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import type { Party } from '#home/rules/party.ts';
import type { HomeCard } from '#home/wire/home-search.ts';
import type { HomeSupplier } from '../supplier.ts';

const MOST = 3;
/** About five kilometers to each side. */
const DEGREES = 0.05;
/** So many are looked at for those that cost no more. */
const LOOKED_AT = 25;

type Near = {
  readonly homeId: string;
  readonly center: { readonly lat: number; readonly lon: number };
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
};
type Wanted = {
  readonly party: Party;
  readonly locale: Locale;
  /** Of the whole stay, with everything in; left out for any price. */
  readonly mostMinor?: number;
};

/** The best three by recommendation; null where nobody answers. */
export async function findFreeHomes(
  deps: { readonly clock: Clock; readonly homeSupplierOf: (homeId: string) => HomeSupplier | undefined },
  { homeId, center: { lat, lon }, checkIn, checkOut }: Near,
  { party, locale, mostMinor = Number.POSITIVE_INFINITY }: Wanted,
  context: CallContext,
): Promise<readonly HomeCard[] | null> {
  const answer = await deps.homeSupplierOf(homeId)?.search(
    {
      checkIn,
      checkOut,
      box: { west: lon - DEGREES, south: lat - DEGREES, east: lon + DEGREES, north: lat + DEGREES },
      centre: { lat, lon },
      party,
      flexibleDays: 0,
      filters: {},
      sort: 'MostRecommended',
      top: LOOKED_AT,
      wanted: [],
      locale,
      now: deps.clock.now(),
    },
    context,
  );
  if (answer?.outcome !== 'ok') return null;
  return answer.value.homes
    .map(({ home }) => home)
    .filter((home) => home.homeId !== homeId && home.total.amountMinor <= mostMinor)
    .slice(0, MOST);
}
