/** Decisions by protections' terms a second, beside comparing the same deadlines by hand. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { type Claim, decideClaim, type Purchase } from '@sojourn/domain/protections/decide.ts';
import { PROTECTION_TERMS } from '@sojourn/domain/protections/protection-terms.ts';
import type { Row } from '../rows.ts';

const DECISIONS = 2_000_000;
const HOUR_MS = 3_600_000;
const BOOKED_MS = Date.parse('2027-03-01T15:00:00Z');
const at = (hours: number): Instant => new Date(BOOKED_MS + hours * HOUR_MS).toISOString() as Instant;

const purchase: Purchase = {
  bookedAt: at(0),
  boughtAt: at(0),
  startsAt: at(400),
  endsAt: at(600),
  travelers: 2,
  covered: 2,
  amounts: { base: 60_000, taxes: 16_551 },
  isWithBooking: true,
  days: null,
  happened: [],
  exercisedAt: null,
};

/** The flight terms of canceling: the ones with the most clauses that depend on the time of a claim. */
export function protectionBench(): Row[] {
  const [terms] = PROTECTION_TERMS;
  if (!terms) throw new Error('there are no terms');
  const claims = Array.from(
    { length: 512 },
    (_, i): Claim => ({
      at: at(i),
      choice: i % 2 === 0 ? 'refund' : 'airlineCredit',
      facts: [],
      amounts: {},
      disruptedAt: null,
      disruption: null,
      delayMinutes: 0,
    }),
  );
  const startsMs = Date.parse(purchase.startsAt);
  const byHand = ({ at: when, choice }: Claim): number => {
    if (Date.parse(when) >= startsMs - 3 * HOUR_MS) return 0;
    return choice === 'refund' ? Math.floor(76_551 * 0.8) : 76_551;
  };
  const byTerms = (claim: Claim): number => {
    const decision = decideClaim(terms, purchase, claim);
    return decision.decision === 'paid' ? decision.payMinor : 0;
  };
  const [figure, hand] = [perSecond(byTerms, claims), perSecond(byHand, claims)];
  const reference = { what: 'by hand', figure: hand };
  return [{ area: 'Protections', what: 'decisions a second', figure, target: '≥ 1000000', reference }];
}

function perSecond(decide: (claim: Claim) => number, claims: readonly Claim[]): number {
  let sum = 0;
  const begun = performance.now();
  for (let i = 0; i < DECISIONS; i++) sum += decide(claims[i % claims.length] as Claim);
  const seconds = (performance.now() - begun) / 1000;
  if (sum === 0) throw new Error('nothing was ever paid');
  return Math.round(DECISIONS / seconds);
}
