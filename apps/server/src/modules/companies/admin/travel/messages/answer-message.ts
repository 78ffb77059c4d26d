/** Shows a message by the link in its mail, and answers it: by the link alone, without a session. */
import type { AnswerLink } from '@sojourn/contract/answer-links.ts';
import { type Answer, answersUntil } from '@sojourn/domain/companies/replies.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects, RequestContext } from '#context.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import { refuse } from '#refusal.ts';
import type { Signer } from '#signer.ts';
import type { Tx } from '#workflow/saga.ts';
import { insertEvent } from '../../../companies/store.ts';
import { readAnswerToken } from './answer-token.ts';
import type { NeedsHelp } from './mail.ts';
import { type Received, readAdminCustomers, readReceived, saveAnswer } from './store.ts';

type AnswerDeps = Pick<Effects, 'db' | 'clock'> & { readonly linkSigner: Signer };
type Context = Pick<RequestContext, 'tenantId'>;

/** Refuses with NotFound a link of another brand, of a message that's forgotten, or none of ours. */
async function requireReceived(
  { linkSigner }: AnswerDeps,
  db: Parameters<typeof readReceived>[0],
  token: string,
  { tenantId }: Context,
): Promise<Received> {
  const signed = readAnswerToken(linkSigner, tenantId, token) ?? refuse('NotFound');
  return (await readReceived(db, signed)) ?? refuse('NotFound');
}

export async function showMessage(deps: AnswerDeps, token: string, context: Context): Promise<AnswerLink> {
  return viewOf(deps, await requireReceived(deps, deps.db, token, context));
}

/** The same answer again changes nothing; another one counts instead. After the link's days nothing does. */
export async function answerMessage(
  deps: AnswerDeps,
  { token, answer }: { readonly token: string; readonly answer: Answer },
  context: Context,
): Promise<AnswerLink> {
  return withTransaction(deps.db, async (tx) => {
    const received = await requireReceived(deps, tx, token, context);
    const now = deps.clock.now();
    if (answersUntil(received.sentAt) <= now) return viewOf(deps, received);
    if (await saveAnswer(tx, received, answer, now)) await noteAnswer(tx, deps, received, answer);
    return viewOf(deps, { ...received, answer });
  });
}

async function noteAnswer(tx: Tx, { clock }: AnswerDeps, received: Received, answer: Answer): Promise<void> {
  const { tenantId, messageId, personId, company, name, text, subject, answers } = received;
  const at = clock.now();
  const kind = answer === 'help' ? 'travelerNeedsHelp' : 'travelerSafe';
  const facts = { about: name, personId, messageId };
  await insertEvent(tx, received, { kind, facts, doneBy: subject ?? personId }, at);
  if (answer !== 'help') return;
  const key = [messageId, personId, answers].join('.');
  const mail: NeedsHelp = { kind: 'travelerNeedsHelp', key, company, name, text };
  for (const customerId of await readAdminCustomers(tx, received))
    await enqueue(tx, { tenantId, customerId, at, ...mail });
}

function viewOf({ clock }: AnswerDeps, { company, text, sentAt, answer }: Received): AnswerLink {
  const endsAt = answersUntil(sentAt);
  const state = clock.now() < endsAt ? 'open' : 'ended';
  return { state, company, text, sentAt, endsAt, answer };
}
