/** What programs of airlines and hotels answer about a number: like test cards, it says how it goes. */

import { hashText } from '@sojourn/domain/mix.ts';
import type { LoyaltyMember } from '@sojourn/domain/profile/loyalty-member.ts';
import { OTHER_MEMBERS } from './data/other-members.ts';

/** Whose a number is that isn't its bearer's: the same name however often it's looked up. */
export const otherMember = (number: string): LoyaltyMember => ({
  found: true,
  lastName: OTHER_MEMBERS[hashText(number) % OTHER_MEMBERS.length] ?? null,
});

/** Nobody has a number that ends in 00; one whose digits begin with 99 is somebody else's. */
export function findMember(number: string): LoyaltyMember {
  const digits = number.replace(/\D/g, '');
  if (digits.endsWith('00')) return { found: false };
  return digits.startsWith('99') ? otherMember(number) : { found: true, lastName: null };
}
