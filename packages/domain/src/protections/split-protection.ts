/** What of a protection goes along when some of those it covers get a booking of their own. */
import { splitByWeights } from '../money.ts';

export type CoveredPart = {
  readonly travelers: number;
  readonly premiumMinor: number;
  readonly baseMinor: number;
  readonly taxesMinor: number;
};

/**
 * `going`: how many of those who are covered; `shareMinor`: of `totalMinor`, what is paid for them. What was
 * paid for the protection goes by head, what is covered by price; both parts sum to the whole.
 */
export function splitProtection(
  whole: CoveredPart,
  { going, shareMinor, totalMinor }: { going: number; shareMinor: number; totalMinor: number },
): { readonly own: CoveredPart; readonly rest: CoveredPart } {
  const { travelers, premiumMinor, baseMinor, taxesMinor } = whole;
  const ownPremium = shareOf(premiumMinor, going, travelers);
  const ownBase = shareOf(baseMinor, shareMinor, totalMinor);
  const ownTaxes = shareOf(taxesMinor, shareMinor, totalMinor);
  return {
    own: { travelers: going, premiumMinor: ownPremium, baseMinor: ownBase, taxesMinor: ownTaxes },
    rest: {
      travelers: travelers - going,
      premiumMinor: premiumMinor - ownPremium,
      baseMinor: baseMinor - ownBase,
      taxesMinor: taxesMinor - ownTaxes,
    },
  };
}

function shareOf(amountMinor: number, part: number, whole: number): number {
  if (amountMinor === 0 || part === 0) return 0;
  const [own = 0] = splitByWeights(amountMinor, [part, whole - part]);
  return own;
}

/**
 * What canceling for any reason gives for a part of a trip: the share of the whole that the part had cost.
 * Minor units, rounded down: parts canceled one after the other never give more than the whole.
 */
export const partShare = (fullMinor: number, partMinor: number, totalMinor: number): number =>
  totalMinor <= 0 ? 0 : Math.floor((fullMinor * Math.min(partMinor, totalMinor)) / totalMinor);
