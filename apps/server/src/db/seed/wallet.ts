/**
 * The demo's wallets, in days before and after the day of seeding: Maya's annual credit with the year behind
 * it, Elena's one-time credit, three offers and a voucher to type.
 */
import { addDays, type CalendarDate, type Instant, instantAt } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { CreditId } from '@sojourn/domain/ids.ts';
import {
  addYears,
  CREDIT_ZONE,
  dateIn,
  dayNumber,
  endOfDay,
} from '@sojourn/domain/wallet/credits/credit-days.ts';
import { type CreditType, creditEnds, creditTerms } from '@sojourn/domain/wallet/credits/credit-types.ts';
import {
  ANNUAL_CREDIT_MINOR,
  annualKey,
  ONE_TIME_CREDIT_MINOR,
  oneTimeKey,
} from '@sojourn/domain/wallet/credits/standing.ts';
import type { OfferTerms } from '@sojourn/domain/wallet/offers.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { OFFER_MACHINE } from '#modules/money/wallet/machines.ts';
import { mustMove } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { post } from '../../modules/money/ledger/store.ts';
import { endCredits } from '../../modules/money/wallet/end-credits.ts';
import { type Grant, grantCredit } from '../../modules/money/wallet/grant-credit.ts';
import { activatedColumns, insertOffer } from '../../modules/money/wallet/offers/store.ts';
import { changeCredits, insertEntries, lockCredits } from '../../modules/money/wallet/store.ts';
import { issueVoucher } from '../../modules/money/wallet/vouchers/issue-voucher.ts';
import type { Db } from '../client.ts';
import { demoBytes, demoCustomerId, demoId } from './demo-ids.ts';

const SUMMIT = 'acc_summit_4417';
const TRAIL = 'acc_trail_3318';
/** The day on which the year of Maya's account began, and how long Elena has hers. */
const PERIOD_BEGAN = 7;
const OPENED = 40;
export const DEMO_VOUCHER = 'TRIP-DEMO-2027';

type Seed = { readonly tx: Tx; readonly owner: Owner; readonly today: CalendarDate };
const at = ({ today }: Pick<Seed, 'today'>, days: number): Instant =>
  instantAt(`${addDays(today, days)}T12:00`, CREDIT_ZONE);
/** The credit's id is drawn from its key. */
const random = (name: string) => ({ bytes: (count: number) => demoBytes(name).subarray(0, count) });

async function grant(
  seed: Seed,
  days: number,
  given: Omit<Grant, 'expiresAt'> & { readonly expiresAt?: Instant },
): Promise<CreditId | null> {
  const granted = {
    expiresAt: creditEnds(given.type, at(seed, days), { anniversaryOn: seed.today }),
    ...given,
  };
  const deps = { random: random(given.grantKey) };
  return grantCredit(seed.tx, deps, seed.owner, granted, at(seed, days));
}

/** Spent before the demo began: the booking is not in this database. */
async function redeem(
  seed: Seed,
  days: number,
  spent: { creditId: CreditId; type: CreditType; amountMinor: number; name: string; code: string },
): Promise<void> {
  const { tx, owner } = seed;
  const { creditId, amountMinor, name, code } = spent;
  const when = { at: at(seed, days), currency: 'USD' } as const;
  const change = { creditId, availableMinor: -amountMinor, heldMinor: 0 };
  await changeCredits(tx, owner, [change], { whenEmpty: 'Redeemed', cause: 'settled', at: when.at });
  const type = creditTerms(spent.type).entries.redeemed;
  const entry = { ...owner, ...when, creditId, type, amountMinor: -amountMinor, bookingId: null, name, code };
  await insertEntries(tx, [entry]);
  const entries = [
    { account: 'travelCredits', amountMinor, currency: 'USD', instance: creditId },
    { account: 'supplierPayable', amountMinor: -amountMinor, currency: 'USD' },
  ] as const;
  const posting = { ...owner, subjectId: creditId, kind: `redeemed:${code}`, entries, at: when.at };
  await post(tx, { ...posting, phase: 'direct' });
}

