import { type CancelTerms, freeUntil } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { formatDeadline, zoneName } from '@sojourn/ui/formats.ts';
import { describe, expect, it } from 'vitest';
import { viewOfCancelTerms } from './cancel-terms.ts';
import { textRef } from './text-ref.ts';

const total = money(138_432);
const at = (text: string) => text as Instant;
/** Lisbon in April is an hour ahead of UTC. */
const step = (day: number, penaltyMinor: number) => ({
  until: at(`2027-04-${day}T14:00:00Z`),
  localUntil: `2027-04-${day}T15:00` as LocalDateTime,
  penaltyMinor,
});
const terms = (type: CancelTerms['type'], ...steps: CancelTerms['steps'][number][]): CancelTerms => ({
  type,
  zone: 'Europe/Lisbon',
  steps,
});
const full = terms('FullyRefundable', step(12, 0), step(14, 41_200));
const none = terms('NonRefundable');
const [EARLY, LATER, LAST] = [
  at('2027-02-08T12:00:00Z'),
  at('2027-04-12T14:00:00Z'),
  at('2027-04-14T14:00:00Z'),
];

it('names the same deadline as mail does, with its zone', () => {
  const later = terms('FullyRefundable', step(12, 0), step(13, 0), step(14, 41_200));
  for (const [of, paid] of [
    [full, total],
    [later, total],
  ] as const) {
    const until = freeUntil(of, paid.amountMinor, EARLY);
    const { line } = viewOfCancelTerms(of, paid, EARLY, 'en');
    expect(line).toEqual(
      textRef('booking.terms.free', { until: formatDeadline(until!, 'Europe/Lisbon', 'en') }),
    );
  }
});

describe('the line of a rate', () => {
  it.each<[CancelTerms, Instant, string, string, Record<string, string> | undefined]>([
    [full, EARLY, 'good', 'booking.terms.free', { until: 'Mon, Apr 12, 3:00 PM, Western European Time' }],
    [
      full,
      LATER,
      'warn',
      'booking.terms.part',
      { until: 'Wed, Apr 14, 3:00 PM, Western European Time', amount: '$972.32' },
    ],
    [full, LAST, 'quiet', 'booking.terms.ended', { until: 'Wed, Apr 14, 3:00 PM, Western European Time' }],
    [none, EARLY, 'quiet', 'booking.terms.none', undefined],
    [terms('NonRefundable', step(14, 138_432)), EARLY, 'quiet', 'booking.terms.none', undefined],
    [terms('Unknown'), EARLY, 'warn', 'booking.terms.unknown', undefined],
  ])('%# is worded for the moment', (given, now, tone, id, values) => {
    const view = viewOfCancelTerms(given, total, now, 'en');
    expect(view.tone).toBe(tone);
    expect(view.line).toEqual(values ? { id, values } : { id });
  });

  it('is short on cards, and French in French', () => {
    expect(viewOfCancelTerms(full, total, EARLY, 'en').short.values).toEqual({ until: 'Apr 12' });
    expect(viewOfCancelTerms(full, total, EARLY, 'fr').line.values?.until).toMatch(
      /^lun\. 12 avr\., 15\u202fh\u202f00, heure/,
    );
  });
});

describe('the stages of a timeline', () => {
  const shown = (given: CancelTerms, now: Instant) =>
    viewOfCancelTerms(given, total, now, 'en').stages.map(
      ({ state, refund, refundMinor, from, until }) => `${state} ${refund} ${refundMinor} ${from} ${until}`,
    );
  it.each([
    [EARLY, ['now', 'later', 'later']],
    [LATER, ['ended', 'now', 'later']],
    [LAST, ['ended', 'ended', 'now']],
  ])('follow the clock at %s', (now, states) => {
    expect(shown(full, now)).toEqual([
      `${states[0]} full 138432 null Mon, Apr 12, 3:00 PM`,
      `${states[1]} part 97232 Mon, Apr 12, 3:00 PM Wed, Apr 14, 3:00 PM`,
      `${states[2]} none 0 Wed, Apr 14, 3:00 PM null`,
    ]);
  });

  it('is one stage when nothing ever comes back', () => {
    expect(shown(none, EARLY)).toEqual(['now none 0 null null']);
    expect(shown(terms('NonRefundable', step(12, 999_999), step(14, 138_432)), EARLY)).toEqual([
      'now none 0 null null',
    ]);
  });

  it('joins neighbours that say the same', () => {
    expect(shown(terms('FullyRefundable', step(10, 0), step(12, 0)), EARLY)).toEqual([
      'now full 138432 null Mon, Apr 12, 3:00 PM',
      'later none 0 Mon, Apr 12, 3:00 PM null',
    ]);
  });
});

it('names the hotel’s zone in the reader’s language', () => {
  expect(zoneName('Europe/Lisbon', EARLY, 'en')).toBe('Western European Time');
  expect(zoneName('Europe/Lisbon', LATER, 'fr')).toMatch(/Europe/);
});
