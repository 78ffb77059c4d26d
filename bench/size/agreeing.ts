/** Outside parties whose records agree with every copy: they answer as for the original, after a moment. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingId } from '../../packages/domain/src/ids.ts';
import type { processOf } from '../booking/run.ts';
import { OPEN_STAMP, STAMP } from './template.ts';

type Server = ReturnType<typeof processOf>;
const CALL_MS = 5;

/** Copies are numbered from 1, those of the second template from `openFrom`. */
export function agreeing(settled: Server, open: Server, openFrom: number): Server {
  const toOriginal = (text: string): [Server, string] => {
    const number = Number.parseInt(/7([0-9a-f]{9})/.exec(text)?.[1] ?? '0', 16);
    const [server, stamp] = number < openFrom ? [settled, STAMP] : [open, OPEN_STAMP];
    return [server, text.replace(/7[0-9a-f]{9}/g, stamp)];
  };
  const payments: Server['payments'] = {
    ...settled.payments,
    lookUp: async ({ reference }, context) => {
      await sleep(CALL_MS);
      const [server, original] = toOriginal(reference);
      return server.payments.lookUp({ reference: original }, context);
    },
  };
  const redemptions: Server['redemptions'] = {
    ...settled.redemptions,
    lookUp: async ({ reference }, context) => {
      await sleep(CALL_MS);
      const [server, original] = toOriginal(reference);
      return server.redemptions.lookUp({ reference: original }, context);
    },
    listRecords: async ({ since }) => ({ outcome: 'ok', value: { records: [], upTo: since } }),
  };
  const { hotel } = settled.products;
  const supplierSide: typeof hotel.supplierSide = (booking) => {
    const [server, original] = toOriginal(booking.bookingId);
    const side = server.products.hotel.supplierSide({ ...booking, bookingId: original as BookingId });
    return side && { ...side, lookUp: (context) => sleep(CALL_MS).then(() => side.lookUp(context)) };
  };
  const products = { ...settled.products, hotel: { ...hotel, supplierSide } };
  return { ...settled, payments, redemptions, products };
}