/** False when she has it already. */
async function seedMaya(seed: Seed): Promise<boolean> {
  const { tx, owner, today } = seed;
  const began = addDays(today, -PERIOD_BEGAN);
  const annual = {
    type: 'AnnualCredit',
    amountMinor: ANNUAL_CREDIT_MINOR,
    accountReferenceId: SUMMIT,
  } as const;
  const before = await grant(seed, -372, {
    ...annual,
    grantKey: annualKey(SUMMIT, addYears(began, -1)),
    expiresAt: endOfDay(dayNumber(began) - 1),
  });
  if (!before) return false;
  const spent = { creditId: before, type: 'AnnualCredit' } as const;
  const hotel = { amountMinor: 20_000, name: 'Hôtel Sainte-Hélène, Montréal', code: 'H-5GT1RV' };
  await redeem(seed, -116, { ...spent, ...hotel });
  await redeem(seed, -78, { ...spent, amountMinor: 5_790, name: 'Denver', code: 'H-3CD6YU' });
  const match = { bookingId: null, name: 'The Ardmore, Chicago', code: 'H-2PN7CE' };
  const drop = { bookingId: null, name: 'Boston – Seattle', code: 'H-8LM2QA' };
  const brought = [
    [-66, 'PriceMatchCredit', 3_640, match],
    [-58, 'PriceDropCredit', 5_000, drop],
  ] as const;
  for (const [days, type, amountMinor, origin] of brought)
    await grant(seed, days, { type, amountMinor, origin, grantKey: `demo:${origin.code}` });
  await endCredits(tx, await lockCredits(tx, owner, [before]), at(seed, -PERIOD_BEGAN - 1));
  await grant(seed, -PERIOD_BEGAN, {
    ...annual,
    grantKey: annualKey(SUMMIT, began),
    expiresAt: endOfDay(dayNumber(addYears(began, 1)) - 1),
  });
  return true;
}

type OfferSeed = {
  /** Distinguishes it from others of its kind. */
  readonly name?: string;
  readonly terms: OfferTerms;
  readonly title: { readonly en: string; readonly fr: string };
  readonly art: { readonly kind: string; readonly motif?: string };
  readonly endsIn: number;
  readonly isActive: boolean;
  readonly countedMinor?: number;
};
const OFFERS: readonly OfferSeed[] = [
  {
    terms: { kind: 'discount', amountMinor: 7_500, minimumNights: 2, collection: 'Lifestyle' },
    title: { en: '$75 off two nights or more', fr: '75 $ de remise dès deux nuits' },
    art: { kind: 'hotel', motif: 'modern' },
    endsIn: 51,
    isActive: true,
  },
  {
    terms: { kind: 'bonusMiles', units: 10_000, spendMinor: 100_000 },
    title: { en: '10,000 bonus miles', fr: '10 000 miles en prime' },
    art: { kind: 'island' },
    endsIn: 81,
    isActive: true,
    countedMinor: 41_200,
  },
  {
    terms: { kind: 'creditBack', shareBasisPoints: 1_500, capMinor: 6_000, collection: 'Premier' },
    title: { en: '15% back on Premier Collection', fr: '15 % remboursés, Collection Premier' },
    art: { kind: 'activity', motif: 'balloon' },
    endsIn: 20,
    isActive: false,
  },
  {
    name: 'rental',
    terms: { kind: 'discount', product: 'car', amountMinor: 2_500, minimumDays: 3 },
    title: { en: '$25 off a rental car', fr: '25 $ de remise sur une voiture' },
    art: { kind: 'car', motif: 'convertible' },
    endsIn: 66,
    isActive: true,
  },
];

async function seedOffers(seed: Seed): Promise<void> {
  const { tx, owner, today } = seed;
  for (const { name, terms, title, art, endsIn, isActive, countedMinor = 0 } of OFFERS) {
    const key = name ?? terms.kind;
    const offerId = demoId('off', `maya ${key}`);
    const isNew = await insertOffer(tx, {
      ...owner,
      offerId,
      kind: terms.kind,
      terms,
      title,
      countedMinor,
      accountReferenceId: SUMMIT,
      art: { seed: `offer-${key}`, ...art },
      createdAt: at(seed, -30),
      endsAt: endOfDay(dayNumber(today) + endsIn),
    });
    if (!isNew || !isActive) continue;
    const activated = { cause: 'activated', at: at(seed, -20), set: activatedColumns(at(seed, -20)) };
    const of = { ...owner, subject: [offerId], from: ['Pending'], to: 'Authorized' } as const;
    await mustMove(tx, OFFER_MACHINE, { ...of, ...activated });
  }
}

/** Seeding again changes nothing that is there. */
export async function seedWallet({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  const today = dateIn(clock.now());
  await withTransaction(db, async (tx) => {
    const ownerOf = (subject: string): Owner => ({
      tenantId: 'consumer',
      customerId: demoCustomerId(subject),
    });
    const maya = { tx, today, owner: ownerOf('maya') };
    if (await seedMaya(maya)) await seedOffers(maya);
    const elena = { tx, today, owner: ownerOf('elena') };
    const opened = addDays(today, -OPENED);
    await grant(elena, -OPENED, {
      type: 'OneTimeCredit',
      amountMinor: ONE_TIME_CREDIT_MINOR,
      accountReferenceId: TRAIL,
      grantKey: oneTimeKey(TRAIL),
      expiresAt: creditEnds('OneTimeCredit', at(elena, 0), { from: opened }),
    });
    const order = { tenantId: 'consumer', amountMinor: 2_500, campaign: 'Welcome aboard' } as const;
    const effects = { clock, random: random(DEMO_VOUCHER) };
    await issueVoucher(tx, effects, { ...order, issuedBy: 'demo', code: DEMO_VOUCHER });
  });
}
