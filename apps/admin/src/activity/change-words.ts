/** What of a change has words of its own. */
export const PERSON_FIELDS: readonly string[] = [
  'firstName',
  'lastName',
  'email',
  'role',
  'tierId',
  'department',
  'costCenter',
  'managerId',
];

export const FIELDS: readonly string[] = [
  'isApprovalRequired',
  'enableLongFlights',
  'minHoursForLongFlight',
  'hours',
  'ifUndecided',
  'tolerancePercent',
  'managers',
  'approvers',
  'bookingStyle',
  'paymentWay',
  'hasNoFields',
  'loyaltyPrograms',
  'card',
  'details.legalName',
  'details.street',
  'details.city',
  'details.postalCode',
  'details.country',
  'details.contactEmail',
  'fields',
  'requiredFields',
  'fieldChoices',
  'deputy',
  'from',
  'to',
  'zone',
  'price',
];

/** Of a tier's policies. */
export const GROUPS: readonly string[] = ['hotels', 'cars', 'flights.Short', 'flights.Long'];
export const RULES: readonly string[] = [
  'maxPricePerNight',
  'maxPricePerDay',
  'maxPriceForOneWay',
  'maxPriceForRoundTrip',
  'allowedStarRatings',
  'allowedFareClasses',
  'percentOverMarket',
  'minDaysAhead',
  'placeCaps',
  'preferred',
  'blocked',
];

export const VALUES: readonly string[] = [
  'keep',
  'cancel',
  'central',
  'own',
  'both',
  'myself',
  'myselfAndOthers',
  'employees',
  'someoneElse',
  'basic',
  'standard',
  'enhanced',
  'premium',
  'luxury',
];
