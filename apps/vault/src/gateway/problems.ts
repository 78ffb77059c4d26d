/** Why a card is refused (B §5), and the scenarios that cause each outside production. */
export const PROBLEMS = [
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
export type Problem = (typeof PROBLEMS)[number];

export const CARD_SCENARIOS: ReadonlyMap<string, Problem> = new Map([
  ['card-declined', 'CardDeclined'],
  ['card-insufficient-funds', 'InsufficientFunds'],
  ['card-expired', 'CardExpired'],
  ['card-lost-or-stolen', 'CardLostOrStolen'],
  ['card-not-supported', 'CardNotSupported'],
  ['card-invalid-number', 'InvalidCardNumber'],
  ['card-invalid-information', 'InvalidCardInformation'],
  ['card-invalid-verification', 'InvalidVerificationNumber'],
  ['card-invalid-country', 'InvalidCountryCode'],
  ['card-invalid-zip', 'InvalidZipCode'],
  ['card-fraud', 'Fraud'],
  ['card-guest-country', 'InvalidGuestCountry'],
  ['card-processor-unavailable', 'ProcessorUnavailable'],
] as const);

/** Test cards by the six digits before the last four, as processors have them: the card itself fails. */
export const TEST_CARD_PREFIX = '40000000';
export const TEST_CARDS: ReadonlyMap<string, Problem> = new Map(
  PROBLEMS.map((problem, i) => [String(9001 + i), problem]),
);

/** `RedemptionFailure`: the issuer could not redeem; `NotPossible`: the record's state does not allow it. */
export type Conflict = 'NotPossible' | 'RedemptionFailure';
export type Refused = { readonly refused: Problem | Conflict };
