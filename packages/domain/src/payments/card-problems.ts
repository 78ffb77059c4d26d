/** Why a card is refused (B §5): the words that vault, server and portal share. */
export const CARD_PROBLEMS = [
  'CardDeclined',
  'InsufficientFunds',
  'CardExpired',
  'CardLostOrStolen',
  'CardNotSupported',
  'InvalidCardNumber',
  'InvalidCardInformation',
  'InvalidVerificationNumber',
  'InvalidCountryCode',
  'InvalidZipCode',
  'Fraud',
  'InvalidGuestCountry',
  'ProcessorUnavailable',
] as const;
export type CardProblem = (typeof CARD_PROBLEMS)[number];

/**
 * What a bank's check of a payment can end with besides an approval: its holder or the bank refused, or
 * nobody answered in time.
 */
export const CHECK_PROBLEMS = ['CardCheckDeclined', 'CardCheckTimedOut'] as const;
export type CheckProblem = (typeof CHECK_PROBLEMS)[number];

/** What verifying a card can come to (A §3). */
export const VERIFY_RESULTS = ['Success', 'CardDeclined', 'ExcessiveUserActivity', 'GenericError'] as const;

/** The verify codes of A §8 in place of the card problems that they stand for; the rest is itself. */
type VerifyCode =
  | 'InvalidCVV'
  | 'InvalidAddress'
  | Exclude<CardProblem, 'InvalidVerificationNumber' | 'InvalidCountryCode' | 'InvalidZipCode'>;
export const VERIFY_CODES: readonly VerifyCode[] = [
  'InvalidCVV',
  'InvalidAddress',
  ...CARD_PROBLEMS.filter(
    (problem) => !/^Invalid(VerificationNumber|CountryCode|ZipCode)$/.test(problem),
  ).map((problem) => problem as VerifyCode),
];

/** The bank declined this card; anything else can be corrected in the form or later. */
const DECLINES: ReadonlySet<CardProblem> = new Set([
  'CardDeclined',
  'InsufficientFunds',
  'CardExpired',
  'CardLostOrStolen',
  'CardNotSupported',
  'Fraud',
]);

/** A §8: how a refused verification is shown. */
export function verdictOf(problem: CardProblem): {
  readonly result: 'CardDeclined' | 'GenericError';
  readonly code: VerifyCode;
} {
  switch (problem) {
    case 'InvalidVerificationNumber':
      return { result: 'GenericError', code: 'InvalidCVV' };
    case 'InvalidCountryCode':
    case 'InvalidZipCode':
      return { result: 'GenericError', code: 'InvalidAddress' };
    default:
      return { result: DECLINES.has(problem) ? 'CardDeclined' : 'GenericError', code: problem };
  }
}
