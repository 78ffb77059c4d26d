/** The scenarios that cause each card problem outside production, and the test cards that have one. */
import {
  CARD_PROBLEMS,
  type CardProblem,
  type CheckProblem,
} from '@sojourn/domain/payments/card-problems.ts';
import {
  FAILS_AT_ONCE,
  FAILS_WHEN_CHARGED,
  GOOD_TEST_NUMBERS,
  NEEDS_CHECK,
  NEEDS_CHECK_AT_ONCE,
  TEST_CARD_PREFIX,
} from './data/test-cards.ts';

export const CARD_SCENARIOS: ReadonlyMap<string, CardProblem> = new Map([
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

/** What a card's bank does once its holder has answered; `silent`: it never gets that far. */
const CHECK_KINDS = ['approves', 'declines', 'silent'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];
export const CHECK_SCENARIOS: ReadonlyMap<string, CheckKind> = new Map([
  ['card-check', 'approves'],
  ['card-check-declined', 'declines'],
  ['card-check-silent', 'silent'],
] as const);

type TestCard = {
  readonly problem: CardProblem | null;
  readonly when: 'added' | 'charged';
  readonly check?: CheckKind;
};

/** What a test number stands for; undefined for any other number. */
export function testCardOf(digits: string): TestCard | undefined {
  if (GOOD_TEST_NUMBERS.includes(digits)) return { problem: null, when: 'added' };
  if (!digits.startsWith(TEST_CARD_PREFIX) || digits.length !== 16) return undefined;
  const number = Number(digits.slice(-4));
  const atOnce = CARD_PROBLEMS[number - FAILS_AT_ONCE];
  if (atOnce) return { problem: atOnce, when: 'added' };
  const check = CHECK_KINDS[number - NEEDS_CHECK];
  if (check) return { problem: null, when: 'charged', check };
  const added = CHECK_KINDS[number - NEEDS_CHECK_AT_ONCE];
  if (added) return { problem: null, when: 'added', check: added };
  const charged = CARD_PROBLEMS[number - FAILS_WHEN_CHARGED];
  return charged && { problem: charged, when: 'charged' };
}

/** `RedemptionFailure`: the issuer could not redeem; `NotPossible`: the record's state does not allow it. */
export type Conflict = 'NotPossible' | 'RedemptionFailure';
/** `LikelyFraud`: no problem of the card's; its holder has to confirm it to the bank first. */
export type ChargeProblem = CardProblem | CheckProblem | 'LikelyFraud';
export type Refused = { readonly refused: ChargeProblem | Conflict };
