/** Message ids as types, from the English catalogues; French has the same ids (messages.test.ts). */
import type booking from '#messages/en/booking.json';
import type checkout from '#messages/en/checkout.json';
import type errors from '#messages/en/errors.json';
import type home from '#messages/en/home.json';
import type results from '#messages/en/results.json';
import type search from '#messages/en/search.json';
import type session from '#messages/en/session.json';
import type shell from '#messages/en/shell.json';
import type stay from '#messages/en/stay.json';
import type trips from '#messages/en/trips.json';

export type MessageId =
  | keyof typeof booking
  | keyof typeof checkout
  | keyof typeof errors
  | keyof typeof home
  | keyof typeof results
  | keyof typeof search
  | keyof typeof session
  | keyof typeof shell
  | keyof typeof stay
  | keyof typeof trips;
