/**
 * Every call as every kind of caller. A call without a row fails: say what its owner may send and others get.
 */
import { approvalCalls } from '@sojourn/contract/approvals.ts';
import { arrangingCalls } from '@sojourn/contract/arranging.ts';
import type { Call } from '@sojourn/contract/call.ts';
import { type CallName, calls } from '@sojourn/contract/calls.ts';
import type { deskFileCalls } from '@sojourn/contract/case-files.ts';
import type { deskAuditCalls } from '@sojourn/contract/desk/audit-calls.ts';
import type { deskCaseCalls } from '@sojourn/contract/desk/case-calls.ts';
import type { deskCustomerCalls } from '@sojourn/contract/desk/customer-calls.ts';
import type { deskPersonalDataCalls } from '@sojourn/contract/desk/personal-data-calls.ts';
import type { deskProofCalls } from '@sojourn/contract/desk/proof-calls.ts';
import { NO_FLIGHT_PREFERENCES } from '@sojourn/contract/no-preferences.ts';
import type { deskMatchCalls } from '@sojourn/contract/price-match.ts';
import { type BookingId, type ChangeId, newId } from '@sojourn/domain/ids.ts';
import { PNG } from '@sojourn/domain/support/testing/sample-files.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { deskSeatCalls } from '@sojourn/products/flight/wire/flight-extras.ts';
import { giveHomeRequest } from '@sojourn/products/home/testing/give-home-request.ts';
import { PRODUCT_ROWS } from '@sojourn/products/testing/authorization-rows.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePerson } from '../modules/customers/profile/testing/sample-person.ts';
import { insertChange } from '../modules/trips/changes/store.ts';
import type { AdminCall } from '../testing/admin-rows.ts';
import { type Owned, ofCheckout, type Row, row } from '../testing/authorization-row.ts';
import { giveFreeze } from '../testing/give-freeze.ts';
import { giveWallet } from '../testing/give-wallet.ts';
import { giveConfirmation, giveWatch, PRICE_ROWS } from '../testing/price-rows.ts';
import { createTestProduct, TEST_DATES, TEST_ROOMS, type TestProduct } from '../testing/product.ts';
import { PROTECTION_ROWS } from '../testing/protection-rows.ts';
import type { Browser } from '../testing/server.ts';
import { supplierEvent } from '../testing/supplier-events.ts';

type Parts = { params?: unknown; query?: unknown; input?: unknown };
const requestId = 'apr_00000000000000000000000001';
const quoteId = 'quo_00000000000000000000000001';
const ask = {
  kind: 'Flight' as const,
  slices: [{ sliceId: 'TP216.2027-04-14.BOS.LIS', fareClass: 'basic' as const }],
};
const stay = { ...TEST_DATES, rooms: TEST_ROOMS };
const ofChange = ({ bookingId, changeId }: Owned) => ({ params: { bookingId, changeId } });
const ofTrip = ({ bookingId }: Owned) => ({ params: { bookingId } });
const wishlistId = (owned: Owned) => ({ wishlistId: { value: owned.wishlistId } });

const COMPANY = {
  tenantId: 'business',
  businessName: 'Harrow Bridges',
  accountReferenceId: 'acc_harrow',
  admin: { subject: 'harriet' },
};

/** Formed well, and signed by nobody. */
const ofAnswerLink = { params: { token: `msg_${'0'.repeat(26)}.per_${'0'.repeat(26)}.abc.def` } };

/** The desk's and the admin site's have matrices of their own. */
type Portal = Exclude<
  CallName,
  | keyof typeof deskAuditCalls
  | keyof typeof deskMatchCalls
  | keyof typeof deskPersonalDataCalls
  | keyof typeof deskProofCalls
  | keyof typeof deskCaseCalls
  | keyof typeof deskFileCalls
  | keyof typeof deskSeatCalls
  | keyof typeof deskCustomerCalls
  | AdminCall
