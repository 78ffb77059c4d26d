import { first } from '@sojourn/domain/present.ts';
import type { SupplierSide, SupplierState } from '@sojourn/server/modules/selling/booking/supplier-record.ts';
import { ok } from '@sojourn/server/suppliers/outcome.ts';
import type { Tx } from '@sojourn/server/workflow/saga.ts';
import { supplierOfFlight } from '../checkout/price-flight.ts';
import type { FlightBooking, FlightDeps } from '../sale.ts';
import { supplierSchedule } from '../schedule-of-flight.ts';
import type { FlightOrder, FlightRecord } from '../supplier.ts';
import { setSegmentTimes } from './store.ts';

export function flightSide(deps: FlightDeps, booking: FlightBooking): SupplierSide | null {
  const supplier = supplierOfFlight(deps, booking.request);
  const reference = booking.bookingId;
  const ticketCount = booking.offer.flight.tickets.length;
  if (!supplier) return null;
  return {
    lookUp: async (context) => {
      const { locale } = booking.request;
      const found = await supplier.lookUp({ reference, locale }, context);
      if (found.outcome !== 'ok') return found;
      const { orders = [], times = null, schedule } = found.value ?? {};
      const note = async (tx: Tx) => {
        if (times) await setSegmentTimes(tx, booking, times);
      };
      return ok({
        state: stateOf(found.value, ticketCount),
        locator: locatorOf(orders),
        note,
        ...(schedule ? { schedule: supplierSchedule(deps, booking, schedule) } : {}),
      });
    },
    quoteCancel: (now, context) => supplier.quoteCancel({ reference, now }, context),
    cancel: (penaltyMinor, now, context) => supplier.cancel({ reference, penaltyMinor, now }, context),
    acceptChange: (version, now, context) => supplier.acceptChange({ reference, version, now }, context),
  };
}

/** The airlines' locators in the order of the tickets; one that several tickets share appears once. */
export const locatorOf = (orders: readonly Pick<FlightOrder, 'ticketNo' | 'locator'>[]): string | null => {
  const inOrder = orders.toSorted((a, b) => a.ticketNo - b.ticketNo).map(({ locator }) => locator);
  return inOrder.length === 0 ? null : [...new Set(inOrder)].join(' ');
};

/** Treats voided tickets like canceled ones. */
function stateOf(record: FlightRecord | null, ticketCount: number): SupplierState {
  const { orders = [], undecided = [] } = record ?? {};
  if (undecided.length > 0) return 'Pending';
  if (orders.length === 0) return record?.hold ? 'held' : 'none';
  const states = orders.map(({ state }) => (state === 'Voided' ? 'Canceled' : state));
  const state = first(states);
  if (states.some((each) => each !== state)) return 'mixed';
  // A second ticket that was never issued leaves nothing behind once the first is canceled
  return state === 'Canceled' || orders.length === ticketCount ? state : 'mixed';
}
