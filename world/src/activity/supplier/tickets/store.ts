/** The SQL of codes: of which order and place each is, and what became of it. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import type { MarketDb } from '#orders/store.ts';

export type TicketRow = {
  readonly ticketId: string;
  readonly reference: string;
  readonly place: number;
  readonly round: number;
  readonly unitId: string | null;
  readonly code: string;
  readonly diedOf: 'changed' | 'canceled' | null;
  readonly usedAt: Instant | null;
};

const COLUMNS = sql.raw(`ticket_id as "ticketId", reference, place, round, unit_id as "unitId", code,
  died_of as "diedOf", used_at as "usedAt"`);

/** In the order of rounds, then of places. */
export async function listRows(db: MarketDb, reference: string): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`select ${COLUMNS} from market.activity_tickets
    where reference = ${reference} order by round, place`.execute(db);
  return rows;
}

export async function findByCode(db: MarketDb, code: string): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`select ${COLUMNS} from market.activity_tickets
    where code = ${code}`.execute(db);
  return rows[0];
}

export async function insertRow(
  db: MarketDb,
  { ticketId, reference, place, round, unitId, code }: Omit<TicketRow, 'diedOf' | 'usedAt'>,
): Promise<void> {
  await sql`insert into market.activity_tickets (ticket_id, reference, place, round, unit_id, code)
    values (${ticketId}, ${reference}, ${place}, ${round}, ${unitId}, ${code})
    on conflict (ticket_id) do nothing`.execute(db);
}

export async function endRows(
  db: MarketDb,
  ticketIds: readonly string[],
  diedOf: 'changed' | 'canceled',
): Promise<void> {
  await sql`update market.activity_tickets set died_of = ${diedOf}
    where ticket_id = any(${ticketIds}::text[]) and died_of is null`.execute(db);
}

/** False when somebody else has used it, or it's dead. */
export async function useCode(db: MarketDb, code: string, at: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`update market.activity_tickets set used_at = ${at}
    where code = ${code} and used_at is null and died_of is null`.execute(db);
  return numAffectedRows === 1n;
}
