/** Member numbers of airlines and hotels, and the maps that keep them (A §3, A §5). */

/** Letters and digits with what people put between them. */
const MEMBER = /^[A-Z0-9](?:[ .-]?[A-Z0-9]){3,19}$/i;
export const isMemberNumber = (typed: string): boolean => MEMBER.test(typed.trim());

/** Without what people put between the characters. */
export const tidyMemberNumber = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase();

/** A §5: an empty frequent flyer or hotel loyalty value removes its entry. */
export function tidyPrograms(programs: Readonly<Record<string, string>>): Record<string, string> {
  const tidied = Object.entries(programs).map(([code, typed]) => [code, tidyMemberNumber(typed)] as const);
  return Object.fromEntries(tidied.filter(([, number]) => number !== ''));
}
