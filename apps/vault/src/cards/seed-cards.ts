/** The demo people's cards, and on request a card for each problem; what is there already stays. */
import { addDays, dateIn, plusSeconds } from '@sojourn/domain/dates.ts';
import { CARD_PROBLEMS } from '@sojourn/domain/payments/card-problems.ts';
import { FAILS_AT_ONCE, TEST_CARD_PREFIX } from '../gateway/data/test-cards.ts';
import { demoNumber } from './card-number.ts';
import { DEMO_CARDS } from './data/demo-cards.ts';
import { type CardEffects, saveCard } from './save-card.ts';

const YEAR_SECONDS = 365 * 86_400;

/** Their people have had them for a year, so no purchase is unusual for a new card. */
export async function seedDemoCards(effects: CardEffects): Promise<void> {
  const { clock } = effects;
  const then = { ...effects, clock: { now: () => plusSeconds(clock.now(), -YEAR_SECONDS) } };
  const today = dateIn(clock.now(), 'UTC');
  for (const [position, row] of DEMO_CARDS.entries()) {
    const [subject, holder, label, prefix, lastFour, years, limitMinor] = row;
    const [expiryYear, expiryMonth] = addDays(today, years * 365)
      .split('-')
      .map(Number) as [number, number];
    const digits = demoNumber(prefix, lastFour);
    await saveCard(then, {
      subject,
      digits,
      expiryMonth,
      expiryYear,
      holder,
      label,
      limitMinor,
      position,
    });
  }
}

/** A card of that person for each problem of B §5, after their own cards; only outside production. */
export async function seedProblemCards(effects: CardEffects, subject: string, holder: string): Promise<void> {
  const expiryYear = Number(dateIn(effects.clock.now(), 'UTC').slice(0, 4)) + 3;
  for (const [i, problem] of CARD_PROBLEMS.entries()) {
    await saveCard(effects, {
      subject,
      holder,
      digits: demoNumber(TEST_CARD_PREFIX, String(FAILS_AT_ONCE + i)),
      label: `Test ${problem}`,
      expiryMonth: 12,
      expiryYear,
      limitMinor: 5_000_000,
      position: 100 + i,
    });
  }
}