>;
const ROWS: { readonly [N in Portal]: Row<N> } = {
  getTenant: row('own', () => ({})),
  startSignIn: row('own', () => ({ input: {} })),
  finishSignIn: row('own', () => ({ input: { code: 'x', state: 'y' } })),
  getSession: row('own', () => ({})),
  extendSession: row('own', () => ({})),
  endSession: row('own', () => ({})),
  acknowledgeTerms: row('own', () => ({ input: { accepted: true } })),
  setLocale: row('own', () => ({ input: { locale: 'en' } })),
  getUserInfo: row('own', () => ({})),
  listExperiments: row('own', () => ({ input: {} })),
  listConsumerExperiments: row('own', () => ({ input: {} })),
  trackEvent: row('own', () => ({ input: { eventName: 'page_view', properties: { page: '/' } } })),
  listRewardsAccounts: row('own', () => ({ input: {} })),
  selectRewardsAccount: row('own', () => ({ input: { accountReferenceId: 'acc_unknown' } })),
  searchLocations: row('own', () => ({ input: { LocationQuery: { label: 'lodging', text: 'Lis' } } })),
  getPlace: row('own', () => ({ query: { id: 'city:lisbon-pt' } })),
  getMapArea: row('own', () => ({ query: { west: '-9.2', south: '38.7', east: '-9.1', north: '38.8' } })),
  getWishlist: row(404, (owned) => ({ input: wishlistId(owned) })),
  listWishlists: row('own', () => ({ input: {} })),
  listWishlistProductIds: row('own', () => ({ input: {} })),
  createWishlist: row('own', () => ({ input: { name: 'Another' } })),
  deleteWishlist: row(404, (owned) => ({ input: wishlistId(owned) })),
  updateWishlist: row(404, (owned) => ({ input: { ...wishlistId(owned), name: 'Renamed' } })),
  addWishlistItem: row(404, (owned) => ({
    input: { product: { id: { value: owned.stayId } }, ...wishlistId(owned) },
  })),
  takeOutWishlistItem: row(404, (owned) => ({
    input: { productId: { value: owned.stayId }, ...wishlistId(owned) },
  })),
  removeWishlistItem: row('own', ({ stayId }) => ({ input: { productId: { value: stayId } } })),
  getAnswerLink: row('own', () => ofAnswerLink),
  answerByLink: row('own', () => ({ ...ofAnswerLink, input: { answer: 'safe' } })),
  listPaymentMethods: row('own', () => ({ input: {} })),
  startCardEntry: row('own', () => ({ input: {} })),
  verifyPaymentMethod: row('own', () => ({ input: { token: 'a'.repeat(43) } })),
  deletePaymentMethod: row(404, ({ paymentId }) => ({ input: { paymentId } })),
  listTravelers: row('own', () => ({ input: { includeHidden: true } })),
  updateTraveler: row(404, ({ personId }) => ({ input: { person: samplePerson({ personId }) } })),
  deleteTraveler: row(404, ({ personId }) => ({ input: { personId } })),
  getHotelPreferences: row('own', () => ({})),
  updateHotelPreferences: row('own', () => ({
    input: { preferences: { amenities: ['pool'], starRatings: [4, 5], freeCancellationOnly: true } },
  })),
  getFlightPreferences: row('own', () => ({})),
  updateFlightPreferences: row('own', () => ({ input: { preferences: NO_FLIGHT_PREFERENCES } })),
  getCustomerDetails: row('own', () => ({})),
  getPersonalData: row('own', () => ({})),
  exportPersonalData: row('own', () => ({})),
  requestErasure: row('own', () => ({ input: { isUnderstood: true } })),
  withdrawErasure: row('own', () => ({})),
  ...PRODUCT_ROWS,
  searchPackages: row('own', () => ({
    input: {
      origin: 'BOS',
      destination: 'LIS',
      departs: '2027-04-14',
      returns: '2027-04-21',
      rooms: [{ adults: 2, childAges: [] }],
    },
  })),
  startCheckout: row('own', ({ stayId, rateId }) => ({
    input: { product: 'Hotel', stayId, rateId, ...stay },
  })),
  getCheckout: row(404, ofCheckout),
  saveDraft: row(404, (owned) => ({ ...ofCheckout(owned), input: { phone: '+1 617 555 0100' } })),
  refreshQuote: row(404, (owned) => ({ ...ofCheckout(owned), input: {} })),
  chooseProtection: row(404, (owned) => {
    const { params } = ofCheckout(owned);
    return { params: { ...params, protection: 'cancelForAnyReason' }, input: { action: 'Purchase' } };
  }),
  continueCheckout: row(404, (owned) => ({ ...ofCheckout(owned), input: { giveUp: true } })),
  bookCheckout: row(404, (owned) => ({
    ...ofCheckout(owned),
    input: { totalMinor: 1, cardMinor: 1, tenders: [], quoteId },
  })),
  listTrips: row('own', () => ({ query: {} })),
  getTrip: row(404, ofTrip),
  getTripGroup: row(404, ofTrip),
  nameTripGroup: row(404, (owned) => ({ ...ofTrip(owned), input: { name: 'Spring break' } })),
  splitTripGroup: row(404, (owned) => ({ ...ofTrip(owned), input: {} })),
  joinTripGroups: row(404, (owned) => ({ ...ofTrip(owned), input: ofTrip(owned).params })),
  resendConfirmation: row(404, (owned) => ({ ...ofTrip(owned), input: {} })),
  changeTripEmail: row(404, (owned) => ({ ...ofTrip(owned), input: { email: 'maya@example.com' } })),
  getReceipt: row(404, ofTrip),
  getCapsule: row(404, ofTrip),
  getItinerary: row(404, ofTrip),
  ...PROTECTION_ROWS,
  ...PRICE_ROWS,
  listProofKeys: row('own', () => ({})),
  getProof: row(404, ofTrip),
  getProofPaper: row(404, ofTrip),
  listTripShares: row(404, ofTrip),
  shareTrip: row(404, (owned) => ({ ...ofTrip(owned), input: { days: 7 } })),
  revokeTripShare: row(404, ({ bookingId, shareId }) => ({ params: { bookingId, shareId } })),
  getSharedTrip: row('own', ({ shareToken }) => ({ params: { token: shareToken }, query: {} })),
  getCalendarFeed: row('own', () => ({})),
  renewCalendarFeed: row('own', () => ({ input: {} })),
  revokeCalendarFeed: row('own', () => ({})),
  readCalendarFeed: row('own', () => ({ params: { file: `${'a'.repeat(43)}.ics` } })),
  listAirlineCredits: row('own', () => ({})),
  quoteCancel: row(404, (owned) => ({ ...ofTrip(owned), input: {} })),
  cancelTrip: row(404, (owned) => ({ ...ofTrip(owned), input: { quoteId } })),
  getScheduleChange: row(404, ofTrip),
  lookUpTrip: row(404, (owned) => ({ ...ofTrip(owned), input: {} })),
  listRebookings: row(404, ofTrip),
  rebookScheduleChange: row(404, (owned) => ({
    ...ofTrip(owned),
    input: { version: 1, choices: [{ slice: 0, optionId: 'TP216.2027-04-14.BOS.LIS@standard' }] },
  })),
  acceptScheduleChange: row(404, (owned) => ({ ...ofTrip(owned), input: { version: 1 } })),
  claimCompensation: row(404, (owned) => ({ ...ofTrip(owned), input: { version: 1 } })),
  declineScheduleChange: row(404, (owned) => ({ ...ofTrip(owned), input: { version: 1 } })),
  receiveSupplierEvent: row('own', ({ bookingId }) => ({
    input: supplierEvent(bookingId, product.clock.now()),
  })),
  requestChange: row(404, (owned) => ({ ...ofTrip(owned), input: { ask } })),
  getTripDetails: row(404, ofTrip),
  editTripDetails: row(404, (owned) => ({
    ...ofTrip(owned),
    input: { bookingVersion: 1, details: { kind: 'Hotel', loyaltyNumber: '', requests: 'Late arrival' } },
  })),
  getCancelParts: row(404, ({ bookingId }) => ({ params: { bookingId } })),
  getChange: row(404, (owned) => ofChange(owned)),
  confirmChange: row(404, (owned) => ({ ...ofChange(owned), input: { dueMinor: 0, paymentId: null } })),
  sendChange: row(404, (owned) => ({ ...ofChange(owned), input: { dueMinor: 1, refundMinor: 0 } })),
  sendCancel: row(404, (owned) => ({ ...ofTrip(owned), input: {} })),
  undoCancel: row(404, (owned) => ({ ...ofTrip(owned), input: {} })),
  getWallet: row('own', () => ({})),
  listWalletActivity: row('own', () => ({ query: {} })),
  activateOffer: row(404, ({ offerId }) => ({ input: { offerId } })),
  redeemVoucher: row('own', () => ({ input: { code: 'TRIP-0000-0000-0000' } })),
  disputeCredit: row(404, ({ entryId }) => ({ input: { entryId, text: 'I did not use this.' } })),
  listSupportCases: row('own', () => ({})),
  getSupportCase: row(404, ({ caseId }) => ({ params: { caseId } })),
  contactSupport: row(404, (owned) => ({ input: { topic: 'trip', text: 'Hello', ...ofTrip(owned).params } })),
  listCompanies: row('own', () => ({ query: {} })),
  createCompany: row('own', () => ({ input: COMPANY })),
  changeCompany: row('own', () => ({
    params: { businessId: 'biz_none' },
    input: { tenantId: 'business', change: { action: 'resume' } },
  })),
  listCompanyEvents: row('own', () => ({
    params: { businessId: 'biz_none' },
    query: { tenantId: 'business' },
  })),
  markModalSeen: row('own', () => ({ input: { modal: 'whos_booking' } })),
  getArrangers: row('own', () => ({})),
  setArranger: row(404, () => ({
    params: { personId: 'per_00000000000000000000000001' },
    input: { isAllowed: true, sharesDetails: false },
  })),
  listColleagues: row('own', () => ({ query: {} })),
  getPartyPolicies: row(404, () => ({
    input: { travelers: [{ personId: 'per_00000000000000000000000001' }] },
  })),
  getCheckoutParty: row('own', ofCheckout),
  getTripParty: row(404, ofTrip),
  listTripsBookedForMe: row('own', () => ({})),
  getApprovalPlan: row(404, ofCheckout),
  sendForApproval: row(404, (owned) => ({
    ...ofCheckout(owned),
    input: { totalMinor: 1, cardMinor: 1, tenders: [], quoteId },
  })),
  listApprovals: row('own', () => ({ query: { of: 'mine' } })),
  getApproval: row(404, () => ({ params: { requestId } })),
  getApprovalOfTrip: row(404, ofTrip),
  decideApprovals: row(404, () => ({
    input: { parts: [{ requestId, version: 1, decision: 'approve' }] },
  })),
  withdrawApproval: row(404, () => ({ params: { requestId }, input: {} })),
  getCover: row('own', () => ({})),
  setCover: row('own', () => ({ input: { cover: null } })),
  replyToCase: row(404, ({ caseId }) => ({ params: { caseId }, input: { text: 'Hello again' } })),
  answerProposal: row(404, ({ caseId }) => ({
    params: { caseId, proposalId: 'prp_00000000000000000000000001' },
    input: { accept: true },
  })),
  askForHelp: row(404, ({ bookingId }) => ({
    params: { bookingId: bookingId as BookingId },
    input: { about: 'cancel', code: 'ContactCustomerService' },
  })),
  sendFile: row('own', () => ({ query: { name: 'page.png' }, input: PNG })),
  getCaseFile: row(404, ({ caseId }) => ({
    params: { caseId, fileId: 'fil_00000000000000000000000001' },
  })),
  showSupportCode: row('own', () => ({ input: {} })),
  openDelegation: row('own', () => ({ input: { ticket: 'a'.repeat(43) } })),
  endDelegation: row('own', () => ({ input: {} })),
  getLab: row('own', () => ({})),
  moveClock: row('own', () => ({ input: { offsetSeconds: 0 } })),
  runJobs: row('own', () => ({ input: { names: [] } })),
};

