import type { CancelQuote, TripDetail } from '@sojourn/contract/trips.ts';
import { money } from '@sojourn/domain/money.ts';
import { describe, expect, it } from 'vitest';
import { type CancelEvent, type CancelStep, isLocked, nextCancelStep } from './cancel-steps.ts';

const quoteOf = (refundMinor: number) => ({ refund: money(refundMinor) }) as CancelQuote;
const quote = quoteOf(97_232);
const trip = {} as TripDetail;
const at = (step: 'policy' | 'nonrefundable' | 'confirm' | 'canceling' | 'unsure'): CancelStep => ({
  step,
  quote,
});

describe('the cancellation flow', () => {
  it.each<[string, CancelStep, CancelEvent, CancelStep['step']]>([
    ['opening asks for the terms', { step: 'tryAgain' }, { type: 'opened' }, 'loading'],
    ['money comes back', { step: 'loading' }, { type: 'quoted', quote }, 'policy'],
    ['nothing comes back', { step: 'loading' }, { type: 'quoted', quote: quoteOf(0) }, 'nonrefundable'],
    ['reviewing asks once more', at('policy'), { type: 'reviewed' }, 'confirm'],
    ['also without a refund', at('nonrefundable'), { type: 'reviewed' }, 'confirm'],
    ['confirming cancels', at('confirm'), { type: 'confirmed' }, 'canceling'],
    ['canceled', at('canceling'), { type: 'answered', result: 'Canceled', trip }, 'success'],
    ['the hotel has not answered', at('canceling'), { type: 'answered', result: 'Pending', trip }, 'pending'],
    ['the line was cut', at('canceling'), { type: 'lost' }, 'unsure'],
    ['asking again', at('unsure'), { type: 'confirmed' }, 'canceling'],
    ['nothing can be reviewed before a quote', { step: 'loading' }, { type: 'reviewed' }, 'loading'],
    ['nothing can be confirmed before a quote', { step: 'tryAgain' }, { type: 'confirmed' }, 'tryAgain'],
  ])('%s', (_, state, event, expected) => {
    expect(nextCancelStep(state, event).step).toBe(expected);
  });

  it.each([
    ['NotCancellable', 'cancelled'],
    ['NotFound', 'cancelled'],
    ['CancelQuoteExpired', 'changed'],
    ['CancellationAttemptFailed', 'support'],
    ['SuppliersUnavailable', 'tryAgain'],
    ['ExcessiveActivity', 'tryAgain'],
  ] as const)('%s leads to %s', (code, expected) => {
    expect(nextCancelStep(at('canceling'), { type: 'refused', code, trip }).step).toBe(expected);
  });

  it('keeps the quote that was shown until it is answered', () => {
    expect(nextCancelStep(at('confirm'), { type: 'confirmed' })).toEqual({ step: 'canceling', quote });
    expect(nextCancelStep(at('canceling'), { type: 'lost' })).toEqual({ step: 'unsure', quote });
  });

  it('cannot be closed while the hotel is being asked', () => {
    expect(isLocked(at('canceling'))).toBe(true);
    expect(isLocked(at('confirm'))).toBe(false);
  });
});
