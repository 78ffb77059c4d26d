/**
 * Three collection stays for the home page, for four nights some weeks ahead: the ones our pictures show
 * first.
 */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { addDays, dateIn, dayNumber } from '@sojourn/domain/dates.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { answersOf } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { StayCard } from '#hotel/wire/stay-search.ts';
import type { StayQuestion } from '../supplier.ts';
import type { SearchDeps } from './deps.ts';
import { mergeAnswers } from './merge-answers.ts';

const PICKS = ['sty_charleston-us-1', 'sty_sedona-us-1', 'sty_tulum-mx-1', 'sty_lisbon-pt-1'];
const SHOWN = 3;
const WEEKS_AHEAD = 9;
const NIGHTS = 4;
const WORLD = { west: -180, south: -60, east: 180, north: 75 };

export async function listCollectionStays(deps: SearchDeps, locale: Locale, context: RequestContext) {
  const now = deps.clock.now();
  const today = dateIn(now, 'UTC');
  // The Thursday some weeks ahead: four nights to Monday
  const weekday = (dayNumber(today) + 4) % 7;
  const checkIn = addDays(today, WEEKS_AHEAD * 7 + ((4 - weekday + 7) % 7));
  const question: StayQuestion = {
    checkIn,
    checkOut: addDays(checkIn, NIGHTS),
    box: WORLD,
    centre: { lat: 0, lon: 0 },
    rooms: [{ adults: 2, childAges: [] }],
    filters: { stayIds: PICKS },
    sort: 'UserRating',
    top: PICKS.length,
    locale,
    now,
  };
  const answers = await answersOf(deps, (supplier, call) => supplier.search(question, call), context);
  if (answers.length === 0) refuse('SuppliersUnavailable');
  const { stays } = mergeAnswers(answers, 0, PICKS.length);
  const order = (stay: StayCard): number => PICKS.indexOf(stay.stayId);
  return {
    checkIn,
    checkOut: question.checkOut,
    stays: stays.sort((a, b) => order(a) - order(b)).slice(0, SHOWN),
  };
}
