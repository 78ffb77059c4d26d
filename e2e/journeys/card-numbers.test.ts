/**
 * After a booking no card number is in the browser, in what it was sent, in the portal's database or in the
 * logs.
 */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hasCardNumber } from '../../apps/server/src/card-numbers.ts';
import { connectPortal } from '../../apps/server/src/db/client.ts';
import { findEmbedded } from '../../packages/postgres/src/embedded/find.ts';
import { beginCheckout } from '../people/begin-checkout.ts';
import { datesAhead } from '../people/find-stay.ts';
import { fillCheckout, pay } from '../people/pay-stay.ts';
import { useVisits } from '../people/visit.ts';

const visit = useVisits();
/** Absent when somebody else's product is tried: what it keeps cannot be looked into. */
const { E2E_STATE_DIR: STATE, E2E_LOG: LOG } = process.env;
/** One of the vault's demo cards: what is looked for can be found. */
const EXAMPLE = 'card 4111 1111 1111 1111.';

/** Every row of the portal's database as text. */
async function dumpPortal(stateDir: string): Promise<string[]> {
  const url = findEmbedded(stateDir)?.url?.('portal');
  if (!url) throw new Error(`no database runs in ${stateDir}`);
  const { db, close } = connectPortal({ url, poolSize: 1 });
  try {
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
  } finally {
    await close();
  }
}

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

/** Those that hold a card number; a hash in hexadecimal may have one by chance. */
const suspicious = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => partsOf(parsed(line)))
    .filter((part) => hasCardNumber(part.replace(/[0-9a-f]{32,}/gi, '')));

test('a booking leaves no card number behind', async () => {
  expect(suspicious([EXAMPLE, JSON.stringify({ a: [{ b: EXAMPLE }] })])).toHaveLength(2);
  const maya = await visit();
  const { page, context, open } = maya;
  const bodies: Promise<string>[] = [];
  context.on('response', (response) => {
    if (response.url().includes('/api/')) bodies.push(response.text().catch(() => ''));
  });
  await beginCheckout(maya, datesAhead(95));
  await fillCheckout(maya);
  const { code } = await pay(maya);
  await open('/trips');
  await page.getByText(code).first().waitFor();

  const seen = await Promise.all(bodies);
  expect(
    seen.some((body) => body.includes(code)),
    'the answers were read',
  ).toBe(true);
  expect(suspicious(seen)).toEqual([]);
  const state = await context.storageState({ indexedDB: true });
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(suspicious([JSON.stringify(state), kept, await page.locator('body').innerText()])).toEqual([]);

  if (STATE) {
    const rows = await dumpPortal(STATE);
    expect(
      rows.some((row) => row.includes(code)),
      'the booking is in the dump',
    ).toBe(true);
    expect(suspicious(rows)).toEqual([]);
  }
  if (LOG) {
    const log = readFileSync(LOG, 'utf8');
    expect(log, 'the requests are in the log').toContain('/checkouts');
    expect(suspicious([log])).toEqual([]);
  }
});
