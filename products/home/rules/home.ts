/** What a home is and has, in the words of search, pages and suppliers. */

export const HOME_KINDS = [
  'apartment',
  'house',
  'townhouse',
  'villa',
  'cottage',
  'cabin',
  'loft',
  'studio',
] as const;
export type HomeKind = (typeof HOME_KINDS)[number];

export const HOME_AMENITIES = [
  'wifi',
  'kitchen',
  'washer',
  'airConditioning',
  'heating',
  'parking',
  'pool',
  'hotTub',
  'workspace',
  'balcony',
  'garden',
  'barbecue',
  'fireplace',
  'crib',
  'stepFree',
  'elevator',
  'seaView',
  'evCharging',
] as const;
export type HomeAmenity = (typeof HOME_AMENITIES)[number];

/** B §9. */
export const HOME_SORTS = ['MostRecommended', 'Price', 'UserRating'] as const;
export type HomeSort = (typeof HOME_SORTS)[number];

/** A home is booked at once, or its host is asked. */
export const BOOKING_WAYS = ['instant', 'request'] as const;
export type BookingWay = (typeof BOOKING_WAYS)[number];

export const BED_KINDS = ['queen', 'full', 'single', 'sofaBed'] as const;
export type BedKind = (typeof BED_KINDS)[number];
export const ROOM_KINDS = ['bedroom', 'living', 'bath', 'halfBath'] as const;

/** B §3 party types: who writes in the thread of a stay. */
export const PARTY_TYPES = ['Guest', 'Host'] as const;
export type PartyType = (typeof PARTY_TYPES)[number];

export const PARTY_LIMITS = {
  adultsMax: 16,
  childrenMax: 15,
  infantsMax: 5,
  dogsMax: 5,
  catsMax: 5,
} as const;
