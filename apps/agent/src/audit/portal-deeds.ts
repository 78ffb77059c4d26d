/** What an agent does in a customer's portal, in few words: each deed with the calls that make it. */
import type { CallName } from '@sojourn/contract/calls.ts';
import { DEEDS as PRODUCT_DEEDS } from '@sojourn/products/lists/deeds.ts';

const PORTAL_DEEDS = {
  open: [
    'getUserInfo',
    'listExperiments',
    'listConsumerExperiments',
    'listRewardsAccounts',
    'markModalSeen',
    'getReferral',
  ],
  end: ['endSession', 'endDelegation'],
  language: ['setLocale'],
  account: ['selectRewardsAccount'],
  checkout: [
    'startCheckout',
    'getCheckout',
    'saveDraft',
    'refreshQuote',
    'chooseProtection',
    'chooseExtras',
    'getCheckoutParty',
    'getPartyPolicies',
    'getApprovalPlan',
    'listColleagues',
  ],
  book: ['bookCheckout', 'continueCheckout'],
  confirmPayment: ['listPaymentConfirmations', 'getPaymentConfirmation', 'continuePaymentConfirmation'],
  askToPay: ['requestPayment', 'sendChange'],
  payRequests: ['listPaymentRequests'],
  endPayRequest: ['endPaymentRequest'],
  approval: ['sendForApproval'],
  trips: [
    'listTrips',
    'getTripGroup',
    'listTripsBookedForMe',
    'listAirlineCredits',
    'listPriceFreezes',
    'listWatches',
  ],
  group: ['nameTripGroup', 'splitTripGroup', 'joinTripGroups'],
  trip: [
    'getTrip',
    'getTripDetails',
    'getTripParty',
    'getApprovalOfTrip',
    'getPriceDrop',
    'getPriceMatch',
    'listTripShares',
    'lookUpTrip',
    'getDisruption',
    'getScheduleChange',
  ],
  papers: ['getItinerary', 'getReceipt', 'getCapsule', 'getProof', 'getProofPaper'],
  resend: ['resendConfirmation'],
  email: ['changeTripEmail'],
  refund: ['quoteCancel', 'getCancelParts'],
  cancel: ['cancelTrip', 'sendCancel'],
  undoCancel: ['undoCancel'],
  changePrice: ['requestChange', 'getChange', 'getExchange', 'shopExchange', 'getBookedSeatMap'],
  change: ['confirmChange'],
  edit: ['editTripDetails'],
  accept: ['acceptScheduleChange'],
  decline: ['declineScheduleChange'],
  otherFlights: ['listRebookings', 'planRebooking'],
  rebook: ['rebookScheduleChange', 'rebookDisruption'],
  compensation: ['claimCompensation'],
  match: ['claimPriceMatch', 'appealPriceMatch'],
  frozen: ['quotePriceFreeze', 'getPriceFreeze', 'listSimilarTrips'],
  freeze: ['buyPriceFreeze'],
  useFreeze: ['exercisePriceFreeze', 'refundPriceFreeze'],
  share: ['shareTrip', 'revokeTripShare'],
  watch: ['watchPrice', 'changeWatchEmail', 'stopWatch'],
  wallet: ['getWallet', 'listWalletActivity'],
  credit: ['activateOffer', 'redeemVoucher', 'enterReferral'],
  dispute: ['disputeCredit'],
  cases: ['listSupportCases', 'getSupportCase', 'getCaseFile'],
  write: ['contactSupport', 'askForHelp', 'replyToCase', 'sendFile'],
  profile: [
    'listPaymentMethods',
    'listTravelers',
    'getHotelPreferences',
    'getFlightPreferences',
    'getCustomerDetails',
    'getArrangers',
  ],
  saveProfile: ['updateHotelPreferences', 'updateFlightPreferences', 'setArranger'],
  favorites: ['getWishlist', 'listWishlists', 'listWishlistProductIds'],
  saveFavorites: [
    'createWishlist',
    'deleteWishlist',
    'updateWishlist',
    'addWishlistItem',
    'takeOutWishlistItem',
    'removeWishlistItem',
  ],
} as const satisfies Readonly<Record<string, readonly CallName[]>>;
type NamesIn<D> = D extends unknown ? keyof D & string : never;
type ProductDeed = NamesIn<(typeof PRODUCT_DEEDS)[keyof typeof PRODUCT_DEEDS]>;
type PortalDeed = keyof typeof PORTAL_DEEDS | ProductDeed;

const DEEDS = [PORTAL_DEEDS, ...Object.values(PRODUCT_DEEDS)].flatMap((deeds) =>
  Object.entries(deeds),
) as readonly (readonly [PortalDeed, readonly string[]])[];
/** `other` where no words fit. */
export const portalDeed = (call: string): PortalDeed | 'other' =>
  DEEDS.find(([, calls]) => calls.includes(call))?.[0] ?? 'other';
