/** What a customer pays with besides the card: some of the credits, miles and offers that they have. */
import type { Chance } from './random.ts';

export type PayableWith = {
  readonly payment: {
    readonly credits: readonly {
      readonly creditId: string;
      readonly available: { readonly amountMinor: number };
    }[];
    readonly offers: readonly { readonly offerId: string }[];
    readonly accounts: readonly {
      readonly accountReferenceId: string;
      readonly eligible: boolean;
      readonly redemptionMin: number;
      readonly maxUnits: number;
    }[];
    readonly plan: {
      readonly lines: readonly {
        readonly kind: string;
        readonly sourceId: string;
        readonly amount: { readonly amountMinor: number };
      }[];
      readonly cardMinor: number;
    };
  };
};

/** Little at a time, so that a wallet lasts for the whole run; several buyers spend from the same one. */
const MOST_MINOR = 4_000;

export function chooseTenders({ payment }: PayableWith, chance: Chance) {
  const some = (most: number): number => Math.min(most, 1 + chance.whole(MOST_MINOR));
  const credits = payment.credits.filter(() => chance.perCent(35));
  const accounts = payment.accounts.filter(({ eligible }) => eligible && chance.perCent(50));
  return {
    offerId: payment.offers.length > 0 && chance.perCent(30) ? chance.pick(payment.offers).offerId : null,
    credits: credits.map(({ creditId, available }) => ({
      creditId,
      amountMinor: some(available.amountMinor),
    })),
    miles: accounts.map(({ accountReferenceId, redemptionMin, maxUnits }) => ({
      accountReferenceId,
      units: Math.min(maxUnits, redemptionMin + some(maxUnits)),
    })),
  };
}
