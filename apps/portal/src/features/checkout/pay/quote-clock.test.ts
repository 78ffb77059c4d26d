import type { Instant } from '@sojourn/domain/dates.ts';
import { describe, expect, it } from 'vitest';
import { viewOfQuoteClock } from './quote-clock.ts';

const EXPIRES = '2027-02-08T12:15:00Z' as Instant;
const HELD = { expiresAt: EXPIRES, isPriceHeld: true };
const OPEN = { expiresAt: EXPIRES, isPriceHeld: false };

describe('the clock of a held price', () => {
  it.each([
    ['2027-02-08T12:00:28Z', 'held', '14:32', undefined],
    ['2027-02-08T12:09:59Z', 'held', '5:01', undefined],
    ['2027-02-08T12:10:00Z', 'held', '5:00', 5],
    ['2027-02-08T12:12:59Z', 'held', '2:01', 5],
    ['2027-02-08T12:13:00Z', 'ending', '2:00', 5],
    ['2027-02-08T12:14:00Z', 'ending', '1:00', 1],
    ['2027-02-08T12:14:59.500Z', 'ending', '0:01', 1],
  ])('at %s is %s with %s left', (now, state, clock, minutes) => {
    const view = viewOfQuoteClock(HELD, now as Instant);
    expect(view.state).toBe(state);
    expect(view.text).toEqual({ id: 'checkout.clock.held', values: { clock } });
    expect(view.announcement?.values?.minutes).toBe(minutes);
  });

  it.each(['2027-02-08T12:15:00Z', '2027-02-09T00:00:00Z'])('is over at %s', (now) => {
    expect(viewOfQuoteClock(HELD, now as Instant)).toMatchObject({
      state: 'over',
      text: { id: 'checkout.clock.over' },
    });
  });

  it('believes the server when the browser’s clock is behind', () => {
    expect(viewOfQuoteClock(HELD, '2027-02-08T11:00:00Z' as Instant, true).state).toBe('over');
  });

  it('has no clock where no price is held, and says that it may change', () => {
    const text = { id: 'checkout.clock.open' };
    expect(viewOfQuoteClock(OPEN, '2027-02-08T12:14:00Z' as Instant)).toEqual({
      state: 'open',
      text,
      announcement: null,
    });
    expect(viewOfQuoteClock(OPEN, EXPIRES)).toMatchObject({
      state: 'over',
      text: { id: 'checkout.clock.recheck' },
    });
  });
});
