/** The search of rides: every supplier is asked at once; one that doesn't answer is named. */
import type { RequestContext } from '@sojourn/server/context.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { callSuppliers } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { RideSearchInput, TransferOffer } from '#ground/wire/transfer-search.ts';
import { requireRide } from '../checkout/start-ground-checkout.ts';
import type { RideAnswer } from '../port/ride-port.ts';
import { type GroundSearchDeps, requireGround } from './deps.ts';
import { viewOffer } from './view-offer.ts';

type Found = { transfers: TransferOffer[]; missing: string[]; tooSmall: number };

/** What's there first comes first; of two that are there at once, the cheaper. */
const byArrival = (a: TransferOffer, b: TransferOffer): number =>
  Date.parse(a.arrives.at) - Date.parse(b.arrives.at) ||
  a.price.total.amountMinor - b.price.total.amountMinor;

/** Refuses a search that breaks a rule, and `SuppliersUnavailable` when nobody answers. */
export async function searchTransfers(
  deps: GroundSearchDeps,
  input: RideSearchInput,
  context: RequestContext,
): Promise<Found> {
  requireGround(deps, context);
  const { locale = 'en', time, party } = input;
  const ends = requireRide(deps, input, locale);
  const now = deps.clock.now();
  const question = { ...ends, time, party, locale, now };
  const arrivals = await Promise.all(
    callSuppliers(deps, (supplier, call) => supplier.search(question, call), context),
  );
  const answers = arrivals.flatMap((each): RideAnswer[] => (each.state === 'answered' ? [each.value] : []));
  if (answers.length === 0) return refuse('SuppliersUnavailable');
  return {
    transfers: answers.flatMap(({ rides }) => rides.map((ride) => viewOffer(ride, now))).toSorted(byArrival),
    missing: arrivals.flatMap(({ state, index }) =>
      state === 'answered' ? [] : [deps.suppliers[index]?.name ?? ''],
    ),
    tooSmall: answers.reduce((sum, { tooSmall }) => sum + tooSmall, 0),
  };
}
