/** Up to three other rides between the same places, when the price of the chosen one has risen. */
import { ALTERNATIVES_MAX, rankAlternatives } from '@sojourn/domain/checkout/rank-alternatives.ts';
import { answersOf } from '@sojourn/server/suppliers/call-suppliers.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import type { TransferOffer } from '#ground/wire/transfer-search.ts';
import type { GroundDeps, GroundSale } from '../sale.ts';
import { viewOffer } from '../search/view-offer.ts';

const MINUTE_MS = 60_000;
/** Another kind counts like half an hour. */
const KIND_MINUTES = 30;

/** Fewer where there are no more, or no supplier answers in time. */
export async function rideAlternatives(
  deps: GroundDeps,
  { request, offer }: Pick<GroundSale, 'request' | 'offer'>,
  context: CallContext,
): Promise<TransferOffer[]> {
  const { transferId, ...ride } = request;
  const now = deps.clock.now();
  const asking = {
    suppliers: deps.groundSuppliers,
    limits: { supplierMs: context.timeoutMs },
    log: deps.log,
  };
  const answers = await answersOf(
    asking,
    (supplier, call) => supplier.search({ ...ride, now }, call),
    context,
  );
  const offers = answers
    .flatMap(({ rides }) => rides.map((ride) => viewOffer(ride, now)))
    .filter((each) => each.transferId !== transferId);
  const arrivesMs = Date.parse(offer.summary.arrives.at);
  const measure = (each: TransferOffer) => ({
    difference:
      Math.abs(Date.parse(each.arrives.at) - arrivesMs) / MINUTE_MS +
      (each.kind === offer.summary.kind ? 0 : KIND_MINUTES),
    totalMinor: each.price.total.amountMinor,
  });
  return rankAlternatives(offers, measure, offer.price.total.amountMinor).slice(0, ALTERNATIVES_MAX);
}
