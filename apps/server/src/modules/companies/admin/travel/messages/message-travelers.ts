/** Emails people of the company, each in a message of their own that they answer by its link. */
import { newId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { AdminActor } from '#context.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import { readCompany } from '../../../companies/store.ts';
import type { AdminDeps } from '../../deps.ts';
import { noteDeed } from '../../note-deed.ts';
import { answerToken } from './answer-token.ts';
import type { CompanyMessage } from './mail.ts';
import { insertMessage, readCustomers, readRound, readSent } from './store.ts';

type Given = {
  readonly personIds: readonly string[];
  readonly text: string;
  /** The message that it reminds of. */
  readonly follows: string | null;
  /** The same key is the same message, even if the first answer was lost. */
  readonly requestKey: string;
};

/** Returns how many were written to: nobody of another company, or who has never signed in. */
export async function messageTravelers(
  deps: AdminDeps,
  { personIds, text, follows, requestKey }: Given,
  actor: AdminActor,
): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    const { tenantId, businessId, subject: sentBy } = actor;
    const people = await readCustomers(tx, actor, personIds);
    if (people.length === 0) return 0;
    const company = (await readCompany(tx, actor))?.businessName ?? '';
    const messageId = newId('msg', deps.random.bytes(16));
    const at = deps.clock.now();
    const roundId = (follows === null ? null : await readRound(tx, actor, follows)) ?? messageId;
    const message = { tenantId, businessId, messageId, roundId, text, sentBy, requestKey, sentAt: at };
    const to = people.map(({ personId }) => personId);
    if (!(await insertMessage(tx, message, to)))
      return (await readSent(tx, actor, { sentBy, requestKey }))?.sent ?? 0;
    for (const { personId, customerId } of people) {
      const token = answerToken(deps.linkSigner, { tenantId, messageId, personId });
      const mail: CompanyMessage = {
        kind: 'companyMessage',
        key: messageId,
        company,
        text,
        answerToken: token,
      };
      await enqueue(tx, { tenantId, customerId, at, ...mail });
    }
    await noteDeed(tx, deps, actor, 'travelersMessaged', {
      about: String(people.length),
      personIds: to,
      text,
      messageId,
    });
    return people.length;
  });
}
