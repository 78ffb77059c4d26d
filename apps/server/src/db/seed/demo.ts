/** The demo: Northline Surveying with its two members, and a customer for each of the bank's demo people. */

import type { Instant } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import { sql } from 'kysely';
import type { Db } from '../client.ts';
import { demoCustomerId } from './demo-ids.ts';
import { seedTiers } from './policy-tiers.ts';
import { seedTravelers } from './travelers.ts';
import { seedWallet } from './wallet.ts';

type DemoPerson = readonly [
  tenantId: TenantId,
  subject: string,
  firstName: string,
  lastName: string,
  email: string,
];

const PEOPLE: readonly DemoPerson[] = [
  ['consumer', 'maya', 'Maya', 'Okafor', 'maya.okafor@example.com'],
  ['consumer', 'elena', 'Elena', 'Ruiz', 'elena.ruiz@example.com'],
  ['consumer', 'jonah', 'Jonah', 'Okafor', 'jonah.okafor@example.com'],
  ['business', 'priya', 'Priya', 'Nair', 'priya.nair@northline.example'],
  ['business', 'daniel', 'Daniel', 'Reyes', 'daniel.reyes@northline.example'],
];
const NORTHLINE = 'biz_northline';
const NORTHLINE_DETAILS = {
  legalName: 'Northline Surveying, Inc.',
  street: '88 Atlantic Ave',
  city: 'Boston',
  postalCode: '02110',
  country: 'US',
  contactEmail: 'travel@northline.example',
};

type Parts = { db: Db; clock: Clock; serverKey?: string | undefined };

export async function seedDemo({ db, clock, serverKey }: Parts): Promise<void> {
  const now: Instant = clock.now();
  const at = sql`${now}::timestamptz`;
  const customers = PEOPLE.map(
    ([tenantId, subject, ...names]) =>
      sql`(${tenantId}, ${demoCustomerId(subject)}, ${subject}, ${sql.join(names)}, 'en', ${at})`,
  );
  await sql`insert into customers (tenant_id, customer_id, subject, first_name, last_name, email, locale,
      created_at) values ${sql.join(customers)} on conflict do nothing`.execute(db);
  await sql`insert into businesses (tenant_id, business_id, name, account_reference_id, is_live)
    values ('business', ${NORTHLINE}, 'Northline Surveying', 'acc_fleet_7702', true)
    on conflict do nothing`.execute(db);
  await sql`insert into business_members (tenant_id, business_id, subject, roles, issuer_role, can_view_admin,
      first_name, last_name, email)
    values ('business', ${NORTHLINE}, 'priya', '{Admin}', 'Account Manager', true, 'Priya', 'Nair',
        'priya.nair@northline.example'),
      ('business', ${NORTHLINE}, 'daniel', '{Traveler}', 'Non Financial User', false, 'Daniel', 'Reyes',
        'daniel.reyes@northline.example')
    on conflict do nothing`.execute(db);
  await sql`insert into company_settings (tenant_id, business_id, details, payment_way, booking_style,
      has_no_fields, updated_at)
    values ('business', ${NORTHLINE}, ${JSON.stringify(NORTHLINE_DETAILS)}::jsonb, 'both', 'employees', false,
      ${at}) on conflict do nothing`.execute(db);
  await seedTiers(db, { now, business: NORTHLINE });
  const acknowledgements = ['priya', 'daniel'].map(
    (subject) => sql`('business', ${NORTHLINE}, ${demoCustomerId(subject)}, 1, null, ${at})`,
  );
  await sql`insert into business_acknowledgements (tenant_id, business_id, customer_id, terms_version,
      session_id, acknowledged_at) values ${sql.join(acknowledgements)} on conflict do nothing`.execute(db);
  if (serverKey) await seedTravelers(db, { clock, serverKey });
  await seedWallet({ db, clock });
}
