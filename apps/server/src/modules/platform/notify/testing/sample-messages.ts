/** One message of every kind that's mailed, with sample facts, for tests that read them all. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { DISRUPTION_CAUSES } from '@sojourn/domain/disruptions/flight-status.ts';
import { money } from '@sojourn/domain/money.ts';
import { MAILED_EVENTS } from '@sojourn/domain/protections/clause.ts';
import { SAMPLE_FLIGHT_TRIP } from '@sojourn/products/flight/testing/sample-flight-trip.ts';
import { REQUEST_SAMPLES } from '@sojourn/products/home/testing/sample-request-news.ts';
import { CANCELED_TRIP, SAMPLE_TRIP } from '@sojourn/products/hotel/testing/sample-hotel-trip.ts';
import { EN } from '../texts/en.ts';
import { CONFIRMATION_SAMPLES } from './sample-confirmations.ts';
import { type Sample, TRIP_SAMPLES } from './sample-trip-messages.ts';

const [bookingId, price, title] = ['bkg_0abc', money(137_500), 'Palacete Santa Luz'];
const at = (text: string) => text as Instant;
const { stay } = SAMPLE_TRIP;
const { departureDate, lastDate } = SAMPLE_FLIGHT_TRIP.flight;
const email = 'maya.okafor@example.com';
const failed = [
  {
    kind: 'hotelFailed',
    facts: { email, hotel: stay.name, city: 'Lisbon', checkIn: stay.checkIn, checkOut: stay.checkOut },
  },
  { kind: 'flightFailed', facts: { email, title: 'Boston to Lisbon', departureDate, lastDate } },
  {
    kind: 'carFailed',
    facts: {
      email,
      title: 'Compact SUV',
      company: 'The Company',
      city: 'Lisbon',
      from: stay.checkIn,
      until: stay.checkOut,
    },
  },
  {
    kind: 'activityFailed',
    facts: { email, activity: 'Sunset sail on the Tagus', city: 'Lisbon', day: 'Apr 15, 2027' },
  },
].map((content) => ({ name: content.kind, content: { ...content, bookingId }, trip: null }));

const cases = Object.keys({ ...EN.caseOpened.about, anyOther: '' }).map((about) => ({
  name: `caseOpened ${about}`,
  content: {
    kind: 'caseOpened',
    key: 'cas_1',
    code: 'C-7M2K',
    about,
    subjectId: bookingId,
    dueAt: at('2027-02-10T15:00:00.000Z'),
  },
  trip: null,
}));
const news = ['caseReplied', 'caseProposed', 'caseResolved'].map((kind) => ({
  name: kind,
  content: { kind, key: 'cas_1:2', caseId: 'cas_1', code: 'C-7M2K' },
  trip: null,
}));
const offers = (['credit', 'refund', 'cancel', 'change'] as const).map((kind) => {
  const [amount, due] = kind === 'change' ? [money(0), money(25_00)] : [money(40_00), money(0)];
  const offer = { kind, amount, due, expiresAt: at('2027-02-10T22:00:00.000Z') };
  const about = { kind: 'caseProposed', key: 'cas_1:2', caseId: 'cas_1', code: 'C-7M2K' };
  return { name: `caseProposed ${kind}`, content: { ...about, offer }, trip: null };
});

const others = ['Jonah Okafor', 'Gus Hill'];
const request = { key: 'req_1', requestId: 'req_1', code: 'R-4T7Q', title, price, name: 'Priya Raman' };
const decideBy = at('2027-02-10T22:00:00.000Z');
const approvals = [
  ...(['keep', 'cancel', 'mandate'] as const).flatMap((ifUndecided) =>
    (ifUndecided === 'keep' ? [null, 1, 4] : [null]).map((hours) => ({
      ...request,
      kind: 'approvalRequested',
      hours,
      decideBy,
      ifUndecided,
    })),
  ),
  {
    ...request,
    kind: 'approvalRequested',
    hours: null,
    decideBy,
    ifUndecided: 'keep',
    travelers: others,
    answers: [{ key: 'project', label: 'Project', value: 'NS-114' }],
  },
  ...(
    [
      'booked',
      'kept',
      'keptByTimeout',
      'declined',
      'rejected',
      'canceledByTimeout',
      'notCanceled',
      'lapsed',
    ] as const
  ).map((each) => ({
    ...request,
    kind: 'approvalNews',
    news: each,
    returnedFor: null,
    note: null,
    bookingId,
  })),
  ...(['price', 'changed', 'unavailable', 'payment', 'companyCard', 'notAllowed'] as const).map(
    (returnedFor) => ({
      ...request,
      kind: 'approvalNews',
      news: 'returned',
      returnedFor,
      note: null,
      bookingId: null,
    }),
  ),
  ...([null, 1, 4] as const).map((hours) => ({
    ...request,
    kind: 'approvalWaits',
    hours,
    decideBy,
    ifUndecided: 'keep',
  })),
  ...(
    [
      'booked',
      'kept',
      'keptByTimeout',
      'declined',
      'rejected',
      'canceledByTimeout',
      'notCanceled',
      'lapsed',
      'returned',
    ] as const
  ).map((each) => ({
    ...request,
    kind: 'approvalOutcome',
    news: each,
    returnedFor: null,
    note: 'Closer to the site, please',
    bookingId: null,
  })),
  // Several parts of a trip
  ...([null, 4] as const).flatMap((hours) =>
    (['approvalRequested', 'approvalWaits'] as const).map((kind) => ({
      ...request,
      kind,
      hours,
      decideBy,
      ifUndecided: 'keep',
      parts: [
        { ...request, decideBy, ifUndecided: 'keep' },
        {
          ...request,
          title: 'Boston to Lisbon',
          decideBy: at('2027-02-10T23:00:00.000Z'),
          ifUndecided: 'mandate',
        },
      ],
    })),
  ),
  ...(
    [
      ['booked', 'declined'],
      ['lapsed', 'rejected'],
      ['kept', 'kept'],
    ] as const
  ).flatMap(([first, second]) =>
    (['approvalNews', 'approvalOutcome'] as const).map((kind) => {
      const part = { ...request, returnedFor: null, note: null, bookingId: null };
      const parts = [
        { ...part, news: first },
        { ...part, title: 'Boston to Lisbon', news: second, note: 'Closer to the site, please' },
      ];
      return { ...part, kind, news: first, parts };
    }),
  ),
].map((content) => ({
  name: [
    content.kind,
    JSON.stringify(Object.values(content).slice(7, 9)).slice(0, 60),
    'parts' in content && 'of a trip',
  ].join(' '),
  content,
  trip: null,
}));

const part = (day: string, place: string) => ({
  slice: 0,
  title: 'TP 216',
  from: { code: 'BOS', name: 'Boston Logan', countryCode: 'US' },
  to: { code: 'LIS', name: place, countryCode: 'PT' },
  starts: at(`${day}T01:05:00.000Z`),
  ends: at(`${day}T07:35:00.000Z`),
  startsLocal: `${day}T21:05`,
  endsLocal: `${day}T08:35`,
  grade: 1,
  carrierCountry: 'PT',
  connectionMinutes: null,
});
const change = {
  key: `${bookingId}.2`,
  about: bookingId,
  title: 'Boston to Lisbon',
  before: [part('2027-04-14', 'Lisbon Airport')],
  after: [part('2027-04-15', 'Lisbon Airport')],
  reasons: ['Later', 'MoreConnections'],
  canDecline: true,
  respondBy: decideBy,
  effects: [
    { tripId: 'bkg_1', title, kind: 'NightUnused' },
    { tripId: 'bkg_1', title, kind: 'LateCheckIn' },
    { tripId: 'bkg_2', title: 'Compact SUV', kind: 'PickUpBeforeArrival' },
  ],
  owed: money(60_000, 'EUR'),
};
const changes = [
  { ...change, kind: 'scheduleChanged' },
  { ...change, kind: 'scheduleChanged', after: [], reasons: ['Canceled'], effects: [], canDecline: false },
  { ...change, kind: 'scheduleAccepted' },
  { ...change, kind: 'scheduleRebooked' },
].map((content, index) => ({ name: `${content.kind} ${index}`, content, trip: SAMPLE_FLIGHT_TRIP }));

const ends = { amount: money(30_000), expiresAt: at('2027-03-11T04:59:59.000Z'), daysLeft: 30 };
const names = ['frequentFlyerNumber', 'knownTravelerNumber', 'tsaRedressNumber', 'specialAssistance'];
const aboutElse = [
  { kind: 'creditExpiring', key: 'crd_1.30', ...ends },
  { kind: 'disputeAnswered', key: 'cas_1', code: 'C-7M2K', credited: ends },
  { kind: 'disputeAnswered', key: 'cas_1', code: 'C-7M2K', credited: null },
  ...['sameTraveler', 'anyTraveler'].map((nameRule) => ({
    kind: 'airlineCreditExpiring',
    key: 'acr_1.30',
    airline: 'TAP Air Portugal',
    number: '047-2100000002',
    nameRule,
    ...ends,
    daysLeft: 7,
  })),
  { kind: 'companyMessage', key: 'msg_1', company: 'Acme', text: 'Please call the office.' },
  {
    kind: 'companyMessage',
    key: 'msg_2',
    company: 'Acme',
    text: 'Please answer.',
    answerToken: 'msg_2.per_1.a.b',
  },
  ...[0, 1, 30].map((daysLeft) => ({
    kind: 'companyCardExpiring',
    key: `pay_1.${daysLeft}`,
    company: 'Acme',
    card: 'Acme 7702',
    daysLeft,
  })),
  { kind: 'travelerNeedsHelp', key: 'a', company: 'Acme', name: 'Iris Fontaine', text: 'Please answer.' },
  { kind: 'arrangerChanged', key: 'a', traveler: 'Priya Raman', isAllowed: true, sharesDetails: true },
  { kind: 'arrangerChanged', key: 'b', traveler: 'Priya Raman', isAllowed: true, sharesDetails: false },
  { kind: 'arrangerChanged', key: 'c', traveler: 'Priya Raman', isAllowed: false, sharesDetails: false },
  {
    kind: 'bookedForYou',
    key: `${bookingId}.cus_1`,
    bookingId,
    bookedBy: 'Priya Raman',
    title,
    subtitle: 'Deluxe King',
    from: '2027-04-14',
    to: '2027-04-17',
  },
  { kind: 'companyInvitation', key: 'per_1', to: email, company: 'Acme' },
  ...['due', 'paid'].map((state) => ({
    kind: 'changeReimbursed',
    key: `${bookingId}.2.${state}`,
    bookingId,
    state,
    amount: money(12_300),
    by: at('2027-04-14T03:59:00Z'),
  })),
  { kind: 'priceDropCredited', key: bookingId, bookingId, amount: money(4_500), booked: price },
  { kind: 'priceMatchCredited', key: 'cas_1:3', bookingId, code: 'C-7M2K', amount: money(5_280) },
  ...['claim-in-time', 'same-itinerary', 'in-dollars', 'open-to-all', 'verified', 'kept'].map(
    (clauseId, index) => ({
      kind: 'priceMatchDeclined',
      key: `cas_1:${index}`,
      bookingId,
      code: 'C-7M2K',
      termsId: 'match-hotel-2026-11',
      clauseId,
      note: 'The page asks members to sign in.',
      canAppeal: index > 0,
    }),
  ),
  ...aboutEndings(),
  ...aboutDisruptions(),
  ...aboutFreezes(),
  ...aboutWatches(),
  ...aboutPaying(),
  ...CONFIRMATION_SAMPLES,
  ...REQUEST_SAMPLES,
].map((content) => ({
  name: content.kind,
  content: { lowest: money(133_000), expiresAt: ends.expiresAt, ...content },
  trip: null,
}));
const aboutStay = [
  { kind: 'tripEmailChanged', key: `${bookingId}:1`, subjectId: bookingId },
  { kind: 'detailsEdited', key: 'chg_1', subjectId: bookingId, title, changed: names },
  {
    kind: 'detailsEdited',
    key: 'chg_2',
    subjectId: bookingId,
    title,
    changed: ['loyaltyNumber', 'requests', 'flightNumber'],
  },
  { kind: 'refundSent', about: bookingId, refundNo: 3, key: `${bookingId}.3` },
  { kind: 'refundArrived', about: bookingId, refundNo: 3, key: `${bookingId}.3` },
].map((content) => ({
  name: content.kind,
  content,
  trip: content.kind.startsWith('refund') ? CANCELED_TRIP : SAMPLE_TRIP,
}));

export const SAMPLES: readonly Sample[] = [
  ...TRIP_SAMPLES,
  ...failed,
  ...changes,
  ...approvals,
  ...cases,
  ...news,
  ...offers,
  ...aboutElse,
  ...aboutStay,
];

function aboutEndings() {
  const ended = {
    kind: 'protectionEnded',
    bookingId,
    title,
    protection: 'cancelForAnyReason',
    premium: price,
  };
  return MAILED_EVENTS.map((event, at) => ({
    ...ended,
    key: `${bookingId}.${at + 1}`,
    event,
    returned: money(event === 'canceledBySupplier' ? price.amountMinor : 0),
    isTripOver: event === 'canceledForAnyReason',
  }));
}

function aboutDisruptions() {
  const flight = { flight: 'TP 216', from: 'Boston', to: 'Lisbon', planned: '2027-04-14T21:35' };
  const disrupted = {
    kind: 'flightDisrupted',
    bookingId,
    title: 'Boston to Lisbon',
    decideBy: at('2027-04-16T08:30:00Z'),
    decideByLocal: '2027-04-16T09:30',
  };
  const lands = { planned: '2027-04-15T08:05', estimated: '2027-04-15T10:50' };
  const late = [{ ...flight, estimated: '2027-04-15T00:20', lands, isCanceled: false }];
  const canceled = [{ ...flight, estimated: flight.planned, isCanceled: true }];
  return [
    {
      kind: 'disruptionLapsed',
      key: `${bookingId}.1`,
      bookingId,
      title: 'Boston to Lisbon',
      flight: 'TP 216',
    },
    { kind: 'rebookingFailed', key: bookingId, bookingId, title: 'Boston to Lisbon' },
    ...(['Rebook', 'RebookOnlyEligible', 'Refund', 'AlreadyExercised', null] as const).map((action) => ({
      ...disrupted,
      key: `${bookingId}.1.Delayed:${action}`,
      type: 'Delayed',
      cause: 'Weather',
      flights: late,
      action,
      refund: action === 'Rebook' || action === 'Refund' ? price : null,
    })),
    ...DISRUPTION_CAUSES.map((cause) => ({
      ...disrupted,
      key: `${bookingId}.2.${cause}`,
      type: 'AirlineCancellation',
      cause,
      flights: canceled,
      action: 'Rebook',
    })),
    {
      ...disrupted,
      key: `${bookingId}.3`,
      type: 'MissedConnection',
      cause: null,
      flights: late,
      action: 'RebookOnlyEligible',
    },
    { ...disrupted, key: `${bookingId}.4`, type: null, cause: null, flights: late, action: null },
  ];
}

function aboutFreezes() {
  const frozen = {
    key: 'frz_1',
    title,
    frozen: price,
    most: money(50_000),
    endsAt: at('2027-04-14T03:59:00Z'),
  };
  const paid = [{ kind: 'card', label: 'Harbor Summit 4417', amount: money(3_900) }];
  const reminder = { ...frozen, kind: 'freezeReminder' };
  return [
    { ...frozen, kind: 'freezeBought', fee: money(3_900), boughtAt: at('2027-04-07T12:00:00Z'), paid },
    ...[72, 24, 3].map((hoursLeft) => ({ ...reminder, hoursLeft, now: money(151_000) })),
    { ...reminder, hoursLeft: 3, now: null },
    { ...frozen, kind: 'freezeEnded', now: money(151_000) },
    { ...frozen, kind: 'freezeEnded', now: null },
    ...[true, false].map((isSoldOut) => ({
      kind: 'freezeRefunded',
      key: 'frz_1',
      title,
      amount: money(3_900),
      isSoldOut,
    })),
  ];
}

function aboutAdvice(watched: object) {
  const about = { ...watched, kind: 'priceAdvice', price, fallPercent: 3, until: '2027-02-22' };
  const book = { ...about, key: 'wat_1.a', advice: 'book', target: null, chancePercent: 20 };
  const wait = { ...about, advice: 'wait', target: money(130_000), chancePercent: 61 };
  return [
    ...['risesNear', 'belowRecent', 'unlikely'].map((reason) => ({ ...book, reason })),
    ...['aboveRecent', 'oftenFalls'].map((reason) => ({ ...wait, key: `wat_1.${reason}`, reason })),
  ];
}

function aboutPaying() {
  const about = { key: 'chk_1.1', title, total: price, expiresAt: at('2027-02-09T15:00:00Z') };
  return [
    {
      ...about,
      kind: 'paymentRequested',
      checkoutId: 'chk_1',
      subtitle: 'Apr 14 to 19',
      agentName: 'Sam W.',
    },
    { ...about, kind: 'paymentRequestExpired' },
  ];
}

function aboutWatches() {
  const watched = {
    kind: 'watchedPrice',
    key: 'wat_1.1',
    watchId: 'wat_1',
    to: null,
    titles: { en: 'Boston to Lisbon', fr: 'Boston – Lisbonne' },
    startsOn: '2027-04-14',
    endsOn: '2027-04-19',
    now: price,
    stopToken: 'wat_1.1.abc.def',
  };
  return [
    { ...watched, news: 'drop', before: money(151_000) },
    { ...watched, news: 'available', before: null },
    ...aboutAdvice(watched),
  ];
}
