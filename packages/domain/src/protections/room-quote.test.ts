import { describe, expect, it } from 'vitest';
import { type CancelTerms, cancelAt } from '../booking/cancellation/cancel-terms.ts';
import type { Instant, LocalDateTime } from '../dates.ts';
import { isRoomQuoteOver, readRoomQuote, refundableTerms, roomQuoteEnd, roomQuoteId } from './room-quote.ts';

const at = (text: string) => text as Instant;
const quotedAt = at('2027-03-01T10:00:00.000Z');
const quote = { termsId: 'cancel-hotel-2026-11', premiumMinor: 4_210, quotedAt };

describe('a quote of a refundable room', () => {
  it('says in its id what it’s about', () => {
    expect(readRoomQuote(roomQuoteId(quote))).toEqual(quote);
  });

  it('has too few digits in a row for a card number', () => {
    expect(roomQuoteId({ ...quote, premiumMinor: 5_800, quotedAt: at('2026-11-24T05:14:06.000Z') })).toBe(
      'cancel-hotel-2026-11.5800.tozqji',
    );
  });

  it.each([
    '',
    'cancel-hotel-2026-11',
    'a.b.c',
    'cancel-hotel-2026-11.-5.17',
    'x.1.2.3',
    `${'a'.repeat(61)}.1.2`,
  ])('%j isn’t one', (id) => expect(readRoomQuote(id)).toBeNull());

  it('holds for fifteen minutes, and not before it was made', () => {
    expect(roomQuoteEnd(quote)).toBe('2027-03-01T10:15:00.000Z');
    expect(isRoomQuoteOver(quote, at('2027-03-01T09:59:59.000Z'))).toBe(true);
    expect(isRoomQuoteOver(quote, quotedAt)).toBe(false);
    expect(isRoomQuoteOver(quote, at('2027-03-01T10:14:59.000Z'))).toBe(false);
    expect(isRoomQuoteOver(quote, at('2027-03-01T10:15:00.000Z'))).toBe(true);
  });
});

const step = (until: string, penaltyMinor: number) => ({
  until: at(until),
  localUntil: until.slice(0, 19) as LocalDateTime,
  penaltyMinor,
});
const last = { until: at('2027-04-15T14:00:00.000Z'), localUntil: '2027-04-15T15:00' as LocalDateTime };
const terms = (...steps: CancelTerms['steps']): CancelTerms => ({
  type: 'NonRefundable',
  zone: 'Europe/Lisbon',
  steps,
});

describe('the terms of a refundable room', () => {
  it.each([
    ['nothing', terms()],
    ['a part', terms(step('2027-04-10T00:00:00.000Z', 5_000))],
    [
      'everything for a while',
      terms(step('2027-04-10T00:00:00.000Z', 0), step('2027-04-12T00:00:00.000Z', 3_000)),
    ],
  ])('give all of it back until check-in where the rate gives %s', (_, own) => {
    const made = refundableTerms(own, { totalMinor: 20_000, coveredMinor: 20_000, last });
    expect(made.type).toBe('FullyRefundable');
    for (const now of ['2027-04-01T00:00:00.000Z', '2027-04-11T00:00:00.000Z', '2027-04-15T13:59:59.000Z'])
      expect(cancelAt(made, 20_000, at(now)).refundMinor).toBe(20_000);
    expect(cancelAt(made, 20_000, last.until).refundMinor).toBe(0);
  });

  it('are never worse than the rate’s own, and never better than what is covered', () => {
    const own = terms(
      step('2027-04-05T00:00:00.000Z', 0),
      step('2027-04-10T00:00:00.000Z', 9_000),
      step('2027-04-20T00:00:00.000Z', 12_000),
    );
    const made = refundableTerms(own, { totalMinor: 20_000, coveredMinor: 16_000, last });
    expect(made.type).toBe('PartiallyRefundable');
    const refundAt = (now: string) => cancelAt(made, 20_000, at(now)).refundMinor;
    expect(refundAt('2027-04-01T00:00:00.000Z')).toBe(20_000);
    expect(refundAt('2027-04-06T00:00:00.000Z')).toBe(16_000);
    expect(refundAt('2027-04-15T13:59:59.000Z')).toBe(16_000);
    expect(refundAt('2027-04-16T00:00:00.000Z')).toBe(8_000);
  });
});
