/** A protection that a checkout sells: each has a folder here and a line in `registry.ts`. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Protection, ProtectionTerms } from '@sojourn/domain/protections/clause.ts';
import type { ClaimRate } from '@sojourn/domain/protections/data/premium-rates.ts';
import type { Purchase } from '@sojourn/domain/protections/decide.ts';
import type { CoveredSale } from './product.ts';

export type SoldProtection = {
  readonly protection: Protection;
  readonly rates: readonly ClaimRate[];
  /** What a claim at that time would pay beyond what the fare or rate gives back; minor units. */
  lossAt(
    of: { readonly terms: ProtectionTerms; readonly purchase: Purchase; readonly sale: CoveredSale },
    at: Instant,
  ): number;
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
