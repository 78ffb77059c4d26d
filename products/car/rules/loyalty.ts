/** Loyalty numbers of rental companies (B §5): their form, and what a program's own lookup answers. */
import { type LoyaltyMember, memberProblem } from '@sojourn/domain/profile/loyalty-member.ts';

export const CAR_LOYALTY_ERRORS = [
  'InvalidLoyaltyNumber',
  'LoyaltyNameMismatch',
  'DollarExpressNotFound',
  'BlueChipNumberNotFound',
] as const;
export type CarLoyaltyError = (typeof CAR_LOYALTY_ERRORS)[number];

/**
 * A number is the prefix, which may be left out when typed, and so many digits. `lookup`: the program answers
 * whether it knows a number; `notFound` is its error when it doesn't.
 */
export type CarLoyaltyProgram = {
  readonly code: string;
  readonly company: string;
  readonly name: string;
  readonly prefix: string;
  readonly digits: number;
  readonly lookup: boolean;
  readonly notFound: CarLoyaltyError;
};

type CarLoyaltyCheck =
  | { readonly ok: true; readonly number: string }
  | {
      readonly ok: false;
      readonly code: CarLoyaltyError;
      /** What the message names: how many digits were typed, and how many there are. */
      readonly facts: { readonly typedDigits: number; readonly digits: number };
    };

/** `AD 4471 0921` and `44710921` are one number: `AD44710921`. */
export function checkLoyaltyNumber(
  program: Pick<CarLoyaltyProgram, 'prefix' | 'digits'>,
  typed: string,
): CarLoyaltyCheck {
  const tidy = typed.replace(/[\s.-]/g, '').toUpperCase();
  const { prefix, digits } = program;
  const rest = prefix !== '' && tidy.startsWith(prefix) ? tidy.slice(prefix.length) : tidy;
  if (/^\d+$/.test(rest) && rest.length === digits) return { ok: true, number: prefix + rest };
  const facts = { typedDigits: rest.replace(/\D/g, '').length, digits };
  return { ok: false, code: 'InvalidLoyaltyNumber', facts };
}

/** The error of a looked-up number, undefined when it is the driver's own. An unknown name is anybody's. */
export const checkLoyaltyMember = (
  { notFound }: CarLoyaltyProgram,
  member: LoyaltyMember,
  driver: { readonly lastName: string },
): CarLoyaltyError | undefined => memberProblem(notFound, member, driver);
