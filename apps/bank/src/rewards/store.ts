/** The SQL of rewards accounts and of the record that moves their balances. */

import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import type { CustomerAccountRole } from '@sojourn/domain/wallet/redemption.ts';
import type { Queries } from '../db/transaction.ts';

export type AccountRow = {
  readonly accountReferenceId: string;
  readonly productDisplayName: string;
  readonly accountType: 'Personal' | 'Business';
  readonly unit: 'miles' | 'cash';
  /** By what's bought: `hotels`. */
  readonly earn: Readonly<Record<string, number>>;
  readonly redemptionMin: number;
  readonly available: number;
  readonly standing: 'good' | 'bad';
};
export type HolderRow = {
  readonly role: CustomerAccountRole;
  readonly lastFour: string;
  readonly virtualLastFours: readonly string[];
  readonly mayRedeem: boolean;
};

const columns = `a.account_reference_id as "accountReferenceId", product_display_name as "productDisplayName",
  account_type as "accountType", unit, earn, redemption_min as "redemptionMin", available, standing,
  role, last_four as "lastFour", virtual_last_fours as "virtualLastFours", may_redeem as "mayRedeem"`;
const held = `rewards_accounts a join account_holders h using (account_reference_id)`;

export type HeldAccount = AccountRow &
  HolderRow & {
    /** Who holds the account that others may use. */
    readonly holderSubject: string | null;
  };

export async function readAccountsOf(pool: Queries, subject: string): Promise<HeldAccount[]> {
  const { rows } = await pool.query<HeldAccount>(
    `select ${columns}, (select p.subject from account_holders p
         where p.account_reference_id = a.account_reference_id
           and p.role in ('Primary', 'Account Manager') order by p.subject limit 1) as "holderSubject"
       from ${held} where subject = $1 order by position`,
    [subject],
  );
  return rows;
}

/** The account as one of its people has it, its balance kept still until the transaction ends. */
export async function lockAccount(
  client: Queries,
  subject: string,
  accountReferenceId: string,
): Promise<(AccountRow & HolderRow) | undefined> {
  const { rows } = await client.query<AccountRow & HolderRow>(
    `select ${columns} from ${held} where subject = $1 and a.account_reference_id = $2 for update of a`,
    [subject, accountReferenceId],
  );
  return rows[0];
}

type NewAccount = Omit<AccountRow, 'available' | 'standing'> & {
  readonly tier: 'premium' | 'base';
  readonly openedOn: CalendarDate;
  readonly benefitPeriodFrom: CalendarDate;
  readonly limitedTimeOffer: boolean;
};

/** True when it is new; of a known one only what the record does not keep is brought up to date. */
export async function keepAccount(client: Queries, row: NewAccount): Promise<boolean> {
  const { rows } = await client.query<{ isNew: boolean }>(
    `insert into rewards_accounts (account_reference_id, product_display_name, account_type, unit, earn,
       redemption_min, tier, opened_on, benefit_period_from, limited_time_offer)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (account_reference_id) do update set product_display_name = excluded.product_display_name,
       account_type = excluded.account_type, earn = excluded.earn, redemption_min = excluded.redemption_min,
       limited_time_offer = excluded.limited_time_offer
     returning xmax = 0 as "isNew"`,
    [
      row.accountReferenceId,
      row.productDisplayName,
      row.accountType,
      row.unit,
      JSON.stringify(row.earn),
      row.redemptionMin,
      row.tier,
      row.openedOn,
      row.benefitPeriodFrom,
      row.limitedTimeOffer,
    ],
  );
  return first(rows).isNew;
}

export type Holder = HolderRow & { readonly subject: string; readonly position: number };
/** Exactly these people have the account. */
export async function keepHolders(
  client: Queries,
  accountReferenceId: string,
  holders: readonly Holder[],
): Promise<void> {
  await client.query(
    'delete from account_holders where account_reference_id = $1 and not subject = any($2::text[])',
    [accountReferenceId, holders.map(({ subject }) => subject)],
  );
  for (const { subject, role, lastFour, virtualLastFours, mayRedeem, position } of holders) {
    await client.query(
      `insert into account_holders (subject, account_reference_id, role, last_four, virtual_last_fours,
         may_redeem, position)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (subject, account_reference_id) do update set role = excluded.role,
         last_four = excluded.last_four, virtual_last_fours = excluded.virtual_last_fours,
         may_redeem = excluded.may_redeem, position = excluded.position`,
      [subject, accountReferenceId, role, lastFour, virtualLastFours, mayRedeem, position],
    );
  }
}

/** Accounts that nobody has any more keep their record. */
export const removeHoldersBut = (pool: Queries, accountReferenceIds: readonly string[]) =>
  pool.query('delete from account_holders where not account_reference_id = any($1::text[])', [
    accountReferenceIds,
  ]);

type Movement = {
  readonly kind: 'opening' | 'reserve' | 'settle' | 'release' | 'expire' | 'refund' | 'earn' | 'takeBack';
  readonly accountReferenceId: string;
  readonly reference: string;
  readonly available: number;
  readonly reserved: number;
  readonly at: Instant;
};

/** Moves the balance, and is refused by the database when it would go below zero. One to a transaction. */
export async function insertMovement(client: Queries, movement: Movement): Promise<void> {
  await client.query(
    `insert into rewards_movements (account_reference_id, kind, reference, available_change,
       reserved_change, at) values ($1, $2, $3, $4, $5, $6)`,
    [
      movement.accountReferenceId,
      movement.kind,
      movement.reference,
      movement.available,
      movement.reserved,
      movement.at,
    ],
  );
}

/**
 * The references of what moved a balance after a mark, each once, as far as no earlier transaction is open:
 * one that commits late is never passed over. All movements of a transaction are in one answer.
 */
export async function readMoved(
  pool: Queries,
  after: number,
  limit: number,
): Promise<{ redemptions: string[]; earnings: string[]; upTo: number }> {
  const { rows } = await pool.query<{ kind: Movement['kind']; reference: string; id: number }>(
    `select kind, reference, coalesce(mark, movement_id) as id from rewards_movements
     where coalesce(mark, movement_id) > $1 and (mark is null
       or mark < (1::bigint << 40) + pg_snapshot_xmin(pg_current_snapshot())::text::bigint)
     order by coalesce(mark, movement_id) fetch first ($2::bigint) rows with ties`,
    [after, limit],
  );
  const of = (isEarning: boolean) => [
    ...new Set(
      rows
        .filter(({ kind }) => kind !== 'opening' && (kind === 'earn' || kind === 'takeBack') === isEarning)
        .map(({ reference }) => reference),
    ),
  ];
  return { redemptions: of(false), earnings: of(true), upTo: rows.at(-1)?.id ?? after };
}
