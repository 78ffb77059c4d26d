/** Everything that registers: one line each. */

import { assertPresent } from '@sojourn/domain/present.ts';
import type { Job } from '#workflow/jobs/job.ts';
import { type Machines, machinesByName } from '#workflow/machine.ts';
import type { SagaKind } from '#workflow/saga.ts';
import type { SagaRunner } from '#workflow/saga-runner.ts';
import { http } from '../http/capability.ts';
import { admin } from '../modules/admin/capability.ts';
import { airlineCredits } from '../modules/airline-credits/capability.ts';
import { approvals } from '../modules/approvals/capability.ts';
import type { ApprovalDeps } from '../modules/approvals/deps.ts';
import { arranging } from '../modules/arranging/capability.ts';
import { audit } from '../modules/audit/capability.ts';
import { booking } from '../modules/booking/capability.ts';
import type { BookingDeps } from '../modules/booking/product.ts';
import type { CheckDeps } from '../modules/booking/reconciliation/check-bookings.ts';
import { cancellation } from '../modules/cancellation/capability.ts';
import type { CancellationProducts } from '../modules/cancellation/product.ts';
import type { Capability } from '../modules/capability.ts';
import { cases } from '../modules/cases/capability.ts';
import type { CaseType } from '../modules/cases/case-type.ts';
import { changes } from '../modules/changes/capability.ts';
import type { ChangeProducts } from '../modules/changes/product.ts';
import { checkouts } from '../modules/checkouts/capability.ts';
import { desk } from '../modules/desk/capability.ts';
import { disruptions } from '../modules/disruptions/capability.ts';
import type { DisruptionProducts } from '../modules/disruptions/product.ts';
import { ledger } from '../modules/ledger/capability.ts';
import type { LedgerDeps } from '../modules/ledger/watch-ledger.ts';
import { notify } from '../modules/notify/capability.ts';
import type { MessengerDeps } from '../modules/notify/deliver-messages.ts';
import type { MessageTypes } from '../modules/notify/message-type.ts';
import type { WatchDeps } from '../modules/notify/watch-outbox.ts';
import { payments } from '../modules/payments/capability.ts';
import { policy } from '../modules/policy/capability.ts';
import { predictions } from '../modules/predictions/capability.ts';
import type { PredictionProducts } from '../modules/predictions/product.ts';
import { priceDrop } from '../modules/price-drop/capability.ts';
import type { PriceDropProducts } from '../modules/price-drop/product.ts';
import { priceFreeze } from '../modules/price-freeze/capability.ts';
import { priceMatch } from '../modules/price-match/capability.ts';
import { profile } from '../modules/profile/capability.ts';
import { proofs } from '../modules/proofs/capability.ts';
import { proposals } from '../modules/proposals/capability.ts';
import type { ProposalDeps } from '../modules/proposals/deps.ts';
import { protectionEndings } from '../modules/protection-endings/capability.ts';
import { protections } from '../modules/protections/capability.ts';
import { reminders } from '../modules/reminders/capability.ts';
import type { ReminderProducts } from '../modules/reminders/product.ts';
import { rewards } from '../modules/rewards/capability.ts';
import type { EarningDeps } from '../modules/rewards/post-earnings.ts';
import { scheduleChanges } from '../modules/schedule-changes/capability.ts';
import type { ScheduleProducts } from '../modules/schedule-changes/product.ts';
import { sessions } from '../modules/sessions/capability.ts';
import { shares } from '../modules/shares/capability.ts';
import { support } from '../modules/support/capability.ts';
import { tracking } from '../modules/tracking/capability.ts';
import { NO_AIRLINE_CREDITS } from '../modules/trips/airline-credits-port.ts';
import type { TripSources } from '../modules/trips/besides.ts';
import { trips } from '../modules/trips/capability.ts';
import type { TripActions } from '../modules/trips/trip-action.ts';
import { wallet } from '../modules/wallet/capability.ts';
import type { WalletUse } from '../modules/wallet/get-wallet.ts';
import { watches } from '../modules/watches/capability.ts';
import type { WatchJobDeps } from '../modules/watches/deps.ts';
import type { WatchProducts } from '../modules/watches/product.ts';
import { PRODUCT_CAPABILITIES, type ProductDeps } from '../products/registry.ts';
import type { Sealer } from '../seal.ts';
import type { Signer } from '../signer.ts';
import { mail } from './wire-mail.ts';

export type CapabilityDeps = BookingDeps &
  ProductDeps & {
    readonly products: CancellationProducts &
      ChangeProducts &
      DisruptionProducts &
      PriceDropProducts &
      ReminderProducts &
      ScheduleProducts &
      WatchProducts &
      PredictionProducts;
  };
