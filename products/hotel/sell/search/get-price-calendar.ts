/** The lowest nightly price of each day at a place, over all suppliers. */
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { findArea } from '@sojourn/server/modules/selling/locations/find-area.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { answersOf } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { RoomGuests } from '#hotel/rules/stay.ts';
import type { SearchDeps } from './deps.ts';

type CalendarInput = {
  readonly place: string;
  readonly from: CalendarDate;
  readonly days: number;
  readonly rooms: readonly RoomGuests[];
};

/**
 * Days without a price (over, too far ahead, or nothing left) have null. Refuses UnknownPlace,
 * SuppliersUnavailable.
 */
export async function getPriceCalendar(deps: SearchDeps, input: CalendarInput, context: RequestContext) {
  const { box } = findArea(deps.places, { place: input.place }, 'en');
  const request = { box, from: input.from, days: input.days, rooms: input.rooms, now: deps.clock.now() };
  const answers = await answersOf(deps, (supplier, call) => supplier.calendar(request, call), context);
  if (answers.length === 0) refuse('SuppliersUnavailable');
  const days = Array.from({ length: input.days }, (_, i) => {
    const prices = answers.flatMap((answer) => answer[i] ?? []);
    return { date: addDays(input.from, i), nightlyMinor: prices.length > 0 ? Math.min(...prices) : null };
  });
  return { days };
}
