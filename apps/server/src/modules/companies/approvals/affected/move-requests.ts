/** Somebody can't decide anymore: what waits for them moves to the next, with the same commit. */
import { decidersFor } from '@sojourn/domain/approvals/deciders.ts';
import { stepsWithout } from '@sojourn/domain/approvals/steps-without.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { Tx } from '#workflow/saga.ts';
import { notifyNext } from '../mail/notify-people.ts';
import { type Company, readMembers } from '../people/store.ts';
import { findDeciders } from '../plan-approval.ts';
import { barredFrom, type Request } from '../requests/request.ts';
import { readSteps } from '../requests/store.ts';
import { lockWaitingFor, removeStep, replaceStep } from './store.ts';

type Gone = {
  /** The bank's names. */
  readonly subjects: readonly string[];
  /** Whose list of approvers they're no longer on; null: they're no longer of the company. */
  readonly tierId: string | null;
  /** They're only away, and this person decides for them: what the person travels on moves alone. */
  readonly deputy?: string;
};

/** After the change: who is asked is who can decide now. Who decides next is notified. */
export async function moveRequests(
  tx: Tx,
  deps: { readonly clock: Clock },
  company: Company,
  { subjects, tierId, deputy }: Gone,
): Promise<void> {
  if (subjects.length === 0) return;
  const gone = new Set(subjects);
  for (const request of await lockWaitingFor(tx, company, subjects, tierId))
    if (deputy === undefined || barredFrom(request).includes(deputy)) await moveOne(tx, deps, request, gone);
}

async function moveOne(
  tx: Tx,
  deps: { readonly clock: Clock },
  request: Request,
  gone: ReadonlySet<string>,
): Promise<void> {
  const steps = await readSteps(tx, request, request.version);
  const everybody = await readMembers(tx, request);
  const members = everybody.filter(({ subject }) => !gone.has(subject));
  const { rules } = request.terms;
  const left = { ...rules, approvers: rules.approvers.filter((subject) => !gone.has(subject)) };
  const { checkoutId } = request;
  const now = await findDeciders(
    { db: tx, clock: deps.clock },
    request,
    { rules: left, members, checkoutId },
    request,
  );
  const admins = members
    .filter(({ isAdmin }) => isAdmin)
    .flatMap((admin) =>
      decidersFor(
        { chain: [], managers: 0, above: [], members: [admin] },
        { travelers: barredFrom(request), booker: request.subject },
      ),
    );
  const { replaced, removed } = stepsWithout(steps, gone, now, admins);
  for (const position of removed) await removeStep(tx, request, position);
  for (const step of replaced) await replaceStep(tx, request, step);
  const before = steps.find(({ decision }) => decision === null);
  const next = (await readSteps(tx, request, request.version)).find(({ decision }) => decision === null);
  if (next && next.approver !== before?.approver) await notifyNext(tx, deps, request, 'moved');
}
