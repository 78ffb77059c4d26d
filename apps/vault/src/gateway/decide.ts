/** Whether a card may be saved or charged: what a processor would answer. Pure. */
import { dateIn, type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { passesLuhn } from '@sojourn/domain/payments/card-number.ts';
import type { CardProblem } from '@sojourn/domain/payments/card-problems.ts';
import { WRONG_VERIFICATION, WRONG_ZIP } from './data/test-cards.ts';
import { UNSERVED_COUNTRIES } from './data/unserved-countries.ts';
import {
  CARD_SCENARIOS,
  CHECK_SCENARIOS,
  type ChargeProblem,
  type CheckKind,
  testCardOf,
} from './problems.ts';

type ChargedCard = {
  readonly digits: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly limitMinor: number;
  readonly addedAt: Instant;
};

/** Unusual: that much of its limit, so soon after the card was added. The bank asks its holder first. */
const UNUSUAL_SHARE = 0.5;
const NEW_CARD_SECONDS = 86_400;

const isUnusual = ({ limitMinor, addedAt }: ChargedCard, amountMinor: number, now: Instant): boolean =>
  amountMinor > limitMinor * UNUSUAL_SHARE && isBefore(now, plusSeconds(addedAt, NEW_CARD_SECONDS));

/** A card is good through the last day of its month. */
export function isExpired(card: Pick<ChargedCard, 'expiryMonth' | 'expiryYear'>, now: Instant): boolean {
  const [year, month] = dateIn(now, 'UTC').split('-').map(Number) as [number, number];
  return card.expiryYear * 12 + card.expiryMonth < year * 12 + month;
}

export type Lab = { readonly isOpen: boolean; readonly scenario: string | null };

/** Null: approved. `scenario` is null in production, and there test cards are refused. */
export function decide(
  card: ChargedCard | undefined,
  amountMinor: number,
  now: Instant,
  lab: Lab,
): ChargeProblem | null {
  const played = lab.scenario && CARD_SCENARIOS.get(lab.scenario);
  if (played) return played;
  if (!card) return 'InvalidCardInformation';
  if (!passesLuhn(card.digits)) return 'InvalidCardNumber';
  const test = testCardOf(card.digits);
  if (test && !lab.isOpen) return 'CardNotSupported';
  if (test?.problem) return test.problem;
  if (isExpired(card, now)) return 'CardExpired';
  if (amountMinor > card.limitMinor) return 'InsufficientFunds';
  return isUnusual(card, amountMinor, now) ? 'LikelyFraud' : null;
}

/**
 * Whether an approved payment still needs its bank's check, and how that ends; null: it doesn't.
 * `isPermitted`: its holder passed the check when they allowed it.
 */
export function neededCheck(digits: string, lab: Lab, isPermitted = false): CheckKind | null {
  if (!lab.isOpen) return null;
  const played = lab.scenario && CHECK_SCENARIOS.get(lab.scenario);
  const test = testCardOf(digits);
  return played || (isPermitted || test?.when !== 'charged' ? null : (test.check ?? null));
}

/** The same of a card that's added. */
export function neededAtOnce(digits: string, lab: Lab): CheckKind | null {
  const test = lab.isOpen ? testCardOf(digits) : undefined;
  return (test?.when === 'added' && test.check) || null;
}

type VerifiedCard = Omit<ChargedCard, 'limitMinor' | 'addedAt'> & {
  readonly verification: string;
  readonly zip: string;
  readonly country: string;
};

/** Null: the card is good. Nothing of it is kept. */
export function verify(card: VerifiedCard, now: Instant, lab: Lab): CardProblem | null {
  const test = testCardOf(card.digits);
  if (test && !lab.isOpen) return 'CardNotSupported';
  if (test?.when === 'added' && test.problem) return test.problem;
  if (isExpired(card, now)) return 'CardExpired';
  if (UNSERVED_COUNTRIES.has(card.country)) return 'InvalidGuestCountry';
  if (!lab.isOpen) return null;
  if (WRONG_VERIFICATION.test(card.verification)) return 'InvalidVerificationNumber';
  return WRONG_ZIP.test(card.zip) ? 'InvalidZipCode' : null;
}
