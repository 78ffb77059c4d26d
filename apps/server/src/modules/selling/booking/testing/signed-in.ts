import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Traveler } from './booking-world.ts';

/** Stores a traveler as the bank sent them when they signed in; once, however often. */
export async function storeSignedIn(db: Db, { actor }: Pick<Traveler, 'actor'>): Promise<void> {
  const { tenantId, customerId, subject, firstName, lastName, email } = actor;
  await sql`insert into customers (tenant_id, customer_id, subject, first_name, last_name, email, locale,
      created_at)
    values (${tenantId}, ${customerId}, ${subject}, ${firstName}, ${lastName}, ${email}, 'en', now())
    on conflict do nothing`.execute(db);
}
