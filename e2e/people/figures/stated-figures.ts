/** Amounts that a page's text states, whatever its answers are. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { ANNUAL_CREDIT_MINOR, ONE_TIME_CREDIT_MINOR } from '@sojourn/domain/wallet/credits/standing.ts';
import { alertMinor } from '@sojourn/domain/watches/watch-rules.ts';
import { priceStay } from '@sojourn/products/hotel/rules/stay-price.ts';

/** The example of the complimentary night: a night of it, and what its rule makes of four. */
const NIGHT = 41_200;
const EXAMPLE = priceStay({
  nights: [1, 2, 3, 4].map((day) => ({ date: `2030-06-0${day}` as CalendarDate, amountMinor: NIGHT })),
  roomCount: 1,
  collection: 'Premier',
  taxBps: 1_200,
});

/** So little that it must fall by the least amount. */
const WATCHED = 5_000;

const STATED: readonly { readonly on: RegExp; readonly why: string; readonly amounts: readonly number[] }[] =
  [
    { on: /^\//, why: '"100 miles = $1" is beside every form.', amounts: [100] },
    {
      on: /^\/trips$/,
      why: 'Watching says by how much a price must fall at least, which counts for small ones.',
      amounts: [WATCHED - (alertMinor(WATCHED) ?? 0)],
    },
    {
      on: /^\/terms\//,
      why: 'Terms are a text of a day: its amounts don’t change when those of the product do.',
      amounts: [
        NIGHT,
        ONE_TIME_CREDIT_MINOR,
        ANNUAL_CREDIT_MINOR,
        ...[EXAMPLE.nightsTotal, EXAMPLE.taxesAndFees, EXAMPLE.total].map(({ amountMinor }) => amountMinor),
        EXAMPLE.total.amountMinor - EXAMPLE.taxesAndFees.amountMinor,
      ],
    },
  ];

export const statedOn = (path: string): readonly number[] =>
  STATED.flatMap(({ on, amounts }) => (on.test(path) ? amounts : []));
