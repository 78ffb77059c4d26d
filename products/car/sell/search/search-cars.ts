/** The car search: every seller is asked at once, and what is known so far is streamed as they answer. */
import { type CacheableStream, cacheableStream } from '@sojourn/server/cacheable-stream.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { boxAround } from '@sojourn/server/modules/selling/locations/places.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { streamAnswers } from '@sojourn/server/suppliers/stream-answers.ts';
import type { CarSearchEvent, CarSearchInput } from '#car/wire/car-search.ts';
import { localizeDesk } from '../localize.ts';
import type { CarAnswer, CarQuestion } from '../supplier.ts';
import { looksAtMarket, searchWithMarkets } from './car-markets.ts';
import { findEnds, requireRental } from './criteria.ts';
import { type CarSearchDeps, requireCars } from './deps.ts';
import { mergeAnswers } from './merge-answers.ts';

const PAGE = 25;
/** Of the map around a place without cars, and beyond the farthest desk. */
const ALONE_KM = 5;

type Ends = ReturnType<typeof findEnds>;

function questionOf(deps: CarSearchDeps, input: CarSearchInput, { pickUp, dropOff }: Ends): CarQuestion {
  const now = deps.clock.now();
  const query = {
    pickUpPlace: pickUp.place,
    dropOffPlace: dropOff?.place ?? null,
    pickUp: input.pickUp,
    dropOff: input.dropOff,
    driverAge: input.driverAge,
  };
  requireRental(query, { pickUp: pickUp.zone, dropOff: (dropOff ?? pickUp).zone }, now);
  return {
    ...query,
    landsAt: input.landsAt ?? null,
    filters: input.filters ?? {},
    sort: input.sort ?? 'MostRecommended',
    top: (input.offset ?? 0) + (input.limit ?? PAGE),
    now,
  };
}

const MARGIN_DEGREES = 0.01;

/** All pins and the place itself. */
function boxOf({ pickUp }: Ends, desks: readonly CarAnswer['desks'][number][]) {
  const here = boxAround(pickUp, ALONE_KM);
  const near = desks.filter(({ position }) => Math.abs(position.lon - pickUp.lon) < 2);
  if (near.length === 0) return here;
  const lats = [pickUp.lat, ...near.map(({ position }) => position.lat)];
  const lons = [pickUp.lon, ...near.map(({ position }) => position.lon)];
  return {
    west: Math.max(-180, Math.min(...lons) - MARGIN_DEGREES),
    south: Math.max(-90, Math.min(...lats) - MARGIN_DEGREES),
    east: Math.min(180, Math.max(...lons) + MARGIN_DEGREES),
    north: Math.min(90, Math.max(...lats) + MARGIN_DEGREES),
  };
}

type Answer = CacheableStream<CarSearchEvent> | AsyncIterable<CarSearchEvent>;

/**
 * Refuses a search that breaks a rule, and `SuppliersUnavailable` when no seller can be asked; one that does
 * not answer is named, and never reads as sold out.
 */
export function searchCars(deps: CarSearchDeps, input: CarSearchInput, context: RequestContext): Answer {
  requireCars(deps, context);
  const ends = findEnds(deps, input);
  const question = questionOf(deps, input, ends);
  const { locale = 'en' } = input;
  const [offset, limit] = [input.offset ?? 0, input.limit ?? PAGE];
  const stream = (wanted: CarQuestion) =>
    streamAnswers(
      deps,
      {
        ask: (supplier, call) => supplier.search(wanted, call),
        pageOf: (answers: readonly CarAnswer[]) => {
          const merged = mergeAnswers(answers, offset, limit);
          const pinned = new Set(merged.pins.map(({ deskId }) => deskId));
          return {
            ...merged,
            desks: merged.desks.map((desk) => localizeDesk(deps, desk, locale)),
            box: boxOf(
              ends,
              merged.desks.filter(({ deskId }) => pinned.has(deskId)),
            ),
          };
        },
        refuse: () => refuse('SuppliersUnavailable'),
      },
      context,
    );
  const isCompared = looksAtMarket(deps, question, context);
  const events = isCompared ? searchWithMarkets(deps, question, stream, context) : stream(question);
  // A scenario plays on every request
  if (context.scenario !== null) return events;
  const { now: _, ...criteria } = question;
  const market = isCompared ? { market: context.tenantId } : {};
  return cacheableStream({ cars: true, ...criteria, ...market, offset, limit, locale }, events);
}
