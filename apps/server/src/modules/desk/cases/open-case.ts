/**
 * Puts trouble before a person: a case with a short code that customer and agent both see, and a time it is
 * due.
 */
import { shortCode } from '@sojourn/domain/booking/confirmation-code.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Clock, Random } from '@sojourn/domain/effects.ts';
import { newId } from '@sojourn/domain/ids.ts';
import type { CalendarName } from '@sojourn/domain/support/desk-hours.ts';
import { promisedBy } from '@sojourn/domain/support/reply-clock.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { CaseType } from './case-type.ts';
import type { CaseOpened } from './messages.ts';
import { insertCase } from './store.ts';

/** `facts` are for the person who works it: no card data, no more of the customer than ids. */
export async function openCase(
  tx: Tx,
  effects: { readonly clock: Clock; readonly random: Random },
  trouble: Owner & { type: CaseType; subjectId: string; facts: Readonly<Record<string, unknown>> },
): Promise<void> {
  const openedAt = effects.clock.now();
  const { type, ...row } = trouble;
  const { tenantId, customerId, subjectId } = row;
  const { kind, dueHours, calendar = 'always', isCustomerNotified } = type;
  const promiseMinutes = dueHours * 60;
  const caseId = newId('cas', effects.random.bytes(16));
  const code = shortCode('C', effects.random.bytes(8));
  const dueAt = dueOf(openedAt, promiseMinutes, calendar);
  const isNew = await insertCase(tx, {
    ...row,
    kind,
    caseId,
    code,
    openedAt,
    dueAt,
    promiseMinutes,
    calendar,
  });
  if (!isNew || !isCustomerNotified) return;
  const content: CaseOpened = { kind: 'caseOpened', key: caseId, code, about: kind, subjectId, dueAt };
  await enqueue(tx, { tenantId, customerId, at: openedAt, ...content });
}

function dueOf(startedAt: Instant, minutes: number, calendar: CalendarName): Instant {
  const promised = promisedBy({ startedAt, minutes, calendar, pauses: [] });
  if (promised.state !== 'running') throw new Error('a promise without pauses runs');
  return promised.dueAt;
}