/** Of companies alone: on the consumer site they aren’t there. */
const isOfCompanies = (name: Portal): boolean => name in approvalCalls || name in arrangingCalls;

let product: TestProduct;
let owned: Owned;
let maya: Browser;
let other: Browser;
const all = (Object.entries(calls) as [Portal, Call][]).filter(
  ([, call]) => call.auth !== 'agent' && call.auth !== 'admin',
);
const locked = all.filter(([, call]) => call.auth === 'customer');
/** What travelers have and agents don't. */
const OWN = 'airline-credits|approvals|calendar-feed|checkouts|payment-requests|price-freezes|trips|watches';
const TRAVELERS = new RegExp(`^/(${OWN}|personal-data|travel/(wallet|wishlists))(/|$)`);
const changing = locked.filter(([, call]) => call.method !== 'GET');

const request = (name: Portal, as: Browser | null, headers: Record<string, string> = {}) =>
  product.call(name, as, { ...(ROWS[name].send as (of: Owned) => Parts)(owned), headers } as never);
const codeOf = (calling: ReturnType<typeof request>) =>
  calling.then(({ status, error }) => [status, error?.code]);

/** A change of a booking of hers that has no quote. */
async function giveChange(bookingId: BookingId): Promise<ChangeId> {
  const { effects, clock } = product;
  const { tenantId, customerId } = maya;
  const changeId = newId('chg', effects.random.bytes(16));
  const row = { tenantId, customerId, bookingId, changeId, ask, bookingVersion: 1 };
  await withTransaction(effects.db, (tx) => insertChange(tx, row, clock.now()));
  return changeId;
}

