/** Changing a booked home: other dates or another party, at once or once the host agrees. */
import { calendarDate, cancelTerms, moneySchema } from '@sojourn/contract/primitives.ts';
import { z } from 'zod';
import { WIRE_PRODUCTS } from '#product-list.ts';
import { homeParty } from './homes.ts';

/** The whole stay as it shall be. A stay in two homes is changed by an agent. */
export const homeChangeAsk = z.object({
  kind: z.literal(WIRE_PRODUCTS.home),
  checkIn: calendarDate,
  checkOut: calendarDate,
  party: homeParty,
});
export type HomeChangeAsk = z.output<typeof homeChangeAsk>;

const changedHome = z.object({
  checkIn: calendarDate,
  checkOut: calendarDate,
  party: homeParty,
  /** Of the nights, for the length of the stay; a change may lose it. */
  discountBps: z.int(),
  total: moneySchema,
});
export const homeChangeDetail = z.object({
  kind: z.literal(WIRE_PRODUCTS.home),
  before: changedHome,
  after: changedHome,
  cancellation: cancelTerms,
});
export type HomeChangeDetail = z.output<typeof homeChangeDetail>;
