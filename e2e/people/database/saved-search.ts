/** What the product keeps and says, searched for card numbers. */
import { sql } from 'kysely';
import { hasCardNumber } from '../../../apps/server/src/card-numbers.ts';
import { withPortal } from './with-portal.ts';

/** Every row of the portal's database as text. */
export const dumpPortal = (stateDir: string): Promise<string[]> =>
  withPortal(stateDir, async (db) => {
    const tables = await sql<{ name: string }>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema = 'portal' and table_type = 'BASE TABLE'`.execute(db);
    const rows: string[] = [];
    for (const { name } of tables.rows) {
      const found = await sql<{
        row: string;
      }>`select to_jsonb(t)::text as row from ${sql.raw(name)} t`.execute(db);
      rows.push(...found.rows.map(({ row }) => row));
    }
    return rows;
  });

/** The texts and whole numbers in a value; what has a fraction is a coordinate. */
function partsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return Number.isInteger(value) ? [String(value)] : [];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...partsOf(inner)])
    : [];
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return line;
  }
}

/** Random ids and hashes by their shapes: more hexadecimal digits than a card number has, and UUIDs. */
const RANDOM =
  /(?<![0-9a-z])(?:[0-9a-f]{24}|[0-9a-f]{32,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![0-9a-z])/gi;

/** Those that hold a card number; what's random may have one by chance. */
export const suspicious = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => partsOf(parsed(line)))
    .filter((part) => hasCardNumber(part.replace(RANDOM, '')));
