/** `npm run person`: exports or erases what's stored about one person; after a restore, says who is back. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Db } from '../apps/server/src/db/client.ts';
import { exportPerson } from '../apps/server/src/modules/customers/personal-data/export-person.ts';
import {
  getPersonalData,
  requestErasure,
} from '../apps/server/src/modules/customers/personal-data/request-erasure.ts';
import { readCustomer } from '../apps/server/src/modules/customers/personal-data/store.ts';
import { createVaultGateway } from '../apps/server/src/suppliers/payments/vault-gateway.ts';
import type { Owner } from '../apps/server/src/workflow/saga.ts';
import { endedTrip } from '../packages/contract/src/travel-alerts.ts';
import type { CustomerId } from '../packages/domain/src/ids.ts';
import { helpOf, offerHelp } from './help.ts';
import type { StartSettings } from './start/settings.ts';
import { openState } from './start/state.ts';
import { asTool, usePortal } from './start/use-portal.ts';
import { type Operator, watchOperator } from './start/watch-operator.ts';

offerHelp(import.meta);
const VAULT_MS = 5_000;

type Person = Owner & { readonly operator: Operator; readonly settings: StartSettings };
type Deed = Person & { readonly reason: string };

await asTool(async () => {
  const read = parseArgs({ allowPositionals: true, options: { code: { type: 'string' } } });
  const [command, tenant = '', customer = '', ...words] = read.positionals;
  if (command === 'again' && tenant && !customer) return usePortal((db) => listReturned(db, tenant));
  const tenantId = endedTrip.shape.tenantId.safeParse(tenant);
  const reason = words.join(' ').trim();
  const run = { export: save, erase }[command ?? ''];
  if (!tenantId.success || !customer || (run ? !reason : command !== 'status' || reason))
    throw new Error(helpOf('person'));
  await usePortal(async (db, _, settings) => {
    const owner = { tenantId: tenantId.data, customerId: customer as CustomerId };
    if (!(await isThere(db, owner))) throw new Error(`nobody, or erased: ${tenant} ${customer}`);
    const person = { ...owner, operator: await watchOperator(db, settings), settings };
    if (!run) return status(person);
    await requireCode({ ...person, command: command ?? '' }, read.values.code);
    await run({ ...person, reason });
  });
});

async function isThere(db: Db, owner: Owner): Promise<boolean> {
  const found = await readCustomer(db, owner);
  return found !== null && !found.subject.startsWith('erased ');
}

async function status({ operator, tenantId, customerId }: Person): Promise<void> {
  const facts = { customerId };
  await operator.look(tenantId, 'person.status', { facts, reason: null });
  const { erasure, waitsFor } = await getPersonalData(operator, { tenantId, customerId });
  console.log(erasure ? `erased after ${erasure.dueAt}` : 'no erasure requested');
  if (waitsFor.length > 0) console.log(`open: ${waitsFor.join(', ')}`);
}

/** The second step: a code that only the first shows, for this deed, person and day. */
async function requireCode(deed: Person & { readonly command: string }, code?: string): Promise<void> {
  const { operator, tenantId, customerId, command } = deed;
  const day = operator.clock.now().slice(0, 10);
  const wanted = createHash('sha256')
    .update([command, tenantId, customerId, day].join('\n'))
    .digest('hex')
    .slice(0, 6);
  if (code === wanted) return;
  await status(deed);
  throw new Error(`nothing was done; to ${command} ${customerId}, add --code ${wanted}`);
}

async function save({ operator, settings, tenantId, customerId, reason }: Deed): Promise<void> {
  const vault = {
    url: process.env.VAULT_URL || `http://127.0.0.1:${settings.ports.VAULT_PORT}`,
    apiKey: process.env.VAULT_API_KEY || openState(settings.stateDir).vaultApiKey,
  };
  const deps = { ...operator, payments: createVaultGateway(vault) };
  const context = { timeoutMs: VAULT_MS, scenario: null, requestId: 'person-export' };
  const sent = { facts: { customerId }, reason };
  await operator.act(tenantId, 'person.export', sent, async () => {
    const archive = await exportPerson(deps, { tenantId, customerId }, context);
    if (!archive) throw new Error(`nobody: ${tenantId} ${customerId}`);
    const path = `${customerId}.zip`;
    // For the operator alone, and over nothing
    writeFileSync(path, archive.bytes, { flag: 'wx', mode: 0o600 });
    console.log(`saved ${path}; delete it when the person has it`);
  });
}

async function erase({ operator, tenantId, customerId, reason }: Deed): Promise<void> {
  const owner = { tenantId, customerId };
  await operator.act(tenantId, 'person.erase', { facts: { customerId }, reason }, async () => {
    const { waitsFor } = await getPersonalData(operator, owner);
    if (waitsFor.length > 0) throw new Error(`nothing was done; open: ${waitsFor.join(', ')}`);
    const { erasure } = await requestErasure(operator, owner, { waitDays: 0, reason });
    console.log(`a running server erases ${customerId} after ${erasure?.dueAt}`);
  });
}

/** Whom the log says were erased and the database has, as after a restore. */
async function listReturned(db: Db, path: string): Promise<void> {
  const erased = new Map<string, Owner>();
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (!line.includes('person erased')) continue;
    const { msg, tenantId, customerId } = JSON.parse(line) as Owner & { msg: string };
    if (msg === 'person erased') erased.set(`${tenantId} ${customerId}`, { tenantId, customerId });
  }
  let count = 0;
  for (const [name, owner] of erased) {
    if (!(await isThere(db, owner))) continue;
    count++;
    console.log(name);
  }
  console.log(`${erased.size} erased by the log, ${count} of them to erase again`);
}
