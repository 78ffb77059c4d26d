/** Rows as the stores declare them, compared with the catalog of a migrated database. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '@sojourn/postgres/client.ts';
import { copyTestDatabase } from '@sojourn/postgres/testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowColumnsOf } from './checks/row-types.ts';
import { isTest, listFiles } from './checks/source.ts';
import { ROOT } from './root.ts';
import { tablesIn } from './sql-tables.ts';

type Column = {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
};

/** `least`: a change of style that the reader of stores doesn't understand must not empty the test. */
const APPS = [
  { app: 'apps/server', schema: 'portal', least: 280 },
  { app: 'apps/vault', schema: 'vault', least: 40 },
  { app: 'apps/bank', schema: 'bank', least: 40 },
];
const files = listFiles().filter((path) => !isTest(path));
const catalogs = new Map<string, Column[]>();
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  for (const { app, schema } of APPS) {
    const directory = join(ROOT, app, 'src/db/migrations');
    const copy = await copyTestDatabase({ directory, schema });
    const { pool, close } = connect({ url: copy.url, schema, poolSize: 1, applicationName: 'row types' });
    closing.push(async () => {
      await close();
      await copy.drop();
    });
    const { rows } = await pool.query<Column>(
      `select case table_schema when 'market' then 'market.' else '' end || table_name as table,
        column_name as column, data_type as type, is_nullable = 'YES' as nullable
      from information_schema.columns where table_schema in ($1, 'market')`,
      [schema],
    );
    catalogs.set(app, rows);
  }
});
afterAll(() => Promise.all(closing.map((close) => close())));

/** Nullable columns that a statement never returns as null. */
const NEVER_NULL = new Set([
  'apps/server/src/workflow/jobs/store.ts holder',
  // Compared with an instant in the same statement
  'apps/server/src/modules/selling/booking/tenders/store.ts authorized_until',
  // A sum, with 0 for none
  'apps/server/src/modules/companies/admin/spend/store.ts co2_kg',
]);

/** What the driver makes of a column (packages/postgres/src/client.ts); undefined: JSON may be anything. */
const WRITTEN: Readonly<Record<string, RegExp>> = {
  integer: /^number$/,
  smallint: /^number$/,
  bigint: /^number$/,
  'double precision': /^number$/,
  boolean: /^boolean$/,
  date: /^CalendarDate$/,
  'timestamp with time zone': /^Instant$/,
  'timestamp without time zone': /^LocalDateTime$/,
  bytea: /^(Buffer|Uint8Array)$/,
  ARRAY: /\[\]$|^ReadonlyArray</,
  text: /^(?!(number|boolean|Instant|CalendarDate|LocalDateTime|Buffer|unknown)$)(?!.*\[\]$)/,
};

function mismatch(type: string, candidates: readonly Column[]): string | null {
  const isNullable = / \| null\b/.test(type);
  const plain = type
    .replace(/ \| null\b/g, '')
    .replace(/^Generated<(.*)>$/, '$1')
    .replace(/^readonly /, '');
  const right = candidates.find(({ type: column }) => !WRITTEN[column] || WRITTEN[column].test(plain));
  if (!right) return `${candidates[0]?.type} read as ${type}`;
  return candidates.every(({ nullable }) => nullable) && !isNullable && plain !== 'unknown'
    ? `nullable, read as ${type}`
    : null;
}

test.each(APPS)('the rows that $app reads are those of its tables', ({ app, least }) => {
  const catalog = catalogs.get(app) ?? [];
  const tables = new Set(catalog.map(({ table }) => table));
  let compared = 0;
  const wrong = files
    .filter((path) => path.startsWith(`${app}/src/`) && path.endsWith('.ts'))
    .flatMap((path) => {
      const named = new Set(
        tablesIn(readFileSync(join(ROOT, path), 'utf8'), tables).map(({ table }) => table),
      );
      if (named.size === 0) return [];
      return rowColumnsOf(path).flatMap(({ column, type, line }) => {
        const candidates = catalog.filter((each) => named.has(each.table) && each.column === column);
        if (candidates.length === 0) return [];
        compared++;
        const problem = NEVER_NULL.has(`${path} ${column}`) ? null : mismatch(type, candidates);
        return problem ? [`${path}:${line} ${column}: ${problem}`] : [];
      });
    });
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(least);
});

const TITLE: Column = { table: 'bookings', column: 'title', type: 'text', nullable: true };
const SEQ: Column = { table: 'cursors', column: 'seq', type: 'bigint', nullable: false };
test.each([
  ['string', TITLE, 'nullable, read as string'],
  ['string | null', TITLE, null],
  ['number | null', TITLE, 'text read as number | null'],
  ['number', SEQ, null],
  ['string', SEQ, 'bigint read as string'],
  ['Instant', SEQ, 'bigint read as Instant'],
])('%s for %o: %s', (type, column, problem) => {
  expect(mismatch(type, [column])).toBe(problem);
});
