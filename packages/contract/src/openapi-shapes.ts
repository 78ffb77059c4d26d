/** Shapes of several calls, written once in the OpenAPI document under these names. */
import { partsOf } from '@sojourn/products/contracts.ts';
import type { z } from 'zod';
import { companyPerson } from './admin/parts.ts';
import { companyDetails, companySettings } from './admin/setup-calls.ts';
import { companyTier, tierRulesInput } from './admin/tier-calls.ts';
import { airlineCreditLine } from './airline-credits.ts';
import {
  approval,
  approvalDecisions,
  approvalLine,
  approvalPart,
  approvalStep,
  approvalTrip,
  colleague,
  decidedParts,
} from './approvals.ts';
import { bookingFailure } from './booking-failures.ts';
import { cancelQuote } from './cancellation.ts';
import { fileIds } from './case-files.ts';
import { caseThread } from './case-thread.ts';
import { bookingChange, pricedAsk } from './changes.ts';
import { checkoutPayment } from './checkout-payment.ts';
import { checkout, checkoutInput } from './checkouts.ts';
import { customField, fieldAnswer } from './custom-fields.ts';
import { deskCase } from './desk/case-calls.ts';
import { deskCustomer } from './desk/customer-calls.ts';
import { agentLine, deskBooking } from './desk/parts.ts';
import { disruptionData, disruptionPolicy, flightStatus } from './disruption-parts.ts';
import { disruptionView } from './disruptions.ts';
import { errorBody } from './errors.ts';
import { joined } from './joined.ts';
import { placeSuggestion } from './locations.ts';
import { shownPayment } from './paying.ts';
import { cardEntry, paymentMethod, paymentVerification } from './payment-methods.ts';
import {
  approvalRules,
  brokenRule,
  marketPrice,
  outOfPolicy,
  placeCaps,
  policyReason,
  policyTier,
  season,
  tierRules,
} from './policy.ts';
import { priceMatch } from './price-match.ts';
import { art, cancelTerms, instant, mapBox, moneySchema, position, success } from './primitives.ts';
import { protectionOffer, tripProtection } from './protections.ts';
import { rewardsAccount } from './rewards.ts';
import { rebookingOptions, scheduleChange } from './schedule-changes.ts';
import { schedulePart } from './schedule-parts.ts';
import { sessionInfo } from './sessions.ts';
import { supplierProgress } from './supplier-progress.ts';
import { supportCase } from './support.ts';
import { person, programs, travelerDraft } from './travelers.ts';
import { travelersOfBooking } from './travelers-of-booking.ts';
import { caseLine, refundLine, tenderLine } from './trip-parts.ts';
import { tripDetail, tripGroup, tripGroupDetail } from './trips.ts';
import { watchedTrip, watchInput } from './watches.ts';
import { wishlist } from './wishlists.ts';

export const SHAPES: Readonly<Record<string, z.ZodType>> = {
  Money: moneySchema,
  Instant: instant,
  Position: position,
  Success: success,
  CancelTerms: cancelTerms,
  MapBox: mapBox,
  Art: art,
  SessionInfo: sessionInfo,
  RewardsAccount: rewardsAccount,
  PlaceSuggestion: placeSuggestion,
  TravelerDraft: travelerDraft,
  Traveler: person,
  LoyaltyPrograms: programs,
  Checkout: checkout,
  CheckoutInput: checkoutInput,
  CheckoutPayment: checkoutPayment,
  ShownPayment: shownPayment,
  BookingFailure: bookingFailure,
  BookingTravelers: travelersOfBooking,
  PaymentMethod: paymentMethod,
  PaymentVerification: paymentVerification,
  CardEntry: cardEntry,
  Tender: tenderLine,
  Refund: refundLine,
  AirlineCredit: airlineCreditLine,
  CustomField: customField,
  FieldAnswer: fieldAnswer,
  Wishlist: wishlist,
  WatchInput: watchInput,
  WatchedTrip: watchedTrip,
  CaseThread: caseThread,
  SupportCase: supportCase,
  TripCase: caseLine,
  FileIds: fileIds,
  DeskAgent: agentLine,
  DeskCase: deskCase,
  DeskBooking: deskBooking,
  DeskCustomer: deskCustomer,
  CompanyDetails: companyDetails,
  CompanySettings: companySettings,
  CompanyTier: companyTier,
  CompanyPerson: companyPerson,
  Colleague: colleague,
  Approval: approval,
  ApprovalLine: approvalLine,
  ApprovalPart: approvalPart,
  ApprovalStep: approvalStep,
  ApprovalTrip: approvalTrip,
  ApprovalDecisions: approvalDecisions,
  DecidedApprovals: decidedParts,
  PolicyTier: policyTier,
  TierRules: tierRules,
  TierRulesInput: tierRulesInput,
  ApprovalRules: approvalRules,
  PlaceCaps: placeCaps,
  Season: season,
  MarketPrice: marketPrice,
  BrokenRule: brokenRule,
  OutOfPolicy: outOfPolicy,
  PolicyReason: policyReason,
  CancelQuote: cancelQuote,
  BookingChange: bookingChange,
  ChangeRequest: pricedAsk,
  ScheduleChange: scheduleChange,
  SchedulePart: schedulePart,
  RebookingOptions: rebookingOptions,
  Disruption: disruptionView,
  DisruptionData: disruptionData,
  DisruptionPolicy: disruptionPolicy,
  FlightStatus: flightStatus,
  ProtectionOffer: protectionOffer,
  TripProtection: tripProtection,
  SupplierProgress: supplierProgress,
  PriceMatch: priceMatch,
  TripDetail: tripDetail,
  TripGroup: tripGroup,
  TripGroupDetail: tripGroupDetail,
  Error: errorBody,
  ...joined<Record<string, z.ZodType>>(partsOf('shapes')),
};
