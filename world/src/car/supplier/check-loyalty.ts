/** What a rental company's program says of a number. */
import {
  type CarLoyaltyError,
  checkLoyaltyMember,
  checkLoyaltyNumber,
} from '@sojourn/products/car/rules/loyalty.ts';
import type { LoyaltyAsk } from '@sojourn/products/car/sell/supplier.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { programOfCompany } from '../inventory/companies.ts';
import { findCarMember } from '../inventory/members.ts';

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