type JobDeps = CapabilityDeps &
  CheckDeps &
  LedgerDeps &
  EarningDeps &
  WalletUse &
  WatchDeps &
  WatchJobDeps &
  ProposalDeps &
  ApprovalDeps & {
    readonly sealer: Sealer;
    readonly signer: Signer;
    readonly sagas: SagaRunner;
    readonly messenger: MessengerDeps | null;
  };

const CAPABILITIES: readonly Capability<CapabilityDeps, JobDeps>[] = [
  admin,
  airlineCredits,
  audit,
  approvals,
  arranging,
  booking,
  cancellation,
  cases,
  changes,
  checkouts,
  desk,
  disruptions,
  http,
  ledger,
  mail,
  notify,
  payments,
  policy,
  predictions,
  priceDrop,
  protectionEndings,
  protections,
  priceFreeze,
  priceMatch,
  profile,
  proofs,
  reminders,
  proposals,
  rewards,
  scheduleChanges,
  sessions,
  shares,
  support,
  tracking,
  trips,
  wallet,
  watches,
  ...PRODUCT_CAPABILITIES,
];

export const MACHINES: Machines = machinesByName(CAPABILITIES.flatMap(({ machines = [] }) => machines));

/** Every action that the contract gives a trip is registered by somebody. */
export function createTripActions(deps: CapabilityDeps): TripActions {
  const all = CAPABILITIES.map(({ tripActions }) => tripActions?.(deps) ?? {});
  const { cancel, cancelPart, change, extras, editDetails }: Partial<TripActions> = Object.assign({}, ...all);
  return {
    cancel: assertPresent(cancel, 'how trips are canceled'),
    cancelPart: assertPresent(cancelPart, 'how parts of trips are canceled'),
    extras: assertPresent(extras, 'how extras of trips are changed'),
    editDetails: assertPresent(editDetails, 'how details of trips are edited'),
    change: assertPresent(change, 'how trips are changed'),
  };
}

/** Without a module of airline credits nobody has any. */
export const TRIP_SOURCES: TripSources = {
  timeMarks: new Map(
    CAPABILITIES.flatMap(({ caseTypes = [] }) =>
      caseTypes.flatMap(({ kind, timeMark }) => (timeMark ? [[kind, timeMark] as const] : [])),
    ),
  ),
  canceling: CAPABILITIES.find(({ canceling }) => canceling)?.canceling ?? (async () => null),
  claimed: async (db, ref) => {
    const all = await Promise.all(CAPABILITIES.map(async ({ claimed }) => claimed?.(db, ref) ?? []));
    return all.flat();
  },
  canceledParts: CAPABILITIES.find(({ canceledParts }) => canceledParts)?.canceledParts ?? (async () => []),
  replacedFlights:
    CAPABILITIES.find(({ replacedFlights }) => replacedFlights)?.replacedFlights ?? (async () => []),
  byAgents: CAPABILITIES.find(({ byAgents }) => byAgents)?.byAgents ?? (async () => []),
  countWatched: CAPABILITIES.find(({ countWatched }) => countWatched)?.countWatched ?? (async () => 0),
  disruptionsOf:
    CAPABILITIES.find(({ disruptionsOf }) => disruptionsOf)?.disruptionsOf ?? (async () => new Map()),
  countFrozen: CAPABILITIES.find(({ countFrozen }) => countFrozen)?.countFrozen ?? (async () => 0),
  airlineCredits:
    CAPABILITIES.find(({ airlineCredits }) => airlineCredits)?.airlineCredits ?? NO_AIRLINE_CREDITS,
};

/** By the kind that's stored with a case. */
export const CASE_TYPES: ReadonlyMap<string, CaseType> = byKind(
  CAPABILITIES.flatMap(({ caseTypes = [] }) => caseTypes),
);
/** Kinds of cases whose customers are notified, so that they find them again. */
export const VISIBLE_CASES: readonly string[] = [...CASE_TYPES.values()]
  .filter(({ isCustomerNotified }) => isCustomerNotified)
  .map(({ kind }) => kind);

export const MESSAGES: MessageTypes = byKind(CAPABILITIES.flatMap(({ messages = [] }) => messages));

function byKind<T extends { readonly kind: string }>(types: readonly T[]): ReadonlyMap<string, T> {
  const map = new Map(types.map((type) => [type.kind, type]));
  if (map.size !== types.length) throw new Error('two of the same kind are registered');
  return map;
}

export const createSagas = (deps: CapabilityDeps): SagaKind[] =>
  CAPABILITIES.flatMap(({ sagas }) => sagas?.(deps) ?? []);

export const createJobs = (deps: JobDeps): Job[] => CAPABILITIES.flatMap(({ jobs }) => jobs?.(deps) ?? []);
