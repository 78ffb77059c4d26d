/**
 * An issuer of the tests' own behind the rewards port: accounts whose balances a test sees, a record by
 * reference, and refusals on demand. Quick enough for a thousand sagas; the real bank keeps the same rules.
 */
import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import { isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type {
  Earning,
  Redemption,
  RedemptionReason,
  RedemptionRefund,
  Redemptions,
  RewardsRecord,
} from '#suppliers/bank/redemptions-port.ts';
import { ok, rejected } from '#suppliers/outcome.ts';

type StoredRedemption = { redemption: Redemption; refunds: RedemptionRefund[] };
type Issuer = {
  readonly redemptions: Redemptions;
  readonly accountsOf: (subject: string) => RewardsAccount[];
  /** Opens an account; `units` as they are shown, none of them reserved. */
  readonly open: (subject: string, account: AccountOf) => string;
  readonly balanceOf: (accountReferenceId: string) => number;
  readonly redemptionsByReference: ReadonlyMap<string, StoredRedemption>;
  /** As if an earning had never been posted. */
  readonly forget: (reference: string) => void;
  /** What the next reserves answer instead; of one account when that is named. */
  refuseReserve: RedemptionReason | null;
  refusedAccount: string | null;
  /** What the next settles and refunds answer instead. */
  refuseSettle: boolean;
  refuseRefund: boolean;
  /** Takes back all that a test has set. */
  readonly letBe: () => void;
};
type AccountOf = {
  readonly name: string;
  readonly lastFour: string;
  readonly units: number;
  readonly multiplier?: number;
  readonly minimum?: number;
  readonly role?: RewardsAccount['customerAccountRole'];
};
type Open = AccountOf & { readonly id: string; readonly subject: string; balance: number };

const HOLD_SECONDS = 7 * 86_400;
const CALM = { refuseReserve: null, refusedAccount: null, refuseSettle: false, refuseRefund: false };

export function createIssuer(clock: Clock): Issuer {
  const accounts = new Map<string, Open>();
  const redemptionsByReference = new Map<string, StoredRedemption>();
  const earned = new Map<string, Earning>();
  const issuer: Issuer = {
    redemptionsByReference,
    forget: (reference) => void earned.delete(reference),
    ...CALM,
    letBe: () => void Object.assign(issuer, CALM),
    open: (subject, account) => {
      const id = `acc-${accounts.size + 1}`;
      accounts.set(id, { ...account, id, subject, balance: account.units });
      return id;
    },
    balanceOf: (id) => accounts.get(id)!.balance,
    accountsOf: (subject) => [...accounts.values()].filter((each) => each.subject === subject).map(onWire),
    redemptions: undefined as unknown as Redemptions,
  };
  const redemptions = {
    ...redeem(issuer, accounts, redemptionsByReference, clock),
    ...earn(accounts, redemptionsByReference, earned),
  };
  return Object.assign(issuer, { redemptions });
}

const onWire = ({
  id,
  name,
  lastFour,
  balance,
  multiplier = 4,
  minimum = 0,
  role,
}: Open): RewardsAccount => ({
  accountReferenceId: id,
  productDisplayName: name,
  customerAccountRole: role ?? 'Primary',
  holderName: null,
  accountType: 'Personal',
  rewardsBalance: { value: balance, currency: 'Miles', currencyDescription: 'miles' },
  rewardsCashEquivalent: { value: { amountMinor: balance, currency: 'USD' } },
  lastFour,
  lastFourVirtualCardNumbers: [],
  earn: { hotelsMultiplier: multiplier, flightsMultiplier: multiplier, carsMultiplier: multiplier },
  allowRewardsRedemption: true,
  redemptionMin: { value: minimum },
});

function redeem(
  issuer: Issuer,
  accounts: Map<string, Open>,
  redemptionsByReference: Map<string, StoredRedemption>,
  clock: Clock,
): Pick<Redemptions, 'reserve' | 'settle' | 'release' | 'refund' | 'lookUp'> {
  const put = (reference: string, change: Partial<Redemption>): Redemption => {
    const before = redemptionsByReference.get(reference)!;
    const redemption = { ...before.redemption, ...change };
    redemptionsByReference.set(reference, { ...before, redemption });
    return redemption;
  };
  return {
    reserve: async ({ reference, subject, accountReferenceId, units }) => {
      const before = redemptionsByReference.get(reference)?.redemption;
      if (before?.state === 'reserved') return ok(before);
      if (before) return rejected({ reason: before.reason ?? 'Other' });
      const account = accounts.get(accountReferenceId);
      const isEnough = account?.subject === subject && account.balance >= units;
      const isRefused = (issuer.refusedAccount ?? accountReferenceId) === accountReferenceId;
      const reason = (isRefused && issuer.refuseReserve) || (isEnough ? null : 'NoEligibleAccount');
      const state = reason ? 'rejected' : 'reserved';
      const expiresAt = plusSeconds(clock.now(), HOLD_SECONDS);
      const counts = { units, settledUnits: 0, refundedUnits: 0 };
      const redemption = { reference, accountReferenceId, state, ...counts, expiresAt, reason } as const;
      redemptionsByReference.set(reference, { redemption, refunds: [] });
      if (reason) return rejected({ reason });
      account!.balance -= units;
      return ok(redemption);
    },
    settle: async ({ reference, units }) => {
      const before = redemptionsByReference.get(reference)?.redemption;
      if (before?.state === 'settled' && before.settledUnits === units) return ok(before);
      if (issuer.refuseSettle || before?.state !== 'reserved' || units > before.units)
        return rejected({ reason: 'Other' });
      if (!isBefore(clock.now(), before.expiresAt)) return rejected({ reason: 'Other' });
      accounts.get(before.accountReferenceId)!.balance += before.units - units;
      return ok(put(reference, { state: 'settled', settledUnits: units }));
    },
    release: async ({ reference }) => {
      const before = redemptionsByReference.get(reference)?.redemption;
      if (!before) {
        const counts = { units: 0, settledUnits: 0, refundedUnits: 0 };
        const none = { accountReferenceId: '', expiresAt: clock.now(), reason: null, ...counts };
        redemptionsByReference.set(reference, {
          redemption: { reference, state: 'released', ...none },
          refunds: [],
        });
      } else if (before.state === 'settled') return rejected({ reason: 'Other' });
      else if (before.state === 'reserved') {
        accounts.get(before.accountReferenceId)!.balance += before.units;
        put(reference, { state: 'released' });
      }
      return ok(null);
    },
    refund: async ({ reference, refundReference, units }) => {
      const record = redemptionsByReference.get(reference);
      if (issuer.refuseRefund || record?.redemption.state !== 'settled') return rejected({ reason: 'Other' });
      const again = record.refunds.find((each) => each.reference === refundReference);
      if (again) return ok(again);
      const { settledUnits, refundedUnits, accountReferenceId } = record.redemption;
      if (refundedUnits + units > settledUnits) return rejected({ reason: 'Other' });
      const refund = { reference: refundReference, units, returnedAt: clock.now() };
      record.refunds.push(refund);
      put(reference, { refundedUnits: refundedUnits + units });
      accounts.get(accountReferenceId)!.balance += units;
      return ok(refund);
    },
    lookUp: async ({ reference }) => ok(redemptionsByReference.get(reference) ?? null),
  };
}

function earn(
  accounts: Map<string, Open>,
  redemptionsByReference: Map<string, StoredRedemption>,
  earned: Map<string, Earning>,
): Pick<Redemptions, 'earn' | 'takeBack' | 'listRecords'> {
  return {
    earn: async ({ reference, accountReferenceId, units, reason }) => {
      const before = earned.get(reference);
      if (before) return before.state === 'posted' ? ok(before) : rejected({ reason: 'Other' });
      const earning = { reference, accountReferenceId, state: 'posted', units, reason } as const;
      earned.set(reference, earning);
      accounts.get(accountReferenceId)!.balance += units;
      return ok(earning);
    },
    takeBack: async ({ reference }) => {
      const before = earned.get(reference);
      if (before?.state === 'posted') accounts.get(before.accountReferenceId)!.balance -= before.units;
      const none = { reference, accountReferenceId: '', units: 0, reason: '' };
      earned.set(reference, { ...(before ?? none), state: 'takenBack' });
      return ok(null);
    },
    listRecords: async ({ since }) => {
      const all: RewardsRecord[] = [
        ...[...redemptionsByReference.values()].map((each) => ({ kind: 'redemption' as const, ...each })),
        ...[...earned.values()].map((earning) => ({ kind: 'earning' as const, earning })),
      ];
      return ok({ records: all.slice(since), upTo: all.length });
    },
  };
}