beforeAll(async () => {
  product = await createTestProduct();
  const subject = 'matrix-maya';
  const paymentId = await product.giveCard(subject);
  maya = await product.signIn({ subject });
  other = await product.signIn();
  const { stayId, rateId } = await product.someStay();
  const open = () =>
    product.call('startCheckout', maya, { input: { product: 'Hotel', stayId, rateId, ...stay } });
  const draft = {
    guests: [{ firstName: 'Maya', lastName: 'Okafor' }],
    leadGuestAge: 34,
    email: 'maya@example.test',
    phone: '+1 617 555 0142',
    paymentId,
    termsAccepted: true,
  };
  const { checkoutId, quote } = (await open()).body;
  const totalMinor = quote.total.amountMinor;
  await product.call('saveDraft', maya, { params: { checkoutId }, input: draft });
  const booked = await product.call('bookCheckout', maya, {
    params: { checkoutId },
    input: {
      totalMinor,
      cardMinor: totalMinor,
      quoteId: quote.quoteId,
      tenders: [{ sourceId: paymentId, amountMinor: totalMinor }],
    },
  });
  if (booked.status !== 200 || booked.body.result === 'Failed') throw new Error(JSON.stringify(booked.body));
  const list = await product.call('createWishlist', maya, { input: { name: 'Lisbon' } });
  const { bookingId } = booked.body;
  const shared = await product.call('shareTrip', maya, { params: { bookingId }, input: { days: 7 } });
  const traveler = { person: samplePerson(), isNew: true };
  owned = {
    personId: (await product.call('updateTraveler', maya, { input: traveler })).body.personId,
    stayId,
    rateId,
    paymentId,
    bookingId: booked.body.bookingId,
    changeId: await giveChange(booked.body.bookingId),
    shareId: shared.body.shares[0]!.shareId,
    shareToken: shared.body.url.split('/').at(-1)!,
    wishlistId: list.body.wishlist.id.value,
    ...(await giveWallet(product, maya)),
    freezeId: await giveFreeze(product, maya, { stayId, rateId, paymentId }),
    watchId: await giveWatch(product, maya, stayId),
    ...(await giveHomeRequest(product, maya, paymentId)),
    confirmationId: await giveConfirmation(product, maya, { bookingId, paymentId }),
    checkout: (await open()).body,
  };
});
afterAll(() => product?.close());

