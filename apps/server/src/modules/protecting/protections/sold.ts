/** A protection that a checkout sells: each has a folder here and a line in `registry.ts`. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Protection, ProtectionTerms } from '@sojourn/domain/protections/clause.ts';
import type { ClaimRate } from '@sojourn/domain/protections/data/premium-rates.ts';
import type { Claim, Purchase } from '@sojourn/domain/protections/decide.ts';
import type { CoveredSale } from './product.ts';

export type Selling = {
  readonly terms: ProtectionTerms;
  readonly purchase: Purchase;
  readonly sale: CoveredSale;
};

export type SoldProtection = {
  readonly protection: Protection;
  /** How often it's claimed. None: the sale has nothing to protect like that. */
  readonly rates: readonly ClaimRate[] | ((of: Selling) => readonly ClaimRate[]);
  /** What a claim at that time would pay beyond what the fare or rate gives back; minor units. */
  lossAt(of: Selling, at: Instant): number;
  /** What happens in its examples, and the most that it pays; left out: it's as the whole price. */
  readonly shown?: {
    examples(of: Selling): readonly Claim[];
    coverageMinor(of: Selling): number;
  };
};

/**
 * As it was chosen with a quote; plain data, as it's stored. Amounts in minor units for all who are covered.
 */
export type QuotedProtection = {
  readonly protection: Protection;
  /** B §4: bought, or declined. */
  readonly action: 'Purchase' | 'Cancel';
  readonly termsId: string;
  readonly travelers: number;
  readonly eachMinor: number;
  readonly premiumMinor: number;
  readonly baseMinor: number;
  readonly taxesMinor: number;
};

/** What they add to a quote. */
export const premiumsOf = (protections: readonly QuotedProtection[]): number =>
  protections.reduce((sum, { action, premiumMinor }) => sum + (action === 'Purchase' ? premiumMinor : 0), 0);
