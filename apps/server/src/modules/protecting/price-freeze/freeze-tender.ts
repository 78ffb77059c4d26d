/** How bookings pay with frozen prices: both credits of a freeze are held and spent together. */
import type { FreezeCoverId, PriceFreezeId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { freezeOfSource, isFreezeSource } from '@sojourn/domain/protections/freeze-sources.ts';
import type { CheckoutTender } from '#modules/selling/checkouts/payment/tender.ts';
import { totalOf } from '#modules/selling/checkouts/sale.ts';
import { holdFreeze, returnFreeze, settleFreeze } from './spend-freeze.ts';
import { usableFreeze } from './usable-freeze.ts';

type Source = PriceFreezeId | FreezeCoverId;

const byFreeze = <P extends { readonly sourceId: Source }>(parts: readonly P[]) =>
  Map.groupBy(parts, ({ sourceId }) => freezeOfSource(sourceId));

export const FREEZE_TENDER: CheckoutTender<Source> = {
  owns: isFreezeSource,
  hold: async (tx, owner, { bookingId, parts, fitKey }, at) => {
    for (const [freezeId, ofFreeze] of byFreeze(parts)) {
      const held = { freezeId, parts: ofFreeze, fitKey };
      if (!(await holdFreeze(tx, owner, bookingId, held, at))) return false;
    }
    return true;
  },
  settle: async (tx, owner, { bookingId, parts }, at) => {
    for (const [freezeId, ofFreeze] of byFreeze(parts)) {
      const isTaken = ofFreeze.some(({ takenMinor }) => takenMinor > 0);
      await settleFreeze(tx, owner, bookingId, { freezeId, isTaken }, at);
    }
  },
  // Nothing of it is a credit: its fee is sent back to what paid it, the rest is the pool's
  return: async (tx, owner, { bookingId, ...part }, at) => ({
    outcome: await returnFreeze(tx, owner, bookingId, part, at),
    creditId: null,
  }),
  isListedFirst: true,
  findUsable: async (db, owner, { quote, draft, product }, now) => {
    // Without extras and premiums: neither is frozen
    const nowMinor = totalOf(quote).amountMinor - product.extrasMinor(quote);
    const chosen = draft.credits.map(({ creditId }) => creditId);
    const parts = await usableFreeze(db, owner, product.can.freeze, { sale: quote, nowMinor, chosen }, now);
    return parts.map(({ payableMinor, ...part }) => ({
      ...part,
      source: 'AncillaryCredit',
      available: money(payableMinor, quote.currency),
      origin: null,
    }));
  },
};
