/** Everything that registers: one line each. */
import { assertPresent } from '@sojourn/domain/present.ts';
import { PRODUCT_CAPABILITIES, type ProductDeps } from '@sojourn/products/server-products.ts';
import type { PaymentNotices } from '#suppliers/payments/notices-port.ts';
import type { Job } from '#workflow/jobs/job.ts';
import { type Machines, machinesByName } from '#workflow/machine.ts';
import type { SagaKind } from '#workflow/saga.ts';
import type { SagaRunner } from '#workflow/saga-runner.ts';
import { http } from '../http/capability.ts';
import type { Capability } from '../modules/capability.ts';
import { admin } from '../modules/companies/admin/capability.ts';
import { approvals } from '../modules/companies/approvals/capability.ts';
import type { ApprovalDeps } from '../modules/companies/approvals/deps.ts';
import { arranging } from '../modules/companies/arranging/capability.ts';
import { policy } from '../modules/companies/policy/capability.ts';
import { personalData } from '../modules/customers/personal-data/capability.ts';
import type { EraseDeps } from '../modules/customers/personal-data/erase-person.ts';
import { profile } from '../modules/customers/profile/capability.ts';
import { sessions } from '../modules/customers/sessions/capability.ts';
import { cases } from '../modules/desk/cases/capability.ts';
import type { CaseType } from '../modules/desk/cases/case-type.ts';
import { desk } from '../modules/desk/desk/capability.ts';
import { proofs } from '../modules/desk/proofs/capability.ts';
import { proposals } from '../modules/desk/proposals/capability.ts';
import type { ProposalDeps } from '../modules/desk/proposals/deps.ts';
import { support } from '../modules/desk/support/capability.ts';
import { airlineCredits } from '../modules/money/airline-credits/capability.ts';
import { confirmations } from '../modules/money/confirmations/capability.ts';
import type { ConfirmationKind } from '../modules/money/confirmations/confirmation-kind.ts';
import { ledger } from '../modules/money/ledger/capability.ts';
import type { LedgerDeps } from '../modules/money/ledger/watch-ledger.ts';
import { notices } from '../modules/money/notices/capability.ts';
import { paymentCalls } from '../modules/money/payment-calls/capability.ts';
import { payments } from '../modules/money/payments/capability.ts';
import { rewards } from '../modules/money/rewards/capability.ts';
import type { EarningDeps } from '../modules/money/rewards/post-earnings.ts';
import { wallet } from '../modules/money/wallet/capability.ts';
import type { WalletUse } from '../modules/money/wallet/get-wallet.ts';
import { audit } from '../modules/platform/audit/capability.ts';
import { notify } from '../modules/platform/notify/capability.ts';
import type { MessengerDeps } from '../modules/platform/notify/deliver-messages.ts';
import type { MessageTypes } from '../modules/platform/notify/message-type.ts';
import type { WatchDeps } from '../modules/platform/notify/watch-outbox.ts';
import { tracking } from '../modules/platform/tracking/capability.ts';
import { disruptions } from '../modules/protecting/disruptions/capability.ts';
import type { DisruptionJobDeps, DisruptionProducts } from '../modules/protecting/disruptions/product.ts';
import { predictions } from '../modules/protecting/predictions/capability.ts';
import type { PredictionProducts } from '../modules/protecting/predictions/product.ts';
import { priceDrop } from '../modules/protecting/price-drop/capability.ts';
import type { PriceDropProducts } from '../modules/protecting/price-drop/product.ts';
import { priceFreeze } from '../modules/protecting/price-freeze/capability.ts';
import { priceMatch } from '../modules/protecting/price-match/capability.ts';
import { protectionEndings } from '../modules/protecting/protection-endings/capability.ts';
import { protections } from '../modules/protecting/protections/capability.ts';
import { reimbursements } from '../modules/protecting/reimbursements/capability.ts';
import { watches } from '../modules/protecting/watches/capability.ts';
import type { WatchJobDeps } from '../modules/protecting/watches/deps.ts';
import type { WatchProducts } from '../modules/protecting/watches/product.ts';
import { booking } from '../modules/selling/booking/capability.ts';
import type { BookingDeps } from '../modules/selling/booking/product.ts';
import type { CheckDeps } from '../modules/selling/booking/reconciliation/check-bookings.ts';
import { checkouts } from '../modules/selling/checkouts/capability.ts';
import type { CheckoutTender } from '../modules/selling/checkouts/payment/tender.ts';
import { cancellation } from '../modules/trips/cancellation/capability.ts';
import type { CancellationProducts } from '../modules/trips/cancellation/product.ts';
import { changes } from '../modules/trips/changes/capability.ts';
import type { ChangeProducts } from '../modules/trips/changes/product.ts';
import { reminders } from '../modules/trips/reminders/capability.ts';
import type { ReminderProducts } from '../modules/trips/reminders/product.ts';
import { scheduleChanges } from '../modules/trips/schedule-changes/capability.ts';
import type { ScheduleProducts } from '../modules/trips/schedule-changes/product.ts';
import { shares } from '../modules/trips/shares/capability.ts';
import type { TripSources } from '../modules/trips/trips/besides.ts';
import { trips } from '../modules/trips/trips/capability.ts';
import type { TripActions } from '../modules/trips/trips/trip-action.ts';
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
  Pick<DisruptionJobDeps, 'signalLookUp'> &
  ProposalDeps &
  EraseDeps &
  ApprovalDeps & {
    readonly sealer: Sealer;
    readonly signer: Signer;
    readonly linkSigner: Signer;
    readonly sagas: SagaRunner;
    readonly messenger: MessengerDeps | null;
    readonly notices?: PaymentNotices | null;
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
  confirmations,
  desk,
  disruptions,
  http,
  ledger,
  mail,
  notices,
  notify,
  paymentCalls,
  payments,
  personalData,
  policy,
  predictions,
  priceDrop,
  protectionEndings,
  protections,
  priceFreeze,
  priceMatch,
  profile,
  proofs,
  reimbursements,
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

export const CONFIRMATIONS: readonly ConfirmationKind[] = CAPABILITIES.flatMap(
  ({ confirmations: kinds = [] }) => kinds,
);

/** A booking holds and spends them in this order, so that no two wait for each other. */
export const TENDERS: readonly CheckoutTender[] = CAPABILITIES.flatMap(({ tenders = [] }) => tenders);

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

export const TRIP_SOURCES: TripSources = {
  timeMarks: new Map(
    CAPABILITIES.flatMap(({ caseTypes = [] }) =>
      caseTypes.flatMap(({ kind, timeMark }) => (timeMark ? [[kind, timeMark] as const] : [])),
    ),
  ),
  facts: CAPABILITIES.flatMap(({ tripFacts }) => tripFacts ?? []),
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
