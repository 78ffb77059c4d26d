/** What an entry of a company's log says was and is: of a tier, of what the company chose, of its fields. */
import { PLURALS, PRODUCTS, type Product } from '@sojourn/products/product-list.ts';
import type { Money } from '../../money.ts';
import { approvalRules, listPolicies, type PolicyTier, TIER_PARTS } from '../../policy/tier.ts';
import type { CustomField } from '../custom-fields.ts';

/** '' for nothing. */
export type ChangeValue = string | number | boolean | Money | readonly string[];
export type DeedChange = { readonly field: string; readonly from: ChangeValue; readonly to: ChangeValue };
type Facts = Readonly<Record<string, ChangeValue>>;

const isSame = (a: ChangeValue, b: ChangeValue): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Only what differs, in the order in which it's named first. */
function differences(from: Facts, to: Facts): DeedChange[] {
  const fields = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return fields
    .map((field) => ({ field, from: from[field] ?? '', to: to[field] ?? '' }))
    .filter((change) => !isSame(change.from, change.to));
}

const isMoney = (value: object): value is Money => 'amountMinor' in value && 'currency' in value;

/** A value that somebody can read; objects in a list by their names, with what else they say. */
function shownValue(value: unknown): ChangeValue {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(wordsOf);
  return isMoney(value) ? value : wordsOf(value);
}
function wordsOf(value: unknown): string {
  if (value === null || typeof value !== 'object') return String(value ?? '');
  if (isMoney(value)) return `${value.currency} ${(value.amountMinor / 100).toFixed(2)}`;
  const named = value as Readonly<Record<string, unknown>>;
  // A supplier or a place is called by its name
  if (typeof named.name === 'string') return named.name;
  return Object.values(named)
    .map(wordsOf)
    .filter((words) => words !== '')
    .join(' ');
}

/** `hotels.maxPricePerNight`, `flights.Long.maxPriceForOneWay`; a second policy of a kind has a number. */
function policyFacts(tier: PolicyTier, product: Product): Facts {
  const name = PLURALS[product];
  const kindField = TIER_PARTS[product].kinds?.field;
  const seen = new Map<string, number>();
  const facts = listPolicies(tier, product).flatMap((policy) => {
    const { suppliers, ...fields } = policy as Readonly<Record<string, unknown>>;
    const rules = Object.fromEntries(Object.entries(fields).filter(([field]) => field !== kindField));
    const kind = kindField && fields[kindField];
    const at = kind ? `${name}.${String(kind)}` : name;
    const count = (seen.get(at) ?? 0) + 1;
    seen.set(at, count);
    const of = count === 1 ? at : `${at}.${count}`;
    const listed = (suppliers ?? {}) as Readonly<Record<string, unknown>>;
    return Object.entries({ ...rules, ...listed }).map(([rule, value]) => [
      `${of}.${rule}`,
      shownValue(value),
    ]);
  });
  return Object.fromEntries(facts) as Facts;
}

function tierFacts(tier: PolicyTier | null): Facts {
  if (!tier) return {};
  const { settings } = tier;
  const { hours, ifUndecided, tolerance, managers = 0, approvers } = approvalRules(tier);
  return {
    isApprovalRequired: settings.isApprovalRequired,
    enableLongFlights: settings.enableLongFlights,
    minHoursForLongFlight: settings.minHoursForLongFlight,
    hours,
    ifUndecided,
    tolerancePercent: tolerance.percent,
    managers,
    approvers,
    ...Object.assign({}, ...PRODUCTS.map((product) => policyFacts(tier, product))),
  };
}

/** `approvers` are the bank's subjects. */
export const tierChanges = (from: PolicyTier | null, to: PolicyTier | null): DeedChange[] =>
  differences(tierFacts(from), tierFacts(to));

type Noted = Readonly<Record<string, unknown>> | null;
const cardName = (facts: Noted): string =>
  [facts?.label, facts?.lastFour].filter((part) => typeof part === 'string').join(' ');

/** `MAR B-4471`, each program. */
const numbersOf = (programs: unknown): readonly string[] =>
  Object.entries(programs ?? {}).map(([code, number]) => `${code} ${String(number)}`);

/** What was chosen anew: `to` has only what was given. A company card is one of the choices. */
export function settingsChanges(from: Noted, to: Noted): DeedChange[] {
  if ((from && 'paymentId' in from) || (to && 'paymentId' in to))
    return differences({ card: cardName(from) }, { card: cardName(to) });
  const factsOf = (noted: Noted): Facts =>
    Object.fromEntries(
      Object.entries(noted ?? {}).flatMap(([field, value]): [string, ChangeValue][] =>
        field === 'details' && value !== null && typeof value === 'object'
          ? Object.entries(value).map(([part, each]) => [`details.${part}`, shownValue(each)])
          : [
              [
                field,
                field === 'loyaltyPrograms' || field === 'frequentFlyer'
                  ? numbersOf(value)
                  : shownValue(value),
              ],
            ],
      ),
    );
  const given = factsOf(to);
  const before = factsOf(from);
  return differences(Object.fromEntries(Object.keys(given).map((key) => [key, before[key] ?? ''])), given);
}

const fieldFacts = (fields: readonly CustomField[] | null): Facts => ({
  fields: (fields ?? []).map(({ label }) => label),
  requiredFields: (fields ?? []).filter(({ isRequired }) => isRequired).map(({ label }) => label),
  fieldChoices: (fields ?? [])
    .filter(({ choices }) => choices.length > 0)
    .map(({ label, choices }) => `${label} (${choices.join(', ')})`),
});
export const fieldsChanges = (
  from: readonly CustomField[] | null,
  to: readonly CustomField[] | null,
): DeedChange[] => differences(fieldFacts(from), fieldFacts(to));

/** Of anything that's noted as plain values, such as who covers for whom and when. */
export const plainChanges = (from: Noted, to: Noted): DeedChange[] => {
  const factsOf = (noted: Noted): Facts =>
    Object.fromEntries(Object.entries(noted ?? {}).map(([field, value]) => [field, shownValue(value)]));
  return differences(factsOf(from), factsOf(to));
};
