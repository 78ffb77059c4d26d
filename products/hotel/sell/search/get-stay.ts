/** A hotel's page: its supplier's rooms and rates, and what else there is nearby from all suppliers. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { bookingDay } from '@sojourn/domain/policy/booking-day.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { boxAround } from '@sojourn/server/modules/selling/locations/places.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { answersOf } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { RoomGuests } from '#hotel/rules/stay.ts';
import type { StayDetail } from '#hotel/wire/stay-detail.ts';
import { addRefundable } from '../refundable/add-refundable.ts';
import type { StayPage, StayQuestion } from '../supplier.ts';
import { requireThat } from './criteria.ts';
import type { SearchDeps } from './deps.ts';
import { judgeRooms } from './judge-rooms.ts';
import { addRateMarkets } from './markets-of-stay.ts';
import { mergeAnswers } from './merge-answers.ts';

type StayInput = {
  readonly stayId: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly rooms: readonly RoomGuests[];
  readonly locale?: Locale | undefined;
};

const NEARBY_KM = 4;
const SHOWN = 3;

/** Of hotels within a few kilometres and one star: how many have rooms, of how many, and the best three. */
async function findSimilar(
  deps: SearchDeps,
  stay: StayPage['stay'],
  input: StayInput,
  context: RequestContext,
): Promise<StayDetail['similar']> {
  const question: StayQuestion = {
    checkIn: input.checkIn,
    checkOut: input.checkOut,
    rooms: input.rooms,
    box: boxAround(stay.position, NEARBY_KM),
    centre: stay.position,
    filters: {
      stars: [stay.stars - 1, stay.stars, stay.stars + 1].filter((stars) => stars >= 1 && stars <= 5),
    },
    sort: 'MostRecommended',
    top: SHOWN + 1,
    locale: input.locale ?? 'en',
    now: deps.clock.now(),
  };
  const answers = await answersOf(deps, (each, call) => each.search(question, call), context);
  const merged = mergeAnswers(answers, 0, SHOWN + 1);
  const soldOut = answers.reduce((sum, answer) => sum + answer.soldOut, 0);
  const stays = merged.stays.filter(({ stayId }) => stayId !== stay.stayId).slice(0, SHOWN);
  return { available: merged.total, of: merged.total + soldOut, stays };
}

/** Refuses NotFound, what breaks a rule of a search, and SuppliersUnavailable. */
export async function getStay(
  deps: SearchDeps,
  input: StayInput,
  actor: Actor,
  context: RequestContext,
): Promise<StayDetail> {
  const locale = input.locale ?? 'en';
  const now = deps.clock.now();
  const place = deps.places.find(`hotel:${input.stayId}`, locale);
  const supplier = deps.suppliers.find((each) => each.sells(input.stayId));
  if (place === undefined || supplier === undefined) refuse('NotFound');
  requireThat(input, place.zone, now);
  const request = { ...input, locale, now };
  const tier = await deps.tierOf(actor);
  const multiplier = deps.earnMultiplier(actor).catch((err: unknown) => {
    deps.log.warn({ err, requestId: context.requestId }, 'no multiplier for now');
    return null;
  });
  const asking = { ...deps, suppliers: [supplier] };
  const [page] = await answersOf(asking, (each, call) => each.detail(request, call), context);
  if (page === undefined) refuse('SuppliersUnavailable');
  const similar = await findSimilar(deps, page.stay, input, context);
  const compared = await addRateMarkets(deps, page, { ...input, now }, context);
  const bookedOn = bookingDay(now, tier?.zone);
  const judged = judgeRooms(compared, tier?.rules ?? null, { startsOn: input.checkIn, bookedOn });
  // The hotel itself is among those nearby: it is no alternative to itself
  const own = page.rooms.length > 0 ? 1 : 0;
  const isCounted = page.unavailable !== 'occupancy';
  return {
    ...page,
    rooms: addRefundable(judged, page, { rooms: input.rooms, now }),
    similar: {
      available: Math.max(0, similar.available - own),
      of: Math.max(0, similar.of - (isCounted ? 1 : 0)),
      stays: similar.stays,
    },
    earnMultiplier: await multiplier,
  };
}
