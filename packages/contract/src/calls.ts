/** The one table of calls. An entry's key names its handler on the server and its method on the client. */
import { partsOf } from '@sojourn/products/contracts.ts';
import { packageCalls } from '@sojourn/products/package/wire/package-search.ts';
import { adminApprovalCalls } from './admin/approval-calls.ts';
import { adminCompanyCalls } from './admin/company-calls.ts';
import { adminPeopleCalls } from './admin/people-calls.ts';
import { adminSetupCalls } from './admin/setup-calls.ts';
import { adminSpendCalls } from './admin/spend-calls.ts';
import { adminTierCalls } from './admin/tier-calls.ts';
import { adminTravelCalls } from './admin/travel-calls.ts';
import { airlineCreditCalls } from './airline-credits.ts';
import { answerLinkCalls } from './answer-links.ts';
import { approvalCalls } from './approvals.ts';
import { arrangingCalls } from './arranging.ts';
import { calendarFeedCalls } from './calendar-feed.ts';
import type { Call } from './call.ts';
import { cancellationCalls } from './cancellation.ts';
import { caseFileCalls, deskFileCalls } from './case-files.ts';
import { changeCalls } from './changes.ts';
import { checkoutCalls } from './checkouts.ts';
import { companyCalls } from './companies.ts';
import { deskAuditCalls } from './desk/audit-calls.ts';
import { deskCaseCalls } from './desk/case-calls.ts';
import { deskCustomerCalls } from './desk/customer-calls.ts';
import { deskPersonalDataCalls } from './desk/personal-data-calls.ts';
import { deskProofCalls } from './desk/proof-calls.ts';
import { disruptionCalls } from './disruptions.ts';
import { experimentCalls } from './experiments.ts';
import { joined } from './joined.ts';
import { labCalls } from './lab.ts';
import { locationCalls } from './locations.ts';
import { paymentConfirmationCalls } from './payment-confirmations.ts';
import { paymentMethodCalls } from './payment-methods.ts';
import { paymentRequestCalls } from './payment-requests.ts';
import { personalDataCalls } from './personal-data.ts';
import { predictionCalls } from './predictions.ts';
import { preferenceCalls } from './preferences.ts';
import { priceDropCalls } from './price-drop.ts';
import { priceFreezeCalls } from './price-freezes.ts';
import { deskMatchCalls, priceMatchCalls } from './price-match.ts';
import { proofCalls } from './proofs.ts';
import { referralCalls } from './referrals.ts';
import { rewardsCalls } from './rewards.ts';
import { scheduleChangeCalls } from './schedule-changes.ts';
import { sessionCalls } from './sessions.ts';
import { shareCalls } from './shares.ts';
import { supportCalls } from './support.ts';
import { trackingCalls } from './tracking.ts';
import { travelAlertCalls } from './travel-alerts.ts';
import { travelerCalls } from './travelers.ts';
import { tripDetailsCalls } from './trip-details.ts';
import { tripCalls } from './trips.ts';
import { walletCalls } from './wallet.ts';
import { watchCalls } from './watches.ts';
import { wishlistCalls } from './wishlists.ts';

export const calls = {
  ...sessionCalls,
  ...experimentCalls,
  ...trackingCalls,
  ...rewardsCalls,
  ...locationCalls,
  ...joined(partsOf('calls')),
  ...packageCalls,
  ...wishlistCalls,
  ...paymentConfirmationCalls,
  ...paymentRequestCalls,
  ...referralCalls,
  ...paymentMethodCalls,
  ...travelerCalls,
  ...preferenceCalls,
  ...personalDataCalls,
  ...checkoutCalls,
  ...tripCalls,
  ...proofCalls,
  ...calendarFeedCalls,
  ...cancellationCalls,
  ...changeCalls,
  ...tripDetailsCalls,
  ...airlineCreditCalls,
  ...scheduleChangeCalls,
  ...disruptionCalls,
  ...priceDropCalls,
  ...travelAlertCalls,
  ...priceMatchCalls,
  ...deskMatchCalls,
  ...priceFreezeCalls,
  ...shareCalls,
  ...watchCalls,
  ...predictionCalls,
  ...walletCalls,
  ...supportCalls,
  ...caseFileCalls,
  ...companyCalls,
  ...answerLinkCalls,
  ...approvalCalls,
  ...arrangingCalls,
  ...adminCompanyCalls,
  ...adminPeopleCalls,
  ...adminTierCalls,
  ...adminSetupCalls,
  ...adminSpendCalls,
  ...adminTravelCalls,
  ...adminApprovalCalls,
  ...deskCaseCalls,
  ...deskFileCalls,
  ...deskAuditCalls,
  ...deskProofCalls,
  ...deskPersonalDataCalls,
  ...deskCustomerCalls,
  ...labCalls,
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
