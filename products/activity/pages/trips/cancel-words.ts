import type { MessageId } from '@sojourn/web/text/messages.ts';

/** The texts of the cancellation that speak of activities; all others are the same. */
const ACTIVITY_TEXTS = {
  'trip.cancel.step': 'activity.trip.cancel.step',
  'trip.cancel.eyebrow': 'activity.trip.cancel.eyebrow',
  'trip.cancel.loading.text': 'activity.trip.cancel.loading.text',
  'trip.cancel.policy.text': 'activity.trip.cancel.policy.text',
  'trip.cancel.penalty': 'activity.trip.cancel.penalty',
  'trip.cancel.keep': 'activity.trip.cancel.keep',
  'trip.cancel.confirm.text': 'activity.trip.cancel.confirm.text',
  'trip.cancel.confirm.none': 'activity.trip.cancel.confirm.none',
  'trip.cancel.confirm.warn': 'activity.trip.cancel.confirm.warn',
  'trip.cancel.confirm.yes': 'activity.trip.cancel.confirm.yes',
  'trip.cancel.confirm.yesNone': 'activity.trip.cancel.confirm.yesNone',
  'trip.cancel.success.title': 'activity.trip.cancel.success.title',
  'trip.cancel.success.none': 'activity.trip.cancel.success.none',
} as const satisfies Partial<Record<MessageId, MessageId>>;

export const activityCancelText = (id: MessageId): MessageId =>
  id in ACTIVITY_TEXTS ? ACTIVITY_TEXTS[id as keyof typeof ACTIVITY_TEXTS] : id;
