import type { CancelQuote } from '@sojourn/contract/cancellation.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { type CancelEvent, nextCancelState } from '@sojourn/domain/booking/cancellation/cancel-flow.ts';
import {
  CANCEL_FAILURE_TYPES,
  CANCEL_OUTCOMES,
  CANCEL_POLICY_KINDS,
} from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import { money } from '@sojourn/domain/money.ts';
import en from '@sojourn/web/messages/en/trips.json' with { type: 'json' };
import fr from '@sojourn/web/messages/fr/trips.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { cancelTexts, cancelTitle } from './cancel-text.ts';
import type { TripCancelState } from './use-cancel.ts';

const catalogs: readonly Readonly<Record<string, string>>[] = [en, fr];
const keeping = (fee: number, premiums: number): CancelQuote['withheld'] => ({
  fee: money(fee),
  premiums: money(premiums),
});
const quote = (outcome: CancelQuote['outcome'], policyKind: CancelQuote['policyKind']) =>
  ({ outcome, policyKind, withheld: keeping(0, 0) }) as CancelQuote;
const loading: TripCancelState = { step: 'loading' };
const confirming: TripCancelState = {
  step: 'confirm',
  quote: quote('FullRefund', 'FreeToCancelWithoutPenalty'),
  isSubmitting: true,
};

const next = (state: TripCancelState, event: CancelEvent<CancelQuote, TripDetail>): TripCancelState =>
  nextCancelState(state, event);

/** Every title and text of the state is there, in both languages. */
function expectTexts(state: TripCancelState): void {
  for (const id of [cancelTitle(state), ...cancelTexts(state)])
    for (const catalog of catalogs) expect(catalog[id], id).toMatch(/\S/);
}

describe.each(CANCEL_OUTCOMES)('%s', (outcome) => {
  it.each(CANCEL_POLICY_KINDS)('has its texts when quoted by %s', (policyKind) => {
    const state = next(loading, { type: 'quoted', quote: quote(outcome, policyKind) });
    expectTexts(state);
    expect(cancelTexts(state)).toContain(`trip.cancel.outcome.${outcome}.text`);
    if (state.step === 'policy' || state.step === 'nonrefundable')
      expect(cancelTexts(state)).toContain(`trip.cancel.policyKind.${policyKind}`);
  });

  it.each([null, ...CANCEL_FAILURE_TYPES])('has its texts when refused with %s', (failureType) => {
    for (const before of [loading, confirming]) {
      const refusal = { outcome, failureType };
      const state = next(before, { type: 'refused', refusal, trip: null });
      expectTexts(state);
      const isRetry = state.step === 'tryAgain' && state.reason !== 'outage';
      const why = isRetry ? state.reason : `outcome.${outcome}`;
      expect(cancelTitle(state)).toBe(`trip.cancel.${why}.title`);
      expect(cancelTexts(state)).toEqual([
        ...(failureType && !isRetry ? [`trip.cancel.failure.${failureType}`] : []),
        `trip.cancel.${why}.text`,
      ]);
    }
  });
});

it('a full refund that keeps an add-on’s price says so', () => {
  const full = quote('FullRefund', 'FreeToCancelWithoutPenalty');
  const state = next(loading, { type: 'quoted', quote: { ...full, withheld: keeping(0, 28_00) } });
  expect(cancelTitle(state)).toBe('trip.cancel.outcome.butAddOns.title');
  expect(cancelTexts(state)).toEqual(['trip.cancel.outcome.butAddOns.text']);
  expectTexts(state);
  const all = next(loading, { type: 'quoted', quote: full });
  expect(cancelTitle(all)).toBe('trip.cancel.outcome.FullRefund.title');
});

it('asks before it cancels, and says when it has', () => {
  expect(cancelTitle(loading)).toBe('trip.cancel.loading.title');
  expect(cancelTitle(confirming)).toBe('trip.cancel.confirm.title');
  expectTexts(loading);
});
