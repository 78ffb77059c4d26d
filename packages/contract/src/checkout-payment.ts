/**
 * How a checkout can be paid for: what the customer has, what the choices of the draft come to, and the mix
 * that keeps most value (A §2.9; B §3, §4).
 */
import { FREEZE_CREDITS } from '@sojourn/domain/protections/freeze-credits.ts';
import { TENDER_KINDS, TENDER_PROBLEMS } from '@sojourn/domain/wallet/tenders/tender-plan.ts';
import { z } from 'zod';
import { idOf, instant, moneySchema } from './primitives.ts';
import { rewardsAccount } from './rewards.ts';
import { creditType } from './wallet.ts';

/** Why an account may not redeem now. */
const REDEMPTION_REASONS = ['BelowMinimum', 'RoleMayNotRedeem', 'NotAllowed', 'NothingLeft'] as const;

/**
 * One tender of a plan. `label`: a credit's type, an account as `Harbor Summit 4417`, a card as it is saved
 * (empty when the vault does not answer), an offer's title.
 */
const planLine = z.object({
  kind: z.enum(TENDER_KINDS),
  /** `off_…`, `crd_…`, `acr_…`, `frz_…`, `frc_…`, an account's reference or `pay_…`. */
  sourceId: z.string(),
  label: z.string(),
  amount: moneySchema,
  /** Of rewards; null for every other kind. */
  units: z.int().nullable(),
});
export type PlanLine = z.output<typeof planLine>;

const checkoutCredit = z.object({
  /**
   * `acr_…`: an airline's, which pays that airline's tickets; `frz_…`, `frc_…`: the fee of a price freeze,
   * and what it covers.
   */
  creditId: z.union([idOf('crd'), idOf('acr'), idOf('frz'), idOf('frc')]),
  type: z.union([creditType, z.literal('AirlineCredit'), z.enum(FREEZE_CREDITS)]),
  source: z.enum(['TravelWallet', 'AncillaryCredit']),
  available: moneySchema,
  /** Null: the airline doesn't say. */
  expiresAt: instant.nullable(),
  /**
   * What it came from, as people call it: a hotel, a voucher's campaign, an airline's credit with its number
   * and traveler; null when its type says all.
   */
  origin: z.string().nullable(),
});
/**
 * An activated offer that this booking may use: all of it or nothing. `title`: in the customer's language.
 */
const checkoutOffer = z.object({
  offerId: idOf('off'),
  title: z.string(),
  amount: moneySchema,
  expiresAt: instant,
});
const checkoutAccount = z.object({
  accountReferenceId: z.string(),
  productDisplayName: z.string(),
  lastFour: z.string(),
  accountType: rewardsAccount.shape.accountType,
  holderName: rewardsAccount.shape.holderName,
  unit: z.enum(['miles', 'cash']),
  /** In units: one pays one cent. */
  balance: z.int(),
  redemptionMin: z.int(),
  eligible: z.boolean(),
  reason: z.enum(REDEMPTION_REASONS).nullable(),
  /** The most that can be redeemed on this total; 0 when not eligible. */
  maxUnits: z.int(),
});
export type CheckoutAccount = z.output<typeof checkoutAccount>;

/** Why the best plan is what it is: each with the source and the amount that it turns on. */
const SUGGESTION_REASONS = [
  'ExpiresSoon',
  'ForfeitedWithOrigin',
  'OfferLowersPrice',
  'KeepsEarning',
  'MilesWorthMore',
  'BelowMinimum',
  'CreditsFirst',
] as const;
const plan = { lines: z.array(planLine), cardMinor: z.int() };
export const checkoutPayment = z.object({
  credits: z.array(checkoutCredit),
  offers: z.array(checkoutOffer),
  accounts: z.array(checkoutAccount),
  /** How many of the accounts that may redeem hold their minimum (B §4). */
  minimumCheck: z.enum(['all', 'one', 'none']),
  /**
   * What the draft's choices come to, in paying order; the lines but the card's and `cardMinor` sum to the
   * total.
   */
  plan: z.object(plan),
  /** Choices that are not in the plan as they were made. */
  problems: z.array(z.object({ sourceId: z.string(), problem: z.enum(TENDER_PROBLEMS) })),
  /** What the part that the card pays will earn; null without an account. */
  earn: z.object({ units: z.int(), multiplier: z.number(), accountReferenceId: z.string() }).nullable(),
  /** The mix that keeps most value, and the next best; null when there is nothing to choose from. */
  suggestion: z
    .object({
      ...plan,
      lostMinor: z.int(),
      reasons: z.array(
        z.object({
          code: z.enum(SUGGESTION_REASONS),
          sourceId: z.string().nullable(),
          amountMinor: z.int().nullable(),
        }),
      ),
      runnerUp: z.object({ ...plan, lossMinor: z.int() }).nullable(),
    })
    .nullable(),
  /** The bank did not answer: no accounts are shown, and miles that were chosen are not in the plan. */
  rewardsAway: z.boolean(),
  /** The card that was chosen is no longer saved: none is chosen. */
  cardRemoved: z.boolean(),
});
export type CheckoutPayment = z.output<typeof checkoutPayment>;
