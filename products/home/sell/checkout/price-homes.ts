/** Asks the supplier of a home, or of both homes of a split stay, for price and conditions. */
import type { ErrorCode } from '@sojourn/contract/errors.ts';
import { milesFor, money } from '@sojourn/domain/money.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { HomeRejection } from '../price-port.ts';
import { type HomeDeps, type HomeQuoteRequest, type HomeSale, supplierOfStays } from '../sale.ts';

/** The rejections that are errors of a checkout by their own names. */
export const HOME_PRICE_REJECTIONS = [
  'NoAvailability',
  'DatesNotAvailable',
  'PartyNotAccepted',
] as const satisfies readonly ErrorCode[];

export async function priceHomes(
  deps: HomeDeps,
  request: HomeQuoteRequest,
  context: CallContext,
  guaranteeId?: string,
): Promise<Outcome<HomeSale, HomeRejection>> {
  const supplier = supplierOfStays(deps, request);
  if (!supplier) return rejected({ reason: 'RateNotAvailable' });
  const priced = await supplier.price({ ...request, guaranteeId, now: deps.clock.now() }, context);
  if (priced.outcome !== 'ok') return priced;
  const { stays, total, cancellation, policies, optionalFees, guarantee } = priced.value;
  const sum = money(total.totalMinor, total.currency);
  const offer = {
    stays,
    party: request.party,
    price: { total: sum },
    miles: milesFor(sum),
    cancellation,
    policies,
    optionalFees,
    guarantee,
  };
  return ok({ product: 'home', request, offer });
}
