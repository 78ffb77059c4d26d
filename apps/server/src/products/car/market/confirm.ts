/** Turning a hold into an order with the company's record number, and what its program says of a number. */
import { isBefore } from '@sojourn/domain/dates.ts';
import {
  type CarLoyaltyError,
  checkLoyaltyMember,
  checkLoyaltyNumber,
} from '@sojourn/domain/products/car/loyalty.ts';
import { programOfCompany } from '@sojourn/market/car/companies.ts';
import { findCarMember } from '@sojourn/market/car/members.ts';
import { hashText } from '@sojourn/market/random.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { type Outcome, ok, rejected } from '#suppliers/outcome.ts';
import type { CarConfirmRequest, CarOrder, CarRejection, LoyaltyAsk } from '../supplier.ts';
import { endHold } from './holds.ts';
import { type CarMarket, companyOfCar } from './market.ts';
import { type CarMarketOrder, findOrder, lockOrder, moveOrder } from './store.ts';

const LETTERS = 'BCDFGHJKMNPQRSTVWXZ23456789';
/** The company's record number, from the reference: the same however often it is asked to confirm. */
function locatorOf(reference: string): string {
  let text = '';
  for (let i = 0; i < 8; i++) text += LETTERS[hashText(`car:${reference}:${i}`) % LETTERS.length];
  return text;
}

export const orderOf = ({ locator, price, state }: CarMarketOrder): CarOrder | null =>
  locator === null ? null : { locator, price, state: state === 'canceled' ? 'Canceled' : 'Confirmed' };

export function checkLoyalty({
  program: code,
  number,
  lastName,
}: LoyaltyAsk): Outcome<{ readonly number: string }, { readonly reason: CarLoyaltyError }> {
  const program = programOfCompany(code);
  if (program === null) return rejected({ reason: 'InvalidLoyaltyNumber' });
  const checked = checkLoyaltyNumber(program, number);
  if (!checked.ok) return rejected({ reason: checked.code });
  const problem = checkLoyaltyMember(program, findCarMember(program, checked.number), { lastName });
  return problem ? rejected({ reason: problem }) : ok({ number: checked.number });
}

/** What the desk says of the number when it confirms; null when there is none, or nothing is wrong. */
function loyaltyProblem(market: CarMarket, carId: string, request: CarConfirmRequest): CarRejection | null {
  const { loyaltyNumber, drivers } = request;
  if (loyaltyNumber === '') return null;
  const program = companyOfCar(market.world, carId) ?? '';
  const answer = checkLoyalty({ program, number: loyaltyNumber, lastName: drivers[0]?.lastName ?? '' });
  return answer.outcome === 'rejected' ? answer.rejection : null;
}

export async function confirmOrder(
  market: CarMarket,
  request: CarConfirmRequest,
  fault: unknown,
): Promise<Outcome<CarOrder, CarRejection>> {
  const { reference } = request;
  if (fault === 'soldOutAtConfirm') {
    const order = await findOrder(market.db, reference);
    if (order?.state !== 'confirmed') {
      await endHold(market, reference, 'released');
      return rejected({ reason: 'NoAvailability' });
    }
  }
  return withTransaction(market.db, async (tx) => {
    const order = await lockOrder(tx, reference);
    if (order === undefined) return rejected({ reason: 'InvalidSession' });
    const done = orderOf(order);
    if (order.state === 'confirmed' && done) return ok(done);
    // Its car may be somebody else's already
    if (order.state === 'expired' || !isBefore(request.now, order.expiresAt))
      return rejected({ reason: 'ExpiredFulfillToken' });
    if (order.state !== 'held') return rejected({ reason: 'NoAvailability' });
    const problem = loyaltyProblem(market, order.carId, request);
    if (problem) return rejected(problem);
    const locator = locatorOf(reference);
    const { drivers: names, licenseCountry, loyaltyNumber, flightNumber } = request;
    const drivers = { names, licenseCountry, loyaltyNumber, flightNumber };
    await moveOrder(tx, reference, 'held', 'confirmed', { locator, drivers });
    return ok({ locator, price: order.price, state: 'Confirmed' } satisfies CarOrder);
  });
}
