/** Who buys, and how a call is sent that has its effect once: with a key, perhaps under a failure by name. */
import type { Customer } from './customers.ts';
import type { ForSale, Order, ProductName } from './for-sale.ts';
import type { Chance } from './random.ts';
import { type ChaosRecord, count, noteAnswer } from './record.ts';

/** Decided on: asked for again it is the same people on the same nights or flights. */
export type Plan = { readonly product: ProductName; readonly order: Order };

export type Buyer = {
  readonly customer: Customer;
  readonly chance: Chance;
  readonly observed: ChaosRecord;
  readonly stays: readonly ForSale[];
  readonly flights: readonly ForSale[];
  /** Of the flights those with the fewest seats. */
  readonly lastSeats: readonly ForSale[];
};

/** Half of all bookings have none. */
export const scenarioFor = ({ chance }: Buyer, names: readonly string[]): string | null =>
  chance.perCent(50) ? null : chance.pick(names);
export const newKey = ({ chance }: Buyer): string =>
  Array.from({ length: 4 }, () => chance.whole(2 ** 32).toString(36))
    .join('-')
    .padEnd(8, '0');

type KeyedCall =
  | 'bookCheckout'
  | 'cancelTrip'
  | 'confirmChange'
  | 'editTripDetails'
  | 'sendForApproval'
  | 'decideApprovals'
  | 'withdrawApproval';

/** Notes the answer, or that there was none. */
export async function sendKeyed(
  { customer, observed }: Buyer,
  name: KeyedCall,
  parts: object,
  key: string,
  scenario: string | null,
) {
  const keyed = { name, who: customer.number, parts, key };
  try {
    const answer = await customer.call(name, parts, { key, scenario });
    if (answer.status === 200) noteAnswer(observed, keyed, answer.text);
    return answer;
  } catch (error) {
    observed.open.push(keyed);
    throw error;
  }
}

export function note(observed: ChaosRecord, what: string, { body }: { readonly body: never }): null {
  count(observed.counts, `${what} ${(body as { code?: string }).code ?? 'refused'}`);
  return null;
}
