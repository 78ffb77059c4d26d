/**
 * A package's two parts as steps of one saga: both are held, the card is authorized once for the whole total,
 * and the parts are confirmed in the order of what undoing costs. It ends with both, with nothing, or waits
 * with a person's case while something can't be given back.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Saga, StepAnswer } from '@sojourn/server/workflow/saga.ts';
import { confirmOrder, type PackagePart } from '#package/rules/selling/confirm-order.ts';
import { settleRise } from '#package/rules/selling/package-price.ts';

type Steps = Pick<Saga, 'step'>;
type Refused = Exclude<StepAnswer<never, unknown>, { readonly outcome: 'ok' }>;

/** What a part's hold comes to; `confirm`: null once its supplier has confirmed all of it. */
type HeldPart = Omit<PackagePart, 'part'> & {
  /** What it costs by now, within the package. */
  readonly totalMinor: number;
  /** Its steps are undone when the other part can't be had. */
  readonly confirm: (saga: Steps) => Promise<Refused | null>;
};
/** A product's order as a package takes it, with steps named by the part. */
export type PartOrder = {
  readonly hold: (saga: Steps) => Promise<{ readonly held: HeldPart } | { readonly refused: Refused }>;
};

type PackageSale = {
  readonly flight: PartOrder;
  readonly hotel: PartOrder;
  /** What the traveler agreed to pay. */
  readonly shownMinor: number;
  /** The tenant's share of a rise, which is a cost of theirs. */
  readonly absorbBps: number;
  /** When it was begun: a run that takes over decides as the one before it. */
  readonly begunAt: Instant;
  /** Sets the whole total aside, once; null when that's done. */
  readonly authorize: (saga: Steps, totalMinor: number) => Promise<Refused | null>;
};

export type PackageEnd =
  | { readonly end: 'booked'; readonly totalMinor: number; readonly absorbedMinor: number }
  | { readonly end: 'priceRose'; readonly totalMinor: number }
  | { readonly end: 'refused'; readonly by: PackagePart['part'] | 'payment'; readonly answer: Refused }
  /** Neither part can be undone, and not both are truly held. */
  | { readonly end: 'notHeld' };

/** Whatever isn't booked has been given back by then. */
export async function bookParts(saga: Saga, sale: PackageSale): Promise<PackageEnd> {
  const end = await tryParts(saga, sale);
  if (end.end !== 'booked') await saga.compensate();
  return end;
}

async function tryParts(saga: Saga, sale: PackageSale): Promise<PackageEnd> {
  const flight = await sale.flight.hold(saga);
  if ('refused' in flight) return { end: 'refused', by: 'flight', answer: flight.refused };
  const hotel = await sale.hotel.hold(saga);
  if ('refused' in hotel) return { end: 'refused', by: 'hotel', answer: hotel.refused };
  const parts = { flight: flight.held, hotel: hotel.held };

  const nowMinor = parts.flight.totalMinor + parts.hotel.totalMinor;
  const settled = settleRise(sale.shownMinor, nowMinor, sale.absorbBps);
  if (settled.kind === 'ask') return { end: 'priceRose', totalMinor: settled.totalMinor };
  const order = confirmOrder(
    { part: 'flight', ...parts.flight },
    { part: 'hotel', ...parts.hotel },
    sale.begunAt,
  );
  if (!order.sold) return { end: 'notHeld' };

  const unpaid = await sale.authorize(saga, settled.totalMinor);
  if (unpaid) return { end: 'refused', by: 'payment', answer: unpaid };
  for (const { part } of order.order) {
    const refused = await parts[part].confirm(saga);
    if (refused) return { end: 'refused', by: part, answer: refused };
  }
  return { end: 'booked', totalMinor: settled.totalMinor, absorbedMinor: settled.absorbedMinor };
}