describe('every call has its row', () => {
  it('and no row is of no call', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual(all.map(([name]) => name).toSorted());
  });
});

describe('nobody', () => {
  it.each(locked)('may not call %s', async (name) => {
    expect(await codeOf(request(name, null))).toEqual([401, 'Unauthorized']);
  });
  it.each(locked)('with a made-up token may not call %s', async (name) => {
    const token = `Bearer ${'A'.repeat(43)}`;
    expect(await codeOf(request(name, null, { authorization: token }))).toEqual([401, 'Unauthorized']);
  });
});

describe('a customer', () => {
  it.each(all.filter(([, call]) => call.auth === 'operator'))('may not call %s', async (name) => {
    expect(await codeOf(request(name, maya))).toEqual([401, 'OperatorKeyRefused']);
  });
});

describe('with a stolen token alone', () => {
  it.each(locked)('nobody may call %s', async (name) => {
    const bare = { ...maya, headers: { host: 'localhost', authorization: `Bearer ${maya.token}` } };
    expect(await codeOf(request(name, bare))).toEqual([403, 'InvalidSession']);
  });
  it.each(locked)('and another person’s cookies nobody may call %s', async (name) => {
    const mixed = { ...other, headers: { ...other.headers, authorization: `Bearer ${maya.token}` } };
    expect(await codeOf(request(name, mixed))).toEqual([403, 'InvalidSession']);
  });
});

describe('without CSRF', () => {
  it.each(changing)('%s is refused', async (name) => {
    expect(await codeOf(request(name, maya, { 'x-csrf-token': '' }))).toEqual([403, 'InvalidSession']);
  });
  it.each(changing)('of another session %s is refused', async (name) => {
    const csrf = other.headers['x-csrf-token']!;
    const cookie = maya.headers.cookie!.replace(/__Host-csrf=[^;]*/, `__Host-csrf=${csrf}`);
    expect(await codeOf(request(name, maya, { 'x-csrf-token': csrf, cookie }))).toEqual([
      403,
      'InvalidSession',
    ]);
  });
});

