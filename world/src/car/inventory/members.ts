/** What a program answers about a number: like test cards, the number says how it goes. */
import type { LoyaltyMember } from '@sojourn/domain/profile/loyalty-member.ts';
import type { CarLoyaltyProgram } from '@sojourn/products/car/rules/loyalty.ts';
import { otherMember } from '../../members.ts';

/**
 * Nobody has a number whose digits end in 00; one whose digits begin with 9 is somebody else's. A program
 * without a lookup believes every number. `number` is tidy, as `checkLoyaltyNumber` gives it.
 */
export function findCarMember({ prefix, lookup }: CarLoyaltyProgram, number: string): LoyaltyMember {
  const digits = number.slice(prefix.length);
  if (!lookup) return { found: true, lastName: null };
  if (digits.endsWith('00')) return { found: false };
  if (!digits.startsWith('9')) return { found: true, lastName: null };
  return otherMember(number);
}
