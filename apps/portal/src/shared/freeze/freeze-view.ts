/** What the offer of a price freeze says, from the terms in force today. Pure. */
import type { PriceFreezeQuote } from '@sojourn/contract/price-freezes.ts';
import { dateIn, type Instant } from '@sojourn/domain/dates.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import {
  type FreezeExample,
  type FreezeOption,
  freezeCapMinor,
  freezeExamples,
  freezeOptions,
} from '@sojourn/domain/protections/freeze.ts';
import { protectionTermsOn } from '@sojourn/domain/protections/protection-terms.ts';
import { planTenders } from '@sojourn/domain/wallet/tenders/tender-plan.ts';
import { productFromWire } from '@sojourn/products/product-list.ts';

export type Freezable = {
  readonly kind: 'Flight' | 'Hotel';
  readonly frozenMinor: number;
  /** Travelers or rooms. */
  readonly covered: number;
  /** The first departure, or check-in. */
  readonly startsAt: Instant;
};
type FreezeOffer = {
  readonly termsId: string;
  readonly capMinor: number;
  readonly options: readonly FreezeOption[];
  /** Worked through with the option that's chosen. */
  readonly examplesOf: (option: FreezeOption) => readonly FreezeExample[];
};

/** Null where nothing can be offered: the trip begins too soon, or costs too little. */
export function freezeOffer(trip: Freezable, now: Instant): FreezeOffer | null {
  const terms = protectionTermsOn('priceFreeze', productFromWire(trip.kind), dateIn(now, 'UTC'));
  if (!terms) return null;
  const priced = { ...trip, termsId: terms.id };
  const options = freezeOptions(priced, now);
  if (options.length === 0) return null;
  return {
    termsId: terms.id,
    capMinor: freezeCapMinor(terms.id),
    options,
    examplesOf: ({ days, feeMinor }) => freezeExamples({ ...priced, days, feeMinor, boughtAt: now }),
  };
}

export type FeeChoices = {
  readonly creditIds: readonly string[];
  readonly accountIds: readonly string[];
  readonly paymentId: PaymentId | null;
};
/** How a fee is paid: credits, then rewards, the card the rest; as the server plans it. */
export function planFee(
  { payment }: Pick<PriceFreezeQuote, 'payment'>,
  feeMinor: number,
  { creditIds, accountIds, paymentId }: FeeChoices,
) {
  const credits = payment.credits
    .filter(({ creditId }) => creditIds.includes(creditId))
    .map(({ creditId }) => ({ creditId, amountMinor: null }));
  const miles = accountIds.map((accountReferenceId) => ({ accountReferenceId, units: feeMinor }));
  const available = {
    credits: payment.credits.map(({ creditId, source, available: left }) => ({
      creditId,
      source,
      availableMinor: left.amountMinor,
    })),
    offers: [],
    accounts: payment.accounts.map(({ accountReferenceId, redemptionMin, maxUnits }) => ({
      accountReferenceId,
      redemptionMin,
      maxUnits,
    })),
  };
  const { tenders, cardMinor } = planTenders(
    feeMinor,
    { offerId: null, credits, miles, paymentId },
    available,
  );
  const units = new Map(tenders.map(({ sourceId, amountMinor }) => [sourceId, amountMinor]));
  return {
    credits,
    // No more than it pays, so that the server has nothing to lower
    miles: miles
      .map((each) => ({ ...each, units: units.get(each.accountReferenceId) ?? 0 }))
      .filter((each) => each.units > 0),
    cardMinor,
  };
}
