/**
 * How long a stay search has the same answer: until a room of a city that its box meets is sold or given
 * back, and within the quarter of an hour, as no city's date changes but on one (days before arrival move
 * prices, plans and terms). More it does not depend on but the question.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import { citiesMeeting } from '@sojourn/market/hotel/search/box-rows.ts';
import type { StayQuestion } from '../supplier.ts';
import { type Market, quarterOf } from './market.ts';

/** To be asked before the search, so that what is sold meanwhile ends the answer. */
export function answerHolds({ world, sales }: Market, question: StayQuestion): (now: Instant) => boolean {
  const cities = Uint16Array.from(citiesMeeting(world, question.box));
  // The counts only grow, so that their sum tells of any
  const changed = (): number => cities.reduce((sum, city) => sum + sales.changes[city]!, 0);
  const quarter = quarterOf(question.now);
  const before = changed();
  return (now) => quarterOf(now) === quarter && changed() === before;
}
