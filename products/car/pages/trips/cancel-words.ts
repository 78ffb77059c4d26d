import type { MessageId } from '@sojourn/web/text/messages.ts';

/** The texts of the cancellation that speak of rentals; all others are the same. */
const CAR_TEXTS = {
  'trip.cancel.step': 'car.trip.cancel.step',
  'trip.cancel.eyebrow': 'car.trip.cancel.eyebrow',
  'trip.cancel.loading.text': 'car.trip.cancel.loading.text',
  'trip.cancel.policy.text': 'car.trip.cancel.policy.text',
  'trip.cancel.penalty': 'car.trip.cancel.penalty',
  'trip.cancel.keep': 'car.trip.cancel.keep',
  'trip.cancel.confirm.text': 'car.trip.cancel.confirm.text',
  'trip.cancel.confirm.none': 'car.trip.cancel.confirm.none',
  'trip.cancel.confirm.warn': 'car.trip.cancel.confirm.warn',
  'trip.cancel.confirm.yes': 'car.trip.cancel.confirm.yes',
  'trip.cancel.confirm.yesNone': 'car.trip.cancel.confirm.yesNone',
  'trip.cancel.success.title': 'car.trip.cancel.success.title',
  'trip.cancel.success.none': 'car.trip.cancel.success.none',
} as const satisfies Partial<Record<MessageId, MessageId>>;

export const carCancelText = (id: MessageId): MessageId =>
  id in CAR_TEXTS ? CAR_TEXTS[id as keyof typeof CAR_TEXTS] : id;
