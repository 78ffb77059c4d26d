/** Emails people of the company, each in a message of their own. */
import { newId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { AdminActor } from '../../../context.ts';
import { readCompany } from '../../companies/store.ts';
import { enqueue } from '../../notify/enqueue.ts';
import type { MessageType } from '../../notify/message-type.ts';
import type { AdminDeps } from '../deps.ts';
import { noteDeed } from '../note-deed.ts';
import { readCustomers } from './store.ts';

/** `key`: the message; `text`: as the admin wrote it. */
type CompanyMessage = {
  readonly kind: 'companyMessage';
  readonly key: string;
  readonly company: string;
  readonly text: string;
};

export const COMPANY_MESSAGE: MessageType<CompanyMessage> = {
  kind: 'companyMessage',
  bookingId: () => null,
  write: ({ company, text }, { origin, person }, { texts }) => ({
    to: person?.email ?? '',
    subject: texts.companyMessage.subject(company),
    blocks: [
      { block: 'heading', text: texts.companyMessage.heading(company) },
      { block: 'text', text },
      { block: 'link', text: texts.seeTrips, url: `${origin}/trips` },
    ],
    calendar: null,
  }),
};

/** Returns how many were written to: nobody of another company, or who has never signed in. */
export async function messageTravelers(
  deps: AdminDeps,
  { personIds, text }: { readonly personIds: readonly string[]; readonly text: string },
  actor: AdminActor,
): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    const { tenantId } = actor;
    const company = (await readCompany(tx, actor))?.businessName ?? '';
    const customers = await readCustomers(tx, actor, personIds);
    const key = newId('nte', deps.random.bytes(16));
    const message = { kind: 'companyMessage', key, company, text };
    const at = deps.clock.now();
    for (const customerId of customers) await enqueue(tx, { tenantId, customerId, at, ...message });
    await noteDeed(tx, deps, actor, 'travelersMessaged', {
      about: String(customers.length),
      personIds,
      text,
    });
    return customers.length;
  });
}
