/** Outside parties whose records agree with every copy: they answer as for the original, after a moment. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingId } from '../../packages/domain/src/ids.ts';
import type { processOf } from '../booking/run.ts';
import type { Copies } from './multiply.ts';
import { copyNumber } from './stamp.ts';
import type { Template } from './template.ts';

type Server = ReturnType<typeof processOf>;
const CALL_MS = 5;

/** Copies that nobody numbered are of `otherwise`. */
export function agreeing(all: readonly Copies[], otherwise: Template): Server {
  const toOriginal = (text: string): [Server, string] => {
    const number = copyNumber(text);
    const { server, stamp } =
      all.find(({ from, to }) => number >= from && number <= to)?.template ?? otherwise;
    return [server, text.replace(/7[0-9a-f]{9}/g, stamp)];
  };
  const { server } = otherwise;
  const payments: Server['payments'] = {
    ...server.payments,
    lookUp: async ({ reference }, context) => {
      await sleep(CALL_MS);
      const [of, original] = toOriginal(reference);
      return of.payments.lookUp({ reference: original }, context);
    },
  };
  const redemptions: Server['redemptions'] = {
    ...server.redemptions,
    lookUp: async ({ reference }, context) => {
      await sleep(CALL_MS);
      const [of, original] = toOriginal(reference);
      return of.redemptions.lookUp({ reference: original }, context);
    },
    listRecords: async ({ since }) => ({ outcome: 'ok', value: { records: [], upTo: since } }),
  };
  const { hotel } = server.products;
  const supplierSide: typeof hotel.supplierSide = (booking) => {
    const [of, original] = toOriginal(booking.bookingId);
    const side = of.products.hotel.supplierSide({ ...booking, bookingId: original as BookingId });
    return side && { ...side, lookUp: (context) => sleep(CALL_MS).then(() => side.lookUp(context)) };
  };
  const products = { ...server.products, hotel: { ...hotel, supplierSide } };
  return { ...server, payments, redemptions, products };
}
