/** What the use cases of trips share. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Logger } from 'pino';
import type { Actor, RequestContext } from '#context.ts';
import { readTripParty } from '#modules/companies/arranging/party/store.ts';
import { readCasesOf } from '#modules/desk/cases/store.ts';
import { earningOf } from '#modules/money/rewards/earnings.ts';
import { readProtections } from '#modules/protecting/protections/store.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import type { StartDeps } from '#modules/selling/booking/deps.ts';
import { inLanguage } from '#modules/selling/booking/in-language.ts';
import type { BookingProducts } from '#modules/selling/booking/product.ts';
import { readRevisions } from '#modules/selling/booking/revisions/store.ts';
import { readSplitWith } from '#modules/selling/booking/split/store.ts';
import { readBooking, readPaid } from '#modules/selling/booking/store.ts';
import { type BookingRef, readRefunds } from '#modules/selling/booking/tenders/store.ts';
import { refuse } from '#refusal.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { readBesides, type TripSources } from './besides.ts';
import type { TripProducts } from './product.ts';
import { actionsOf, type TripActions } from './trip-action.ts';
import { type PageFact, readOnPage } from './trip-facts.ts';

export type TripDeps = StartDeps & {
  readonly log: Logger;
  readonly tripActions: TripActions;
  readonly tripSources: TripSources;
  readonly products: BookingProducts & TripProducts;
};

const TIMEOUT_MS = 6_000;
export const callContext = ({ scenario, requestId }: RequestContext): CallContext => ({
  timeoutMs: TIMEOUT_MS,
  scenario,
  requestId,
});

/** A trip and who reads it. */
export type ReadTrip = BookingRef & { readonly locale: Locale };

export const refTo = ({ tenantId, customerId, locale }: Actor, bookingId: BookingId): ReadTrip => ({
  tenantId,
  customerId,
  bookingId,
  locale,
});

/** Refuses with NotFound when there is none, it is somebody else's, or it was an attempt that failed. */
export async function requireTrip(deps: TripDeps, ref: BookingRef): Promise<Booking> {
  const booking = await readBooking(deps.db, ref);
  return booking && booking.state !== 'Failed' ? booking : refuse('NotFound');
}

const daysOf = ({ startsOn, endsOn }: Pick<Booking, 'startsOn' | 'endsOn'>) => ({ startsOn, endsOn });

type Party = NonNullable<Awaited<ReturnType<typeof readTripParty>>>;
const partyShown = ({ bookedBy, party }: Party): TripDetail['party'] => ({
  bookedBy,
  travelers: party.flatMap(({ name, isGuest }) => (name ? [{ name, isGuest }] : [])),
});

export async function showTrip(
  deps: TripDeps,
  ref: ReadTrip & { readonly isDelegated?: boolean },
): Promise<TripDetail> {
  const now = deps.clock.now();
  const readFacts = <K extends PageFact>(name: K) => readOnPage(deps.tripSources.facts, name, deps.db, ref);
  const [
    paid,
    refunds,
    cases,
    earning,
    besidesOf,
    [confirmed = null],
    canceledParts,
    splitWith,
    former,
    protections,
    party,
    byAgents,
    claimed,
    replacedFlights,
    airlineCredits,
  ] = await Promise.all([
    readPaid(deps.db, ref),
    readRefunds(deps.db, ref),
    readCasesOf(deps.db, ref, ref.bookingId),
    earningOf(deps.db, ref, ref.bookingId),
    readBesides(deps, ref, [ref.bookingId], now),
    readFacts('canceling'),
    readFacts('canceledPart'),
    readSplitWith(deps.db, ref),
    readRevisions(deps.db, ref),
    readProtections(deps.db, ref),
    readTripParty(deps.db, ref),
    readFacts('agentDeed'),
    readFacts('claimedProtection'),
    readFacts('replacedFlight'),
    readFacts('airlineCredit'),
  ]);
  if (!paid || paid.booking.state === 'Failed') return refuse('NotFound');
  const booking = inLanguage(deps.products, paid.booking, ref.locale);
  const product = deps.products[booking.product];
  const actions = actionsOf(deps.tripActions, booking, now);
  const besides = besidesOf(ref.bookingId);
  // One that the supplier refused is over
  const canceling = booking.state === 'Canceling' || booking.state === 'Canceled' ? confirmed : null;
  const shown = {
    actions,
    besides,
    canceling,
    canceledParts,
    splitWith,
    former: former.map((each) => ({ ...each, ...daysOf(product.summary(each)) })),
    protections,
    claimed,
    byAgents,
    replacedFlights,
    airlineCredits,
  };
  const parts = { ...paid, booking, refunds, cases, earning, party: party && partyShown(party), ...shown };
  return product.viewTrip(parts, now);
}
