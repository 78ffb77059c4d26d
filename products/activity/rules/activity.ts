/**
 * What an activity is, in the words of the open standard for tours: a product has options, an option has
 * units (priced kinds of traveler) and slots.
 */

export const ACTIVITY_CATEGORIES = [
  'onTheWater',
  'foodAndWine',
  'walksAndTours',
  'dayTrips',
  'museums',
  'classes',
  'musicAndShows',
] as const;
export type ActivityCategory = (typeof ACTIVITY_CATEGORIES)[number];

/** B §9. */
export const ACTIVITY_SORTS = [
  'Recommended',
  'Rating',
  'PriceAscending',
  'PriceDescending',
  'DurationAscending',
  'DurationDescending',
] as const;
export type ActivitySort = (typeof ACTIVITY_SORTS)[number];

/** What an operator says that it's good for. */
export const ACTIVITY_GOOD_FOR = ['wheelchair', 'youngChildren', 'rain'] as const;
export type ActivityGoodFor = (typeof ACTIVITY_GOOD_FOR)[number];

/** The variants of a product. */
export const OPTION_KINDS = ['standard', 'withLunch', 'bestSeats'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];
const NOON = 12 * 60;
const EVENING = 17 * 60;

/** Minutes of the day, by the clock there; the last one for a start is the start itself. */
export const timesOfDay = (first: number, last: number): TimeOfDay[] =>
  TIMES_OF_DAY.filter(
    (time) =>
      (time === 'morning' && first < NOON) ||
      (time === 'afternoon' && first < EVENING && last >= NOON) ||
      (time === 'evening' && last >= EVENING),
  );

export const DURATION_CLASSES = ['upTo2Hours', 'upTo4Hours', 'upTo8Hours', 'allDay'] as const;
export type DurationClass = (typeof DURATION_CLASSES)[number];
const CLASS_MINUTES = [120, 240, 480];

export const durationClass = (minutes: number): DurationClass => {
  const at = CLASS_MINUTES.findIndex((most) => minutes <= most);
  return DURATION_CLASSES[at === -1 ? CLASS_MINUTES.length : at] ?? 'allDay';
};

export const UNIT_KINDS = [
  'adult',
  'youth',
  'child',
  'infant',
  'family',
  'senior',
  'student',
  'military',
  'other',
] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** A priced kind of traveler. Ages are inclusive, on the day of the activity. */
export type Unit = {
  readonly unitId: string;
  readonly kind: UnitKind;
  /** Null for a unit that isn't by age, such as a family. */
  readonly ages: { readonly from: number; readonly to: number } | null;
  readonly needsId: boolean;
  /** Places that one takes: a family ticket four, a lap infant none. */
  readonly places: number;
  readonly least: number;
  readonly most: number | null;
  /** One of these has to come too: a child needs an adult. Empty: none. */
  readonly companions: readonly UnitKind[];
  readonly priceMinor: number;
};

/** At fixed hours, any time of an open day, or any day until the ticket ends. */
export const AVAILABILITY_KINDS = ['startTimes', 'openingHours', 'openDated'] as const;
export type AvailabilityKind = (typeof AVAILABILITY_KINDS)[number];
/** `manualNear`: at once, but by hand within some minutes of the start. */
export type Confirmation =
  | { readonly kind: 'instant' }
  | { readonly kind: 'manual' }
  | { readonly kind: 'manualNear'; readonly minutes: number };
/** One voucher for all, or one ticket for each unit; never one turned into the other. */
export const DELIVERIES = ['voucher', 'ticket'] as const;
export type Delivery = (typeof DELIVERIES)[number];
