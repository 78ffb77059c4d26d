/** Whose a member number is, by what its program answers (B §5). */
import { isSameName } from '../travelers/names/same-name.ts';

/** What a program's lookup found: nobody, or a member with this last name. */
export type LoyaltyMember =
  | { readonly found: false }
  | { readonly found: true; readonly lastName: string | null };

/** The error of a looked-up number, undefined when it's the traveler's own. An unknown name is anybody's. */
export function memberProblem<E>(
  notFound: E,
  member: LoyaltyMember,
  { lastName }: { readonly lastName: string },
): E | 'LoyaltyNameMismatch' | undefined {
  if (!member.found) return notFound;
  if (member.lastName === null || isSameName(member.lastName, lastName)) return undefined;
  return 'LoyaltyNameMismatch';
}
