/** For tests of the activity market: the world made once, a market on a test database, ready questions. */
import { date, type Instant } from '@sojourn/domain/dates.ts';
import { truePlaces } from '@sojourn/geography/testing/true-places.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import { createTestDatabase, type TestDatabase } from '@sojourn/server/testing/database.ts';
import { createActivityWorld } from '@sojourn/world/activity/inventory/generate.ts';
import type { ActivityWorld } from '@sojourn/world/activity/inventory/world.ts';
import {
  type ActivityMarketHandle,
  type ActivityMarketOptions,
  createActivityMarket,
} from '@sojourn/world/activity/supplier/create-activity-market.ts';
import pino from 'pino';
import type { ActivityPick, ActivityPriceAsk } from '../sell/port/price-port.ts';
import type { ActivityQuestion } from '../sell/port/search-port.ts';
import type {
  ActivityConfirmRequest,
  ActivityReserveRequest,
  ActivitySupplier,
  ActivityTraveler,
} from '../sell/supplier.ts';

/** The day of the pictures. */
export const ACTIVITY_NOW = '2027-02-08T17:00:00.000Z' as Instant;
/** Tejo sunset sail: twelve places, in English (`option-1`) or Portuguese, $48.00 an adult. */
export const SAIL = 'act_lisbon-pt-1';
/** Saturday's 18:30 of the picture: eight places are left. */
export const SAIL_SLOT = '2027-04-17T18:30';
/** Alfama on foot: ten places at 10:00 each day, family tickets for four. */
export const ALFAMA = 'act_lisbon-pt-2';
export const TWO_ADULTS = [{ unitId: 'adult', count: 2 }];
export const SAIL_MINOR = 96_00;

let world: ActivityWorld | undefined;
export function testActivityWorld(): ActivityWorld {
  world ??= createActivityWorld(truePlaces());
  return world;
}

export const calm: CallContext = { timeoutMs: 500, scenario: null, requestId: 'test' };
export const playing = (scenario: string): CallContext => ({ ...calm, scenario });

export const testActivityMarket = (
  database: Pick<TestDatabase, 'db' | 'pool'>,
  options: Partial<ActivityMarketOptions> = {},
): Promise<ActivityMarketHandle> => {
  const made = options.world ?? testActivityWorld();
  return createActivityMarket({
    db: database.db,
    pool: database.pool,
    clock: { now: () => ACTIVITY_NOW },
    log: pino({ level: 'silent' }),
    ...truePlaces(),
    scenarioWaitMs: 20,
    ...options,
    world: made,
  });
};

/** A market on a database of its own; `close` ends both. */
export async function openActivityMarket(options: Partial<ActivityMarketOptions> = {}) {
  const database = await createTestDatabase();
  const market = await testActivityMarket(database, options);
  const close = async () => {
    await market.close();
    await database.drop();
  };
  return { database, market, close };
}
export type OpenActivityMarket = Awaited<ReturnType<typeof openActivityMarket>>;

const sailPick = (over: Partial<ActivityPick> = {}): ActivityPick => ({
  activityId: SAIL,
  optionId: 'option-1',
  slotId: SAIL_SLOT,
  units: TWO_ADULTS,
  ...over,
});

export const activityAsk = (over: Partial<ActivityPriceAsk> = {}): ActivityPriceAsk => ({
  ...sailPick(over),
  locale: 'en',
  now: ACTIVITY_NOW,
  ...over,
});

/** Whatever it costs, unless `totalMinor` says. */
export const reserveActivityRequest = (
  reference: string,
  over: Partial<ActivityReserveRequest> = {},
): ActivityReserveRequest => ({
  ...activityAsk(over),
  reference,
  totalMinor: 100_000_00,
  holdMinutes: 15,
  ...over,
});

export const TRAVELER: ActivityTraveler = {
  firstName: 'Maya',
  lastName: 'Okafor',
  phone: '+1 202-555-0142',
  pickup: { kind: 'meetingPoint' },
  language: null,
  // To whatever is wanted; the rest goes nowhere
  answers: [
    { questionId: 'swim', answer: 'all' },
    { questionId: 'heaviest', answer: '82' },
    { questionId: 'heights', answer: '170 cm' },
  ],
  note: '',
};

export const confirmActivityRequest = (
  reference: string,
  over: Partial<ActivityConfirmRequest> = {},
): ActivityConfirmRequest => ({
  reference,
  holdId: `hold_${reference}`,
  traveler: TRAVELER,
  now: ACTIVITY_NOW,
  ...over,
});

/** Two adults in Lisbon from Wednesday to Monday, as in the pictures. */
export const activityQuestion = (over: Partial<ActivityQuestion> = {}): ActivityQuestion => ({
  box: { west: -9.34, south: 38.51, east: -8.94, north: 38.92 },
  from: date('2027-04-14'),
  days: 6,
  ages: [34, 36],
  filters: {},
  trip: null,
  sort: 'Recommended',
  top: 25,
  locale: 'en',
  now: ACTIVITY_NOW,
  ...over,
});

/** What an answer that must be there holds. */
export function answered<V>(outcome: { readonly outcome: string; readonly value?: V }): V {
  if (outcome.outcome !== 'ok') throw new Error(`expected ok, got ${JSON.stringify(outcome)}`);
  return outcome.value as V;
}

export const activitySupplierOf = (
  market: Pick<ActivityMarketHandle, 'supplierOf'>,
  activityId: string = SAIL,
): ActivitySupplier => {
  const supplier = market.supplierOf(activityId);
  if (!supplier) throw new Error(`nobody sells ${activityId}`);
  return supplier;
};
