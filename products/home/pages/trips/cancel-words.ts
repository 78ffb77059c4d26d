import type { MessageId } from '@sojourn/web/text/messages.ts';

/** The texts of the cancellation that speak of homes; all others are the same. */
const HOME_TEXTS = {
  'trip.cancel.loading.text': 'home.trip.cancel.loading.text',
  'trip.cancel.policy.text': 'home.trip.cancel.policy.text',
  'trip.cancel.penalty': 'home.trip.cancel.penalty',
  'trip.cancel.confirm.text': 'home.trip.cancel.confirm.text',
  'trip.cancel.confirm.none': 'home.trip.cancel.confirm.none',
  'trip.cancel.confirm.warn': 'home.trip.cancel.confirm.warn',
  'trip.cancel.success.none': 'home.trip.cancel.success.none',
} as const satisfies Partial<Record<MessageId, MessageId>>;

export const homeCancelText = (id: MessageId): MessageId =>
  id in HOME_TEXTS ? HOME_TEXTS[id as keyof typeof HOME_TEXTS] : id;
