/** What the form for changing a booked home asks for, and what a change does to the discount. Pure. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { formatPercent, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { HomeChangeAsk, HomeChangeDetail } from '#home/wire/home-change.ts';
import type { HomeTripCard } from '#home/wire/home-trip.ts';
import type { WireParty } from '#home/wire/homes.ts';

export const askFor = (checkIn: CalendarDate, checkOut: CalendarDate, party: WireParty): HomeChangeAsk => ({
  kind: 'Home',
  checkIn,
  checkOut,
  party: {
    adults: party.adults,
    children: party.children,
    infants: party.infants,
    dogs: party.dogs,
    cats: party.cats,
  },
});

export function isSame(
  { stays, guests }: Pick<HomeTripCard, 'stays' | 'guests'>,
  ask: HomeChangeAsk,
): boolean {
  const { checkIn, checkOut } = itemAt(stays, 0);
  return JSON.stringify(askFor(checkIn, checkOut, guests)) === JSON.stringify(ask);
}

type Compared = Pick<HomeChangeDetail, 'before' | 'after'>;

/** Null where the discount for length stays as it is. A shorter stay can cost more for want of it. */
export function discountChange({ before, after }: Compared, locale: Locale): TextRef | null {
  const share = (bps: number) => formatPercent(bps, locale);
  if (before.discountBps === after.discountBps) return null;
  if (after.discountBps === 0) {
    const isRise = after.total.amountMinor > before.total.amountMinor;
    const id = isRise ? 'homeChange.discount.lostRise' : 'homeChange.discount.lost';
    return textRef(id, { share: share(before.discountBps) });
  }
  if (before.discountBps === 0)
    return textRef('homeChange.discount.gained', { share: share(after.discountBps) });
  return textRef('homeChange.discount.other', {
    before: share(before.discountBps),
    after: share(after.discountBps),
  });
}
