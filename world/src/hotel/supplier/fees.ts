import { dateOfDay, type Instant, nightsBetween } from '@sojourn/domain/dates.ts';
import { feeForStay, type StayFee } from '@sojourn/products/hotel/rules/property-fees.ts';
import type { RoomGuests, StayDates } from '@sojourn/products/hotel/rules/stay.ts';
import { usdRateOn } from '../../exchange-rates.ts';
import { feesOf } from '../inventory/facts.ts';
import { partyOf } from '../inventory/search/fees-at-desk.ts';
import { type Market, utcDay } from './market.ts';

type FeeRequest = StayDates & { readonly rooms: readonly RoomGuests[] };

/** What a hotel charges at its desk for this stay, with today's rates. */
export function stayFees(
  market: Market,
  row: number,
  request: FeeRequest & { readonly now: Instant },
): StayFee[] {
  const today = dateOfDay(utcDay(request.now));
  const party = partyOf(nightsBetween(request.checkIn, request.checkOut), request.rooms);
  return feesOf(market.world, row).map((fee) =>
    feeForStay(fee, party, usdRateOn(fee.amount.currency, today)),
  );
}
