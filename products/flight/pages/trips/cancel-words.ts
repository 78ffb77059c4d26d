import type { MessageId } from '@sojourn/web/text/messages.ts';

/** The texts of the cancellation that speak of flights; all others are the same. */
const FLIGHT_TEXTS = {
  'trip.cancel.step': 'trip.cancelFlight.step',
  'trip.cancel.eyebrow': 'trip.cancelFlight.eyebrow',
  'trip.cancel.loading.text': 'trip.cancelFlight.loading.text',
  'trip.cancel.policy.text': 'trip.cancelFlight.policy.text',
  'trip.cancel.penalty': 'trip.cancelFlight.penalty',
  'trip.cancel.keep': 'trip.cancelFlight.keep',
  'trip.cancel.confirm.text': 'trip.cancelFlight.confirm.text',
  'trip.cancel.confirm.none': 'trip.cancelFlight.confirm.none',
  'trip.cancel.confirm.warn': 'trip.cancelFlight.confirm.warn',
  'trip.cancel.confirm.yes': 'trip.cancelFlight.confirm.yes',
  'trip.cancel.confirm.yesNone': 'trip.cancelFlight.confirm.yesNone',
  'trip.cancel.success.title': 'trip.cancelFlight.success.title',
  'trip.cancel.success.none': 'trip.cancelFlight.success.none',
} as const satisfies Partial<Record<MessageId, MessageId>>;

export const flightCancelText = (id: MessageId): MessageId =>
  id in FLIGHT_TEXTS ? FLIGHT_TEXTS[id as keyof typeof FLIGHT_TEXTS] : id;
