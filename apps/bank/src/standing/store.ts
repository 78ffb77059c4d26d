/** The SQL of account events, one for each of the account's people. */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { CustomerAccountRole } from '@sojourn/domain/wallet/redemption.ts';
import type { Queries } from '../db/transaction.ts';

export const EVENT_TYPES = [
  'NewAccountOpening',
  'NewBenefitPeriod',
  'EnterBadStanding',
  'EnterGoodStanding',
  'Upgrade',
  'Downgrade',
  'Migrated',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

type EventRow = {
  readonly seq: number;
  readonly type: EventType;
  readonly at: Instant;
  readonly accountReferenceId: string;
  readonly role: CustomerAccountRole;
  readonly tier: 'premium' | 'base';
  readonly accountType: 'Personal' | 'Business';
  readonly standing: 'good' | 'bad';
  readonly openedOn: CalendarDate;
  readonly benefitPeriodFrom: CalendarDate;
  readonly limitedTimeOffer: boolean;
};

export async function readEvents(pool: Queries, subject: string, after: number): Promise<EventRow[]> {
  const { rows } = await pool.query<EventRow>(
    `select seq, type, at, account_reference_id as "accountReferenceId", role, tier,
       account_type as "accountType", standing, opened_on as "openedOn",
       benefit_period_from as "benefitPeriodFrom", limited_time_offer as "limitedTimeOffer"
     from standing_events where subject = $1 and seq > $2 order by seq limit 500`,
    [subject, after],
  );
  return rows;
}

export type Standing = {
  readonly tier: 'premium' | 'base';
  readonly standing: 'good' | 'bad';
  readonly openedOn: CalendarDate;
  readonly benefitPeriodFrom: CalendarDate;
};
const columns = 'tier, standing, opened_on as "openedOn", benefit_period_from as "benefitPeriodFrom"';

/** Undefined for an account that is not kept here. */
export async function lockStanding(
  client: Queries,
  accountReferenceId: string,
): Promise<Standing | undefined> {
  const { rows } = await client.query<Standing>(
    `select ${columns} from rewards_accounts where account_reference_id = $1 for update`,
    [accountReferenceId],
  );
  return rows[0];
}

/** Changes the locked account and adds an event for each of its people, in their own sequence. */
export async function insertEvent(
  client: Queries,
  accountReferenceId: string,
  event: { readonly type: EventType; readonly at: Instant } & Omit<Standing, 'openedOn'>,
): Promise<void> {
  await client.query(
    `update rewards_accounts set tier = $2, standing = $3, benefit_period_from = $4
     where account_reference_id = $1`,
    [accountReferenceId, event.tier, event.standing, event.benefitPeriodFrom],
  );
  // The next number of a person who has several accounts is given to one of them at a time
  await client.query("select pg_advisory_xact_lock(hashtext('bank:standing-events'))");
  await client.query(
    `insert into standing_events (subject, seq, type, at, account_reference_id, role, tier, account_type,
       standing, opened_on, benefit_period_from, limited_time_offer)
     select h.subject, 1 + coalesce((select max(seq) from standing_events e where e.subject = h.subject), 0),
       $2, $3, account_reference_id, h.role, a.tier, a.account_type, a.standing, a.opened_on,
       a.benefit_period_from, a.limited_time_offer
     from account_holders h join rewards_accounts a using (account_reference_id)
     where account_reference_id = $1`,
    [accountReferenceId, event.type, event.at],
  );
}

/** Accounts whose period may have ended by a day; some end the day after. */
export async function readRenewing(pool: Queries, day: CalendarDate): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select account_reference_id as id from rewards_accounts
     where benefit_period_from + interval '1 year' <= $1::date order by 1`,
    [day],
  );
  return rows.map(({ id }) => id);
}
