/** What is watched of a hotel: its cheapest rate for some nights and guests. */
import { calendarDate, idOf } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { roomGuests } from './stays.ts';

export const stayWatch = z.object({
  product: z.literal(WIRE_PRODUCTS.hotel),
  stayId: idOf('sty'),
  checkIn: calendarDate,
  checkOut: calendarDate,
  rooms: z.array(roomGuests).min(1).max(8),
});
export type StayWatch = z.output<typeof stayWatch>;
