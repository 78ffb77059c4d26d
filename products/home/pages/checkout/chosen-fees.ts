import type { HomeCheckout } from '#home/wire/home-checkout.ts';

export type OptionalFee = HomeCheckout['optionalFees'][number];
type FeeKind = OptionalFee['kind'];

/** The kinds that are chosen, with one more or less. */
export const chosenWith = (fees: readonly OptionalFee[], kind: FeeKind, isChosen: boolean): FeeKind[] =>
  fees.filter((fee) => (fee.kind === kind ? isChosen : fee.isChosen)).map((fee) => fee.kind);
