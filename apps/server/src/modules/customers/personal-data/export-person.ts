/** Everything that's stored of a person as one archive: a page to read, JSON by table, and their files. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { zipSync } from 'fflate';
import type { Effects } from '#context.ts';
import type { Sealer } from '#seal.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { PaymentGateway } from '#suppliers/payments/port.ts';
import type { Owner } from '#workflow/saga.ts';
import { TABLES } from './data/tables.ts';
import { exportPage } from './export-page.ts';
import { openSealed } from './open-sealed.ts';
import { type Row, readCustomer, readFiles, readRows } from './store.ts';

export type ExportDeps = Pick<Effects, 'db' | 'clock'> & {
  readonly sealer: Sealer;
  readonly payments: Pick<PaymentGateway, 'listCards'>;
};
type Archive = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** Null: there's nobody. What the vault doesn't answer now is stated in `cards.json`. */
export async function exportPerson(
  deps: ExportDeps,
  owner: Owner,
  context: CallContext,
): Promise<Archive | null> {
  const customer = await readCustomer(deps.db, owner);
  if (!customer) return null;
  const madeAt = deps.clock.now();
  const tables: [string, Row[]][] = [];
  for (const { table, hidden = [] } of TABLES) {
    const rows = await readRows(deps.db, table, owner);
    if (rows.length > 0) tables.push([table, rows.map((row) => without(row, hidden))]);
  }
  const listed = await deps.payments.listCards(customer.subject, context);
  const cards = listed.outcome === 'ok' ? listed.value : 'the vault did not answer; try again later';
  const travelers = await openSealed(deps, deps.db, owner);
  const files = await filesOf(deps, owner);
  const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  const page = exportPage({ customer, madeAt, tables: new Map(tables), travelers, cards, files });
  const entries: [string, Uint8Array][] = [
    ['index.html', Buffer.from(page)],
    ['data/known-travelers.json', json(travelers)],
    ['data/cards.json', json(cards)],
    ...tables.map(([table, rows]): [string, Uint8Array] => [`data/${table}.json`, json(rows)]),
    ...files.map(({ path, bytes }): [string, Uint8Array] => [path, bytes]),
  ];
  const bytes = zipSync(Object.fromEntries(entries.map(([path, each]) => [path, new Uint8Array(each)])), {
    level: 6,
    mtime: madeAt,
  });
  return { name: `${NAMES[customer.locale]}-${dayOf(madeAt)}.zip`, bytes };
}

const NAMES = { en: 'my-data', fr: 'mes-donnees' } as const;
const dayOf = (at: Instant): string => at.slice(0, 10);

const without = (row: Row, hidden: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column)));

/** Names are the sender's own; the id before each makes it one of a kind, and no path. */
async function filesOf({ db, sealer }: ExportDeps, owner: Owner) {
  return (await readFiles(db, owner)).flatMap(({ fileId, sealedName, sealed }) => {
    const bytes = sealer.unsealBytes(`case file ${fileId}`, sealed);
    if (!bytes) return [];
    const name = (sealer.unseal(`case file ${fileId} name`, sealedName) ?? '').replace(
      /[^\p{L}\p{N}._ -]/gu,
      '_',
    );
    return [{ path: `files/${fileId}-${name}`, bytes }];
  });
}