describe('another tenant', () => {
  it.each(locked)('does not know the session: %s', async (name) => {
    expect(await codeOf(request(name, maya, { host: 'business.localhost' }))).toEqual([401, 'Unauthorized']);
  });
});

describe('another site’s page', () => {
  it.each(all)('may not call %s', async (name) => {
    const answer = await codeOf(request(name, maya, { 'sec-fetch-site': 'cross-site' }));
    expect(answer).toEqual([403, 'CrossSite']);
  });
});

describe.each(['consumer', 'business', 'agent'] as const)('a stranger of kind %s', (kind) => {
  const tenantId = kind === 'business' ? 'business' : 'consumer';
  const foreign = locked.filter(([name]) => ROWS[name].stranger === 404);
  let stranger: Browser;
  beforeAll(async () => {
    stranger = await product.signIn({ tenantId, isAgent: kind === 'agent' });
  });
  it.each(foreign)('gets nothing of Maya’s by %s', async (name, call) => {
    const isClosed = kind === 'agent' && TRAVELERS.test(call.path);
    expect(await codeOf(request(name, stranger))).toEqual(
      isClosed ? [403, 'TravelersOnly'] : [404, 'NotFound'],
    );
  });
  it('sees none of Maya’s in the lists', async () => {
    if (kind !== 'agent') {
      expect((await product.call('listTrips', stranger, { query: {} })).body.trips).toEqual([]);
      expect((await product.call('listWishlists', stranger, { input: {} })).body.wishlists).toEqual([]);
      expect((await product.call('getWallet', stranger, {})).body.credits).toEqual([]);
    }
    expect((await product.call('listTravelers', stranger, { input: {} })).body.value).toEqual([]);
    expect((await product.call('listPaymentMethods', stranger, { input: {} })).body.value).toEqual([]);
    expect((await product.call('listRewardsAccounts', stranger, { input: {} })).body.value).toEqual([]);
  });
});

describe('a service desk agent', () => {
  it.each(locked)('as themselves may call %s only if it isn’t a traveler’s own', async (name, call) => {
    const agent = await product.signIn({ isAgent: true });
    const [status, code] = await codeOf(request(name, agent));
    if (TRAVELERS.test(call.path)) expect([status, code]).toEqual([403, 'TravelersOnly']);
    else expect([401, 403]).not.toContain(status);
  });
});

describe('the owner', () => {
  // Those that end what the others need come last
  const last: Portal[] = ['deleteTraveler', 'deleteWishlist', 'cancelTrip', 'endSession'];
  // An offer that nobody made, a file that nobody sent, claims and deposits: not there for their owner either
  const missing: Portal[] = [
    'answerDepositClaim',
    'chooseDepositCard',
    'decideDepositClaim',
    'answerProposal',
    'getCaseFile',
    'claimPriceMatch',
    'appealPriceMatch',
  ];
  const before = locked.filter(([name]) => ![...last, ...missing].includes(name) && !isOfCompanies(name));
  const companyCalls = locked.filter(([name]) => isOfCompanies(name));
  it.each(companyCalls)('of a card gets nothing of companies by %s', async (name) => {
    expect(await codeOf(request(name, maya))).toEqual([404, 'NotFound']);
  });
  const order = [...before, ...last.map((name): [Portal, Call] => [name, calls[name]])];
  it.each(order)('is let through by %s', async (name) => {
    const { status, error } = await request(name, maya);
    expect(status, JSON.stringify(error)).toSatisfy(
      (code: number) => ![401, 403, 404].includes(code) && code < 500,
    );
  });
  it('is let in no more after signing out', async () => {
    expect(await codeOf(request('getUserInfo', maya))).toEqual([401, 'Unauthorized']);
  });
});

describe('a session that has ended', () => {
  let idle: Browser;
  beforeAll(async () => {
    idle = await product.signIn();
    const end = `update sessions set idle_expires_at = $1 where session_id = '${idle.sessionId}'`;
    await product.database.pool.query(end, [product.clock.now()]);
  });
  it.each(locked)('by itself does not open %s', async (name) => {
    expect(await codeOf(request(name, idle))).toEqual([401, 'Unauthorized']);
  });
});

it('ids that were never given out are NotFound like those of others', async () => {
  const bookingId = newId('bkg', product.effects.random.bytes(16));
  const { status } = await product.call('getTrip', await product.signIn(), { params: { bookingId } });
  expect(status).toBe(404);
});
