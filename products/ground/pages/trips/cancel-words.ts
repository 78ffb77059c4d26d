import type { MessageId } from '@sojourn/web/text/messages.ts';

/** The texts of the cancellation that speak of rides; all others are the same. */
const RIDE_TEXTS = {
  'trip.cancel.step': 'ground.trip.cancel.step',
  'trip.cancel.eyebrow': 'ground.trip.cancel.eyebrow',
  'trip.cancel.loading.text': 'ground.trip.cancel.loading.text',
  'trip.cancel.policy.text': 'ground.trip.cancel.policy.text',
  'trip.cancel.penalty': 'ground.trip.cancel.penalty',
  'trip.cancel.keep': 'ground.trip.cancel.keep',
  'trip.cancel.confirm.text': 'ground.trip.cancel.confirm.text',
  'trip.cancel.confirm.none': 'ground.trip.cancel.confirm.none',
  'trip.cancel.confirm.warn': 'ground.trip.cancel.confirm.warn',
  'trip.cancel.confirm.yes': 'ground.trip.cancel.confirm.yes',
  'trip.cancel.confirm.yesNone': 'ground.trip.cancel.confirm.yesNone',
  'trip.cancel.success.title': 'ground.trip.cancel.success.title',
  'trip.cancel.success.none': 'ground.trip.cancel.success.none',
} as const satisfies Partial<Record<MessageId, MessageId>>;

export const rideCancelText = (id: MessageId): MessageId =>
  id in RIDE_TEXTS ? RIDE_TEXTS[id as keyof typeof RIDE_TEXTS] : id;
