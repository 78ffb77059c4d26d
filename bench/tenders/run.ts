/**
 * The best-tender solver on a full wallet, 12 credits and 4 accounts, beside trying every subset of them with
 * the same filling.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CreditId, OfferId } from '@sojourn/domain/ids.ts';
import { bestTenders } from '@sojourn/domain/wallet/tenders/best-tenders.ts';
import { cheapestMix, type Source } from '@sojourn/domain/wallet/tenders/cheapest-mix.ts';
import {
  cardCost,
  creditCost,
  type TenderQuestion,
  unitCost,
} from '@sojourn/domain/wallet/tenders/tender-costs.ts';
import { percentile, type Row } from '../rows.ts';

const NOW = '2027-02-08T15:00:00.000Z' as Instant;
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.parse(NOW) + days * DAY_MS).toISOString() as Instant;
const CREDITS = 12;
const ACCOUNTS = 4;
const RUNS = 400;

/** `n` makes each wallet different. */
const walletOf = (n: number): TenderQuestion => ({
  totalMinor: 60_000 + ((n * 7_919) % 140_000),
  credits: Array.from({ length: CREDITS }, (_, i) => ({
    creditId: `crd_${i}` as CreditId,
    source: 'TravelWallet' as const,
    availableMinor: 500 + ((n * 31 + i * 1_327) % 12_000),
    expiresAt: inDays(5 + ((n + i * 37) % 500)),
  })),
  accounts: Array.from({ length: ACCOUNTS }, (_, i) => ({
    accountReferenceId: `account-${i}`,
    redemptionMin: 1 + i * 5_000,
    maxUnits: 20_000 + i * 30_000,
    unit: i % 2 === 0 ? ('miles' as const) : ('cash' as const),
  })),
  offers: [{ offerId: 'off_1' as OfferId, amountMinor: 7_500, expiresAt: inDays(60) }],
  cardEarn: { multiplier: 4, unit: 'miles' },
  mileValueMilliCents: 700 + (n % 5) * 150,
  now: NOW,
  paymentId: null,
});

/** Every subset of credits and accounts, no offer; the least cost in thousandths of a cent. */
function everySubset(question: TenderQuestion): number {
  const sources: Source[] = [
    ...question.credits.map((each) => ({
      sourceId: each.creditId,
      leastMinor: 1,
      mostMinor: each.availableMinor,
      costPerCent: creditCost(each, question),
    })),
    ...question.accounts.map((each) => ({
      sourceId: each.accountReferenceId,
      leastMinor: each.redemptionMin,
      mostMinor: each.maxUnits,
      costPerCent: unitCost(each.unit, question),
    })),
  ];
  const costPerCent = cardCost(question.cardEarn, question);
  const card: Source = { sourceId: 'card', leastMinor: 0, mostMinor: question.totalMinor, costPerCent };
  let least = Infinity;
  for (let set = 0; set < 1 << sources.length; set++) {
    const chosen = sources.filter((_, i) => (set & (1 << i)) !== 0);
    const mix = cheapestMix(
      question.totalMinor,
      [...chosen, card].sort((a, b) => a.costPerCent - b.costPerCent),
    );
    if (mix && mix.cost < least) least = mix.cost;
  }
  return least;
}

/** Milliseconds of each run, in order. */
function timed(runs: number, work: (n: number) => void): number[] {
  return Array.from({ length: runs }, (_, n) => {
    const begun = performance.now();
    work(n);
    return performance.now() - begun;
  });
}

export function tenderBench(): Row[] {
  timed(50, (n) => bestTenders(walletOf(n)));
  const solved = timed(RUNS, (n) => bestTenders(walletOf(n)));
  const plain = timed(3, (n) => {
    const question = { ...walletOf(n), offers: [] };
    const byCard = question.totalMinor * cardCost(question.cardEarn, question);
    const gainMinor = Math.round((byCard - everySubset(question)) / 1000);
    if (bestTenders(question).gainMinor !== gainMinor)
      throw new Error(`the solver is not optimal for wallet ${n}`);
  });
  const area = 'Best tender';
  const what = `${CREDITS} credits, ${ACCOUNTS} accounts`;
  const reference = { what: 'every subset, median', figure: percentile(plain, 0.5) };
  return [
    { area, what: `${what}, median ms`, figure: percentile(solved, 0.5), target: '', reference },
    { area, what: `${what}, p95 ms`, figure: percentile(solved, 0.95), target: '≤ 5' },
  ];
}
