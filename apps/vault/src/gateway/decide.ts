/** Whether a card may be charged an amount: what a processor would answer. Pure. */
import { dateIn, type Instant } from '@sojourn/domain/dates.ts';
import { passesLuhn } from '../cards/card-number.ts';
import { CARD_SCENARIOS, type Problem, TEST_CARD_PREFIX, TEST_CARDS } from './problems.ts';

export type ChargedCard = {
  readonly digits: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly limitMinor: number;
};

/** A card is good through the last day of its month. */
export function isExpired(card: Pick<ChargedCard, 'expiryMonth' | 'expiryYear'>, now: Instant): boolean {
  const [year, month] = dateIn(now, 'UTC').split('-').map(Number) as [number, number];
  return card.expiryYear * 12 + card.expiryMonth < year * 12 + month;
}

/** Null: approved. `scenario` is null in production, and there test cards are refused. */
export function decide(
  card: ChargedCard | undefined,
  amountMinor: number,
  now: Instant,
  lab: { readonly isOpen: boolean; readonly scenario: string | null },
): Problem | null {
  const played = lab.scenario && CARD_SCENARIOS.get(lab.scenario);
  if (played) return played;
  if (!card) return 'InvalidCardInformation';
  if (!passesLuhn(card.digits)) return 'InvalidCardNumber';
  const test = card.digits.startsWith(TEST_CARD_PREFIX) ? TEST_CARDS.get(card.digits.slice(-4)) : undefined;
  if (test) return lab.isOpen ? test : 'CardNotSupported';
  if (isExpired(card, now)) return 'CardExpired';
  return amountMinor > card.limitMinor ? 'InsufficientFunds' : null;
}
