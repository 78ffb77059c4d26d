/**
 * The words of a stay: who sleeps where, what a rate promises, what it costs. Shared by the market, the
 * contract and the rules.
 */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { Money } from '@sojourn/domain/money.ts';

/** One room's guests: at least one adult; the ages (0-17) of children on the day of check-in. */
export type RoomGuests = { readonly adults: number; readonly childAges: readonly number[] };

/** Children under so many years share their parents' bed, one to a room. */
const SHARES_BED_UNDER = 3;

/** Whether a child of a room needs no bed. */
export const sharesBed = ({ childAges }: Pick<RoomGuests, 'childAges'>): boolean =>
  childAges.some((age) => age < SHARES_BED_UNDER);

/** Beds that a room's guests need. */
export const bedsNeeded = (room: RoomGuests): number =>
  room.adults + room.childAges.length - (sharesBed(room) ? 1 : 0);

export type StayDates = { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate };

/** Limits of a stay search (A §9 is silent; these are ours). */
export const STAY_LIMITS = {
  nightsMax: 30,
  roomsMax: 8,
  adultsPerRoomMax: 6,
  childrenPerRoomMax: 6,
  childAgeMax: 17,
  daysAheadMax: 365,
} as const;

/** B §3 lodging collections; the first two earn the complimentary fourth night. */
export const COLLECTIONS = ['Premier', 'Lifestyle', 'NoCollection'] as const;
export type Collection = (typeof COLLECTIONS)[number];

/** B §9 hotel sorts. */
export const STAY_SORTS = [
  'MostRecommended',
  'Price',
  'StarRating',
  'UserRating',
  'DistanceAscending',
] as const;
export type StaySort = (typeof STAY_SORTS)[number];

/** The first eight are the shortlist of A §9, in its order. */
export const AMENITIES = [
  'restaurant',
  'freeWifi',
  'parkingIncluded',
  'frontDesk24h',
  'accessible',
  'petFriendly',
  'pool',
  'gym',
  'spa',
  'bar',
  'airportShuttle',
  'evCharging',
  'familyRooms',
  'beachAccess',
  'rooftop',
  'garden',
  'businessCenter',
  'laundry',
  'roomService',
  'airConditioning',
  'kitchenette',
  'concierge',
  'sauna',
  'skiStorage',
] as const;
export type Amenity = (typeof AMENITIES)[number];

/** What else to know before a refundable room is chosen. */
export const REFUNDABLE_ROOM_INFO = ['untilCheckIn', 'allRooms', 'premiumStays', 'betterOfBoth'] as const;

/** A price as it is shown and charged: what the nights cost, what is taken off, what is added. */
export type StayPrice = {
  readonly nights: readonly { readonly date: CalendarDate; readonly amountMinor: number }[];
  readonly roomCount: number;
  readonly nightsTotal: Money;
  /** Zero or negative. */
  readonly complimentaryNight: Money;
  readonly taxesAndFees: Money;
  readonly total: Money;
  /** Before taxes, per room and night, after and before the complimentary night. */
  readonly nightlyAverage: Money;
  readonly nightlyBefore: Money;
};

/** Money the hotel itself takes at the desk, in its own currency; never part of the total that is charged. */
export type PropertyFee = {
  readonly kind: 'cityTax' | 'resortFee' | 'cleaning' | 'parking' | 'deposit';
  readonly amount: Money;
  readonly per: 'stay' | 'night' | 'personNight';
};
