/** The calls by subject, in the order of the API reference. */
import { CONTRACTS } from '@sojourn/products/contracts.ts';
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

export type CallGroup = {
  /** The tag of its calls in OpenAPI. */
  readonly name: string;
  readonly description: string;
  readonly calls: Readonly<Record<string, Call>>;
};

const PRODUCT_GROUPS = Object.entries(CONTRACTS).map(([product, { calls }]) => ({
  name: `${product[0]?.toUpperCase()}${product.slice(1)}s`,
  description: `Search ${product}s, and what only their checkout has.`,
  calls,
}));

export const CALL_GROUPS: readonly CallGroup[] = [
  { name: 'Sessions', description: 'Sign-in, the session and who is signed in.', calls: sessionCalls },
  {
    name: 'Companies',
    description: 'For operators: create, suspend and start companies.',
    calls: companyCalls,
  },
  {
    name: 'Approvals',
    description: 'Bookings that a company reviews: send, decide, take back, and cover for an approver.',
    calls: approvalCalls,
  },
  {
    name: 'Booking for others',
    description: 'In a company: for whom a person may book, under whose policy, and who let them.',
    calls: arrangingCalls,
  },
  {
    name: 'Answers to a company',
    description: 'How travelers are, from the link in their company’s mail.',
    calls: answerLinkCalls,
  },
  { name: 'Places', description: 'Suggestions for places, and the map.', calls: locationCalls },
  ...PRODUCT_GROUPS,
  { name: 'Packages', description: 'A flight and a hotel found as one.', calls: packageCalls },
  {
    name: 'Checkouts',
    description: 'From a quote to a booking: start, fill in, agree to the price, pay.',
    calls: { ...checkoutCalls, ...paymentRequestCalls, ...paymentConfirmationCalls },
  },
  {
    name: 'Trips',
    description: 'What is booked, with receipts.',
    calls: { ...tripCalls, ...tripDetailsCalls },
  },
  {
    name: 'Proofs',
    description: 'What was accepted about a booking, with a proof that is checked offline.',
    calls: proofCalls,
  },
  {
    name: 'Calendar',
    description: 'A private feed of all trips for calendar programs.',
    calls: calendarFeedCalls,
  },
  { name: 'Cancellation', description: 'Quote a refund, then cancel.', calls: cancellationCalls },
  {
    name: 'Changes',
    description: 'Changing a booking: quote it, confirm it, or hand it to an agent.',
    calls: changeCalls,
  },
  {
    name: 'Airline credits',
    description: 'What airlines owe for canceled and exchanged tickets.',
    calls: airlineCreditCalls,
  },
  {
    name: 'Schedule changes',
    description: 'What suppliers change after booking: see it, accept or decline it, and their signals.',
    calls: scheduleChangeCalls,
  },
  {
    name: 'Disruptions',
    description: 'Flights that are late or canceled today, and what can be flown instead.',
    calls: disruptionCalls,
  },
  {
    name: 'Protections',
    description: 'What protects a booking: its price after it was booked, and what ends protections.',
    calls: { ...priceDropCalls, ...travelAlertCalls },
  },
  {
    name: 'Price match',
    description: 'Claim that a booked trip costs less elsewhere; the desk decides by the terms.',
    calls: { ...priceMatchCalls, ...deskMatchCalls },
  },
  {
    name: 'Price freezes',
    description: 'Hold a price for some days, and book at it.',
    calls: priceFreezeCalls,
  },
  {
    name: 'Sharing',
    description: 'Links that show a trip to others: when and where, nothing more.',
    calls: shareCalls,
  },
  {
    name: 'Watched prices',
    description: 'Prices that are read once a day for who watches them, who is emailed when they fall.',
    calls: watchCalls,
  },
  {
    name: 'Price predictions',
    description: 'Advice to wait or to book, and how it did.',
    calls: predictionCalls,
  },
  {
    name: 'Wallet',
    description: 'Travel credits, offers and vouchers.',
    calls: { ...walletCalls, ...referralCalls },
  },
  { name: 'Support', description: 'Write to support, and follow cases.', calls: supportCalls },
  { name: 'Support files', description: 'Files sent with messages to support.', calls: caseFileCalls },
  {
    name: 'Desk cases',
    description: 'For agents, at the desk’s own origin: the queue, and working on a case.',
    calls: deskCaseCalls,
  },
  {
    name: 'Desk files',
    description: 'For agents, at the desk’s own origin: files of cases.',
    calls: deskFileCalls,
  },
  {
    name: 'Desk customers',
    description: 'For agents, at the desk’s own origin: finding customers and acting for them.',
    calls: deskCustomerCalls,
  },
  {
    name: 'Desk proofs',
    description: 'For agents, at the desk’s own origin: dispute packs.',
    calls: deskProofCalls,
  },
  {
    name: 'Desk personal data',
    description: 'For agents, at the desk’s own origin: exporting and erasing a customer’s data.',
    calls: deskPersonalDataCalls,
  },
  {
    name: 'Desk audit',
    description: 'For agents, at the desk’s own origin: what they looked at and did.',
    calls: deskAuditCalls,
  },
  {
    name: 'Company',
    description: 'For admins, at the admin site’s own origin: setting a company up, and running it.',
    calls: adminCompanyCalls,
  },
  {
    name: 'Company people',
    description: 'For admins, at the admin site’s own origin: who belongs to the company.',
    calls: adminPeopleCalls,
  },
  {
    name: 'Company policy',
    description: 'For admins, at the admin site’s own origin: policy tiers, and what changes would mean.',
    calls: adminTierCalls,
  },
  {
    name: 'Company setup',
    description: 'For admins, at the admin site’s own origin: what the company chooses, and going live.',
    calls: adminSetupCalls,
  },
  {
    name: 'Company spend',
    description: 'For admins, at the admin site’s own origin: what the company’s people booked.',
    calls: adminSpendCalls,
  },
  {
    name: 'Company travelers',
    description: 'For admins, at the admin site’s own origin: who is on a trip, and messages to them.',
    calls: adminTravelCalls,
  },
  {
    name: 'Company approvals',
    description: 'For admins, at the admin site’s own origin: what its people asked for, and deciding it.',
    calls: adminApprovalCalls,
  },
  { name: 'Rewards', description: 'The customer’s rewards accounts.', calls: rewardsCalls },
  { name: 'Payment methods', description: 'Saved cards.', calls: paymentMethodCalls },
  { name: 'Travelers', description: 'Saved travelers.', calls: travelerCalls },
  {
    name: 'Preferences',
    description: 'Hotel and flight preferences, contact details.',
    calls: preferenceCalls,
  },
  {
    name: 'Personal data',
    description: 'All of the customer’s data in one archive, what they allowed, and its erasure.',
    calls: personalDataCalls,
  },
  { name: 'Favorites', description: 'Lists of saved stays.', calls: wishlistCalls },
  { name: 'Experiments', description: 'Variants that the customer sees.', calls: experimentCalls },
  { name: 'Tracking', description: 'Events of the pages.', calls: trackingCalls },
  { name: 'Lab', description: 'Failure scenarios and the clock; not in production.', calls: labCalls },
];
