/** Whether what is paid is what the page showed. */
import type { ShownTender } from '@sojourn/contract/paying.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import type { QuoteId } from '@sojourn/domain/ids.ts';
import type { Actor } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { CheckoutRow } from '../checkouts/checkout-row.ts';
import type { Payment } from './begin-booking.ts';
import type { PayDeps, StartDeps } from './deps.ts';
import type { Failure } from './failure.ts';
import { planPayment } from './plan-payment.ts';
import { prepare } from './prepare.ts';

export type BookInput = {
  readonly totalMinor: number;
  /** The part of it that the card pays, as the pay button showed it. */
  readonly cardMinor: number;
  /** The tenders as the page showed them; another tab may have changed them since. */
  readonly tenders: readonly ShownTender[];
  readonly quoteId: QuoteId;
};
/** True when exactly the tenders and amounts that the page showed pay, above all the same card. */
export function isAsShown(
  planned: { tenders: readonly ShownTender[]; cardMinor: number },
  shown: BookInput,
): boolean {
  const amounts = new Map(shown.tenders.map(({ sourceId, amountMinor }) => [sourceId, amountMinor]));
  return (
    planned.cardMinor === shown.cardMinor &&
    planned.tenders.length === shown.tenders.length &&
    planned.tenders.every(({ sourceId, amountMinor }) => amounts.get(sourceId) === amountMinor)
  );
}

/** Refuses unless this quote is paid, at its price and in time. `isPromised`: it has no end. */
export function requireQuote(
  { clock }: StartDeps,
  { quote, priceChange }: CheckoutRow,
  input: BookInput,
  isPromised = false,
): void {
  if (priceChange) {
    const { oldTotalMinor, newTotalMinor } = priceChange;
    refuse('PriceIncreased', { oldTotalMinor, newTotalMinor });
  }
  if (input.totalMinor !== quote.totalMinor)
    refuse('PriceIncreased', { oldTotalMinor: input.totalMinor, newTotalMinor: quote.totalMinor });
  const isOver = !isPromised && !isBefore(clock.now(), quote.expiresAt);
  if (input.quoteId !== quote.quoteId || isOver) refuse('Inactivity');
}

/**
 * How it would be paid, for what is booked later: refuses what keeps it from being booked now, and returns
 * what a supplier or a rule says no to.
 */
export async function checkPayable(
  deps: PayDeps,
  row: CheckoutRow,
  input: BookInput,
  actor: Actor,
): Promise<{ readonly planned: Payment; readonly failure: Failure | null }> {
  requireQuote(deps, row, input);
  const planned = await planPayment(deps, row, actor);
  const { prepared } = await prepare(deps, row, planned, actor);
  if (!isAsShown(planned, input))
    refuse('TendersChanged', { oldCardMinor: input.cardMinor, newCardMinor: planned.cardMinor });
  return { planned, failure: await prepared.findRefusal() };
}
