/** The demo: Northline Surveying with its two members, and a customer for each of the bank's demo people. */

import type { Instant } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { demoCustomerId } from './demo-ids.ts';
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

type Parts = { db: Kysely<Database>; clock: Clock; serverKey?: string | undefined };

export async function seedDemo({ db, clock, serverKey }: Parts): Promise<void> {
  const now: Instant = clock.now();
  await db
    .insertInto('customers')
    .values(
      PEOPLE.map(([tenant_id, subject, first_name, last_name, email]) => ({
        tenant_id,
        customer_id: demoCustomerId(subject),
        subject,
        first_name,
        last_name,
        email,
        locale: 'en' as const,
        created_at: now,
        first_signed_in_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('businesses')
    .values({
      tenant_id: 'business',
      business_id: NORTHLINE,
      name: 'Northline Surveying',
      account_reference_id: 'acc_fleet_7702',
      is_live: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const member = { tenant_id: 'business' as const, business_id: NORTHLINE };
  await db
    .insertInto('business_members')
    .values([
      {
        ...member,
        subject: 'priya',
        roles: ['Admin'],
        issuer_role: 'Account Manager',
        policy_tier: null,
        can_view_admin: true,
      },
      {
        ...member,
        subject: 'daniel',
        roles: ['Traveler'],
        issuer_role: 'Non Financial User',
        policy_tier: 'Field team',
        can_view_admin: false,
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('business_acknowledgements')
    .values(
      ['priya', 'daniel'].map((subject) => ({
        ...member,
        customer_id: demoCustomerId(subject),
        terms_version: 1,
        session_id: null,
        acknowledged_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (serverKey) await seedTravelers(db, { clock, serverKey });
  await seedWallet({ db, clock });
}
