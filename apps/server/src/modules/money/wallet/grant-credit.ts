/** Gives a customer a travel credit, once for its key. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { type BookingId, type CreditId, newId } from '@sojourn/domain/ids.ts';
import type { CreditType } from '@sojourn/domain/wallet/credits/credit-type-names.ts';
import { creditTerms } from '@sojourn/domain/wallet/credits/credit-types.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { post } from '../ledger/store.ts';
import type { WalletDeps } from './deps.ts';
import { insertCredit, insertEntries } from './store.ts';

export type Grant = {
  readonly type: CreditType;
  readonly amountMinor: number;
  /** `annual:<account>:<period>`, `voucher:<code's hash>` …: the same is never granted twice. */
  readonly grantKey: string;
  readonly expiresAt: Instant;
  readonly accountReferenceId?: string | null;
  /** The booking that brought it. `name` and `code`: what to call it when it is no booking of ours. */
  readonly origin?: {
    readonly bookingId: BookingId | null;
    readonly name?: string;
    readonly code?: string;
  };
  readonly frozenBecause?: 'BadStanding' | null;
  /** From when it may be spent (`boundFrom`); null or left out: at once. */
  readonly spendableFrom?: Instant | null;
  /**
   * `booking`: a canceled booking gives it in place of one that has ended, and posts to the ledger itself.
   * Otherwise the issuer funds it and it is posted here.
   */
  readonly postedBy?: 'booking';
};

/** The new credit's id; null when one with this key was granted before. USD, in cents. */
export async function grantCredit(
  tx: Tx,
  { random }: WalletDeps,
  owner: Owner,
  grant: Grant,
  at: Instant,
): Promise<CreditId | null> {
  const creditId = newId('crd', random.bytes(16));
  const currency = 'USD';
  const { origin } = grant;
  const granted = await insertCredit(tx, {
    tenantId: owner.tenantId,
    customerId: owner.customerId,
    creditId,
    currency,
    type: grant.type,
    grantKey: grant.grantKey,
    grantedMinor: grant.amountMinor,
    grantedAt: at,
    expiresAt: grant.expiresAt,
    frozenBecause: grant.frozenBecause ?? null,
    spendableFrom: grant.spendableFrom ?? null,
    accountReferenceId: grant.accountReferenceId ?? null,
    originBookingId: origin?.bookingId ?? null,
    originName: origin?.name ?? null,
    originCode: origin?.code ?? null,
  });
  if (!granted) return null;
  const entry = { amountMinor: grant.amountMinor, currency, creditId, at } as const;
  await insertEntries(tx, [
    {
      tenantId: owner.tenantId,
      customerId: owner.customerId,
      ...entry,
      type: creditTerms(grant.type).entries.granted,
      bookingId: origin?.bookingId ?? null,
      ...namesOf(origin),
    },
  ]);
  if (grant.postedBy === 'booking') return creditId;
  const entries = [
    { account: 'creditFunding', amountMinor: grant.amountMinor, currency },
    { account: 'travelCredits', amountMinor: -grant.amountMinor, currency, instance: creditId },
  ] as const;
  await post(tx, { ...owner, subjectId: creditId, kind: 'grant', phase: 'direct', entries, at });
  return creditId;
}

const namesOf = (origin: Grant['origin']) => ({
  ...(origin?.name === undefined ? {} : { name: origin.name }),
  ...(origin?.code === undefined ? {} : { code: origin.code }),
});
