/** What hotels charge at their desks for the stay of a search, in US cents: by city, and by resort fee. */
import { dateOfDay } from '@sojourn/domain/dates.ts';
import {
  dueAtHotel,
  feeForStay,
  nightlyFeesMinor,
  type StayParty,
} from '@sojourn/products/hotel/rules/property-fees.ts';
import { usdRateOn } from '#exchange-rates.ts';
import { certainFeesIn } from '../facts.ts';
import { RESORT_FEES } from '../resort-fees.ts';
import type { HotelWorld } from '../world.ts';

export type DeskFees = {
  /** Of all rooms and nights by `resortFee`: what everybody pays. */
  readonly totals: Float64Array;
  /** Of a room and night by `resortFee`, without city tax. */
  readonly nightly: Float64Array;
};

/** `utcDay`: the day of the exchange rates. */
export function createDeskFees(
  world: HotelWorld,
  party: StayParty,
  utcDay: number,
): (city: number) => DeskFees {
  const known = new Map<number, DeskFees>();
  const ratesOn = dateOfDay(utcDay);
  const make = (city: number): DeskFees => {
    const totals = new Float64Array(RESORT_FEES + 1);
    const nightly = new Float64Array(RESORT_FEES + 1);
    for (let kind = 0; kind <= RESORT_FEES; kind++) {
      const fees = certainFeesIn(world, world.cities[city]!, kind);
      const due = dueAtHotel(
        fees.map((fee) => feeForStay(fee, party, usdRateOn(fee.amount.currency, ratesOn))),
      );
      totals[kind] = due.reduce((sum, { usd }) => sum + usd.amountMinor, 0);
      nightly[kind] = nightlyFeesMinor(due, party);
    }
    return { totals, nightly };
  };
  return (city) => {
    const fees = known.get(city) ?? make(city);
    known.set(city, fees);
    return fees;
  };
}

export const partyOf = (
  nights: number,
  rooms: readonly { readonly adults: number; readonly childAges: readonly number[] }[],
): StayParty => ({
  nights,
  rooms: rooms.length,
  guests: rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0),
});
