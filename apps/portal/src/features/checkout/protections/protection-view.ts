/** A protection as worked examples of this booking, from what the terms decide. Pure. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { ProtectionExample, ProtectionOffer } from '@sojourn/contract/protections.ts';
import type { PublicTenant } from '@sojourn/contract/tenant.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Money } from '@sojourn/domain/money.ts';
import type { Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';

type Row = {
  readonly key: 'refund' | 'airlineCredit' | 'later';
  /** What is had with it: never less than without. */
  readonly withIt: Money;
  readonly withoutIt: Money;
};
type CancelExamples = {
  /** When the example's claim is made, and until when it can be. */
  readonly at: Instant;
  readonly deadline: Instant;
  /** Of the place where the trip begins. */
  readonly zone: string;
  readonly rows: readonly [Row, ...Row[]];
  /** What canceling still costs with it, of all that is paid. */
  readonly cost: Money;
  readonly paid: Money;
};

const better = (a: Money, b: Money): Money => (a.amountMinor >= b.amountMinor ? a : b);

/** B §9: how many have added the cancel service, where the brand says so. */
export const cancelProof = (
  { cancelServiceTravelers: count }: Pick<PublicTenant, 'cancelServiceTravelers'>,
  locale: Locale,
): TextRef =>
  count === null
    ? textRef('protections.cfar.proof.some')
    : textRef('protections.cfar.proof', { count: new Intl.NumberFormat(locale).format(count) });

/** Null without an example of a refund. */
export function cancelExamples(
  { examples, endsAt, quote, action }: ProtectionOffer,
  { total, cancellation }: Pick<Checkout['quote'], 'total' | 'cancellation'>,
): CancelExamples | null {
  const [early, late] = examples.filter(({ choice }) => choice === 'refund');
  if (!early || !late || !quote) return null;
  const credit = examples.find(({ choice }) => choice === 'airlineCredit');
  const row = (key: Row['key'], { pay, withoutIt }: ProtectionExample): Row => ({
    key,
    withIt: better(pay, withoutIt),
    withoutIt,
  });
  const premiumMinor = action === 'Purchase' ? 0 : quote.premiumPrices.total.amountMinor;
  const paid = { ...total, amountMinor: total.amountMinor + premiumMinor };
  const first = row('refund', early);
  return {
    at: early.at,
    deadline: endsAt,
    zone: cancellation.zone,
    rows: [first, ...(credit ? [row('airlineCredit', credit)] : []), row('later', late)],
    cost: { ...paid, amountMinor: paid.amountMinor - first.withIt.amountMinor },
    paid,
  };
}
