/** Lets the signed-in person's browser send one card to the vault. */
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { paymentMethodCalls } from '@sojourn/contract/payment-methods.ts';
import { refuse } from '#refusal.ts';
import { isBeginningTooMany, type Trier, VELOCITY } from './card-velocity.ts';
import { type CardDeps, contextOf } from './verify-payment-method.ts';

type Entry = OutputOf<(typeof paymentMethodCalls)['startCardEntry']>['value'];

export const startCardEntry = (deps: CardDeps, by: Trier): Promise<Entry> =>
  startEntryFor(deps, by, by.actor.subject);

/**
 * `subject`: whose card it becomes. Refuses with ExcessiveActivity, or ServiceUnavailable when the vault does
 * not answer.
 */
export async function startEntryFor(deps: CardDeps, by: Trier, subject: string): Promise<Entry> {
  if (await isBeginningTooMany(deps, by))
    return refuse('ExcessiveActivity', { retryAfterSeconds: VELOCITY.customer.begun.windowSeconds });
  const started = await deps.cards.startEntry(subject, contextOf(by));
  if (started.outcome !== 'ok') return refuse('ServiceUnavailable');
  return { fieldsUrl: deps.cards.fieldsUrl, ...started.value };
}
