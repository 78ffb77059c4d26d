/** What suppliers learn of travelers besides their names, and what can be edited of it after booking. */

/** By the names of their fields; the requests of a flight are its special assistance. */
export const DETAIL_NAMES = [
  'frequentFlyerNumber',
  'knownTravelerNumber',
  'tsaRedressNumber',
  'specialAssistance',
  'loyaltyNumber',
  'requests',
  'flightNumber',
] as const;
export type DetailName = (typeof DETAIL_NAMES)[number];

/** Why a supplier doesn't take an edit; the loyalty errors are those of B §5. */
export type EditRefusal =
  /** It has no such booking. */
  | 'NotFound'
  | 'NotChangeable'
  | 'AirlineControl'
  | 'Departed'
  | 'InvalidLoyaltyNumber'
  | 'LoyaltyNameMismatch'
  | 'DollarExpressNotFound'
  | 'BlueChipNumberNotFound'
  /** What was asked for can't be done there. */
  | 'RequestRefused';

type Details = Readonly<Record<string, unknown>>;

/** The fields in which two differ, in the order of the names. */
export const changedDetails = (
  before: readonly Details[],
  after: readonly Details[],
  names: readonly DetailName[],
): DetailName[] =>
  names.filter((name) =>
    after.some((each, at) => JSON.stringify(each[name]) !== JSON.stringify(before[at]?.[name])),
  );
