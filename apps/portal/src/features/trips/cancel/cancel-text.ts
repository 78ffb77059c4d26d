/** The texts for each step of a cancellation. Pure. */
import type { CancelQuote } from '@sojourn/contract/cancellation.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import type { TripCancelState } from './use-cancel.ts';

const FULL: ReadonlySet<string> = new Set(['FullRefund', 'FullyRefundable', 'FullyRefundableComplex']);

/** Everything is refunded but what was paid for protections: a full refund is more than that. */
const withholdsAddOnsAlone = ({ outcome, withheld }: CancelQuote): boolean =>
  FULL.has(outcome) && withheld.fee.amountMinor === 0 && withheld.premiums.amountMinor > 0;

/** The question or the answer of each step. */
export function cancelTitle(state: TripCancelState): MessageId {
  switch (state.step) {
    case 'loading':
      return 'trip.cancel.loading.title';
    case 'policy':
    case 'nonrefundable':
      return withholdsAddOnsAlone(state.quote)
        ? 'trip.cancel.outcome.butAddOns.title'
        : `trip.cancel.outcome.${state.quote.outcome}.title`;
    case 'confirm':
      return 'trip.cancel.confirm.title';
    case 'success':
      return 'trip.cancel.success.title';
    case 'tryAgain':
      return state.reason === 'outage'
        ? `trip.cancel.outcome.${state.outcome}.title`
        : `trip.cancel.${state.reason}.title`;
    case 'pending':
    case 'support':
    case 'cancelled':
      return `trip.cancel.outcome.${state.outcome}.title`;
  }
}

/** Why, and what to do next; none while the page shows amounts instead. */
export function cancelTexts(state: TripCancelState): readonly MessageId[] {
  switch (state.step) {
    case 'loading':
      return ['trip.cancel.loading.text'];
    case 'policy':
    case 'nonrefundable':
      if (withholdsAddOnsAlone(state.quote)) return ['trip.cancel.outcome.butAddOns.text'];
      return [
        `trip.cancel.outcome.${state.quote.outcome}.text`,
        `trip.cancel.policyKind.${state.quote.policyKind}`,
      ];
    case 'confirm':
    case 'success':
      return [];
    case 'tryAgain':
      if (state.reason !== 'outage') return [`trip.cancel.${state.reason}.text`];
      return [...failureText(state), `trip.cancel.outcome.${state.outcome}.text`];
    case 'pending':
    case 'support':
    case 'cancelled':
      return [...failureText(state), `trip.cancel.outcome.${state.outcome}.text`];
  }
}

const failureText = ({ failureType }: Extract<TripCancelState, { readonly failureType: unknown }>) =>
  failureType ? ([`trip.cancel.failure.${failureType}`] as const) : [];
