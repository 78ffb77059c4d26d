/**
 * The cancellation flow as a state machine (B §4 cancellation flow steps). Pure: the calls are made
 * elsewhere.
 */
import type { CancelQuote, TripDetail } from '@sojourn/contract/trips.ts';
import type { ApiErrorCode } from '@sojourn/web/api/api-error.ts';

export type CancelStep =
  | { readonly step: 'loading' }
  /** The terms at this moment, with money coming back, or with none. */
  | {
      readonly step: 'policy' | 'nonrefundable' | 'confirm' | 'canceling' | 'unsure';
      readonly quote: CancelQuote;
    }
  | { readonly step: 'success'; readonly quote: CancelQuote }
  | { readonly step: 'pending' | 'support'; readonly trip: TripDetail | null }
  /**
   * The hotel could not be asked; `changed`: the terms ran out while being read; `cancelled`: nothing left to
   * cancel.
   */
  | { readonly step: 'tryAgain' | 'changed' | 'cancelled' };

export type CancelEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'quoted'; readonly quote: CancelQuote }
  | { readonly type: 'reviewed' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'answered'; readonly result: 'Canceled' | 'Pending'; readonly trip: TripDetail }
  | { readonly type: 'refused'; readonly code: ApiErrorCode; readonly trip: TripDetail | null }
  | { readonly type: 'lost' };

const withQuote = (state: CancelStep): CancelQuote | null => ('quote' in state ? state.quote : null);

function refused(code: ApiErrorCode, trip: TripDetail | null): CancelStep {
  switch (code) {
    case 'NotCancellable':
    case 'NotFound':
      return { step: 'cancelled' };
    case 'CancelQuoteExpired':
      return { step: 'changed' };
    case 'CancellationAttemptFailed':
      return { step: 'support', trip };
    default:
      return { step: 'tryAgain' };
  }
}

export function nextCancelStep(state: CancelStep, event: CancelEvent): CancelStep {
  const quote = withQuote(state);
  switch (event.type) {
    case 'opened':
      return { step: 'loading' };
    case 'quoted':
      return { step: event.quote.refund.amountMinor > 0 ? 'policy' : 'nonrefundable', quote: event.quote };
    case 'reviewed':
      return quote ? { step: 'confirm', quote } : state;
    case 'confirmed':
      return quote ? { step: 'canceling', quote } : state;
    case 'answered':
      return event.result === 'Canceled' && quote
        ? { step: 'success', quote }
        : { step: 'pending', trip: event.trip };
    case 'refused':
      return refused(event.code, event.trip);
    case 'lost':
      return quote ? { step: 'unsure', quote } : { step: 'tryAgain' };
  }
}

/** While an answer is awaited nothing closes the dialog. */
export const isLocked = ({ step }: CancelStep): boolean => step === 'canceling';
