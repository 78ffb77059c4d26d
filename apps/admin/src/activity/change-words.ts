/** What of a change has words of its own. */
import { TIER_PARTS } from '@sojourn/domain/policy/tier.ts';
import { PLURALS, PRODUCTS } from '@sojourn/products/product-list.ts';

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
  'frequentFlyer',
  'loyaltyEmail',
  'timeZone',
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

/** Of a tier's policies: `hotels`, `flights.Short`. */
export const GROUPS: readonly string[] = PRODUCTS.flatMap((product) => {
  const { kinds } = TIER_PARTS[product];
  const name = PLURALS[product];
  return kinds ? kinds.values.map((kind) => `${name}.${kind}`) : [name];
});
export const RULES: readonly string[] = [
  ...PRODUCTS.flatMap((product) => {
    const { caps, choices } = TIER_PARTS[product];
    return [...Object.values(caps), ...Object.values(choices).map(({ field }) => field)];
  }),
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
