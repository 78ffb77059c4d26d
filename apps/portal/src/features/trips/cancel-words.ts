/** The words of the cancellation that name what is given up: a stay at a hotel, or flights. Pure. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';

/** Each as it is worded for flights; all other words are the same. */
const FLIGHTS = {
  'trip.action.cancel': 'trip.flight.action.cancel',
  'trip.cancel.step': 'trip.cancelFlight.step',
  'trip.cancel.eyebrow': 'trip.cancelFlight.eyebrow',
  'trip.cancel.loading.text': 'trip.cancelFlight.loading.text',
  'trip.cancel.policy.text': 'trip.cancelFlight.policy.text',
  'trip.cancel.none.text': 'trip.cancelFlight.none.text',
  'trip.cancel.penalty': 'trip.cancelFlight.penalty',
  'trip.cancel.keep': 'trip.cancelFlight.keep',
  'trip.cancel.confirm.text': 'trip.cancelFlight.confirm.text',
  'trip.cancel.confirm.none': 'trip.cancelFlight.confirm.none',
  'trip.cancel.confirm.warn': 'trip.cancelFlight.confirm.warn',
  'trip.cancel.confirm.yes': 'trip.cancelFlight.confirm.yes',
  'trip.cancel.confirm.yesNone': 'trip.cancelFlight.confirm.yesNone',
  'trip.cancel.success.title': 'trip.cancelFlight.success.title',
  'trip.cancel.success.none': 'trip.cancelFlight.success.none',
  'trip.cancel.pending.title': 'trip.cancelFlight.pending.title',
  'trip.cancel.pending.text': 'trip.cancelFlight.pending.text',
  'trip.cancel.tryAgain.title': 'trip.cancelFlight.tryAgain.title',
  'trip.cancel.support.title': 'trip.cancelFlight.support.title',
  'trip.cancel.support.text': 'trip.cancelFlight.support.text',
  'trip.cancel.closed.title': 'trip.cancelFlight.closed.title',
  'trip.cancel.closed.text': 'trip.cancelFlight.closed.text',
} as const satisfies Partial<Record<MessageId, MessageId>>;

export const cancelWord = (kind: TripDetail['kind'], id: MessageId): MessageId =>
  kind === 'Flight' && id in FLIGHTS ? FLIGHTS[id as keyof typeof FLIGHTS] : id;
