/** Booking for others in a company: whom, under whose policy, and who let them. */
import { BOOKING_STYLES } from '@sojourn/domain/companies/setup.ts';
import { BOOKING_REFUSALS } from '@sojourn/domain/companies/who-books.ts';
import { z } from 'zod';
import { personId } from './admin/parts.ts';
import { call } from './call.ts';
import { checkoutParams } from './checkout-parts.ts';
import { outOfPolicy, policyTier } from './policy.ts';
import { idOf, instant } from './primitives.ts';
import { person } from './travelers.ts';
import { travelersOfBooking } from './travelers-of-booking.ts';
import { tripParams } from './trip-parts.ts';
import { tripCard } from './trips.ts';

const colleague = z.object({
  personId,
  name: z.string(),
  email: z.string(),
  isSelf: z.boolean(),
  tier: z.string().nullable(),
  /** Every booking of theirs that's out of policy is reviewed. */
  needsReview: z.boolean(),
  /** Why nobody can book for them here; null where it's allowed. */
  refusal: z.enum(BOOKING_REFUSALS).nullable(),
});
export type Colleague = z.output<typeof colleague>;

const colleagues = z.object({
  style: z.enum(BOOKING_STYLES).nullable(),
  /** Whether the person may book for somebody other than themselves at all. */
  mayBookForOthers: z.boolean(),
  /** Whether they may book for guests, who have no profile. */
  mayBookForGuests: z.boolean(),
  /** Null where the person may book for themselves. */
  ownRefusal: z.enum(BOOKING_REFUSALS).nullable(),
  self: colleague,
  /** By name; never the person themselves. */
  people: z.array(colleague),
  total: z.int(),
});
export type Colleagues = z.output<typeof colleagues>;

/** Under which policy each of them travels. */
const party = z.object({
  travelers: z.array(
    z.object({ personId: personId.nullable(), name: z.string(), policyTier: policyTier.nullable() }),
  ),
});
export type PartyPolicies = z.output<typeof party>;

/** For whom a checkout or a booking is; empty when it's for who booked alone. */
const travelersShown = z.object({
  travelers: z.array(
    z.object({
      personId: personId.nullable(),
      /** Null for a guest whose name was forgotten. */
      name: z.string().nullable(),
      tier: z.string().nullable(),
      /** What their policy says about it; null in policy. */
      policy: outOfPolicy.nullable(),
    }),
  ),
});

export type TravelersShown = z.output<typeof travelersShown>;

const permission = z.object({ personId, name: z.string(), sharesDetails: z.boolean(), givenAt: instant });
const arrangers = z.object({
  /** Those who may book in the person's place. */
  arrangers: z.array(permission),
  /** Those in whose place the person may book. */
  travelers: z.array(permission),
});
export type Arrangers = z.output<typeof arrangers>;

export const arrangingCalls = {
  getArrangers: call({
    method: 'GET',
    path: '/colleagues/arrangers',
    summary: 'Who may book in the person’s place, and in whose place the person may',
    auth: 'customer',
    output: arrangers,
    errors: [],
  }),
  setArranger: call({
    method: 'PUT',
    path: '/colleagues/arrangers/:personId',
    summary: 'Lets a colleague book in the person’s place, or ends it at once; both are recorded',
    auth: 'customer',
    params: z.object({ personId }),
    input: z.strictObject({
      isAllowed: z.boolean(),
      /** With the person's saved details, but for the numbers of documents. */
      sharesDetails: z.boolean(),
    }),
    output: arrangers,
    errors: [],
  }),
  listColleagues: call({
    method: 'GET',
    path: '/colleagues',
    summary: 'Whom the person may book for, by name, and how their company books (B §3)',
    auth: 'customer',
    query: z.object({
      /** A part of a name or an address. */
      q: z.string().max(120).optional(),
      offset: z.coerce.number().int().min(0).max(10_000).optional(),
    }),
    output: colleagues,
    errors: [],
  }),
  getPartyPolicies: call({
    method: 'POST',
    path: '/colleagues/policies',
    summary: 'The policy of each of those who travel; theirs counts, not the booker’s',
    auth: 'customer',
    input: z.object({ travelers: travelersOfBooking }),
    output: party,
    errors: ['TravelerNotAllowed'],
  }),
  getCheckoutParty: call({
    method: 'GET',
    path: '/checkouts/:checkoutId/party',
    summary: 'For whom a checkout is, what their policies say, and the details that they share',
    auth: 'customer',
    params: checkoutParams,
    output: travelersShown.extend({
      /** Without the numbers of documents. */
      people: z.array(person),
    }),
    errors: [],
  }),
  getTripParty: call({
    method: 'GET',
    path: '/trips/:bookingId/party',
    summary: 'Who booked a trip for whom; for the booker and for those who travel',
    auth: 'customer',
    params: tripParams,
    output: travelersShown.extend({
      bookedBy: z.string(),
      /** The person booked it themselves. */
      isMine: z.boolean(),
    }),
    errors: [],
  }),
  listTripsBookedForMe: call({
    method: 'GET',
    path: '/trips-booked-for-me',
    summary: 'Trips that others booked for the person and that aren’t over, the soonest first',
    auth: 'customer',
    output: z.object({
      trips: z.array(z.object({ bookingId: idOf('bkg'), bookedBy: z.string(), trip: tripCard })),
    }),
    errors: [],
  }),
} as const;
