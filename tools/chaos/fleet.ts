/**
 * The product as it runs in production, only smaller: a database, the bank, the vault and several portal
 * servers behind one address, each a process that can be killed, and each line to the database one that can
 * be broken.
 */
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { type FaultProxy, startFaultProxy, throughProxy } from '../../apps/server/src/testing/fault-proxy.ts';
import { ensureDatabase } from '../../packages/postgres/src/databases.ts';
import { freePort } from '../../packages/postgres/src/embedded/launch.ts';
import { ROOT } from '../root.ts';
import { migrateAll, seedPortal } from '../start/database.ts';
import { type Databases, programEnvironments } from '../start/environments.ts';
import { type Program, type Running, runProgram } from '../start/processes.ts';
import { readStartSettings } from '../start/settings.ts';
import { openState } from '../start/state.ts';
import { type ChaosDatabase, startChaosDatabase } from './database.ts';
import { SERVERS } from './settings.ts';

export type Member = { readonly name: string; readonly port: number; readonly running: Running };

export type Fleet = {
  /** One address for all servers: a new line goes to the next of those that take it. */
  readonly entrance: FaultProxy;
  readonly issuer: string;
  readonly servers: readonly Member[];
  readonly bank: Member;
  readonly vault: Member;
  /** Between all programs and the database. */
  readonly line: FaultProxy;
  /** Itself, past the proxy. */
  readonly database: ChaosDatabase;
  readonly deaths: () => number;
  readonly stop: () => Promise<void>;
};

const NAMES = ['portal', 'vault', 'bank'] as const;
const databasesAt = (url: (name: (typeof NAMES)[number]) => string): Databases => ({
  portal: url('portal'),
  vault: url('vault'),
  bank: url('bank'),
});

/** `stateDir`: an empty folder that the database's user may enter; what the programs print goes there too. */
export async function startFleet(stateDir: string): Promise<Fleet> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.reverse()) await step();
  };
  try {
    const database = await startChaosDatabase(stateDir);
    undo.push(database.stop);
    for (const name of NAMES) await ensureDatabase(database.url('postgres'), name);
    const line = await startFaultProxy(() => [database.port()]);
    undo.push(line.close);
    const direct = databasesAt(database.url);
    await migrateAll(direct);
    await seedPortal(direct.portal, 'demo');

    const ports = await Promise.all(Array.from({ length: SERVERS + 2 }, freePort));
    const [bankPort = 0, vaultPort = 0, ...serverPorts] = ports;
    let lines = 0;
    const entrance = await startFaultProxy(() => {
      lines++;
      return serverPorts.map((_, i) => serverPorts[(lines + i) % serverPorts.length]!);
    });
    undo.push(entrance.close);
    const programs = programsOf(stateDir, {
      ports: { PORT: entrance.port, BANK_PORT: bankPort, VAULT_PORT: vaultPort },
      serverPorts,
      databases: databasesAt((name) => throughProxy(database.url(name), line)),
    });
    let deaths = 0;
    const members = programs.map(({ port, ...program }): Member => {
      const running = runProgram(program, () => deaths++, Number.POSITIVE_INFINITY);
      return { name: program.name, port, running };
    });
    undo.push(() => Promise.all(members.map(({ running }) => running.stop())));
    await Promise.all(members.map(({ running }) => running.ready));
    const [bank, vault, ...servers] = members;
    return {
      entrance,
      line,
      database,
      servers,
      stop,
      bank: bank!,
      vault: vault!,
      issuer: `http://localhost:${bankPort}`,
      deaths: () => deaths,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function preloadOf(file: string): string {
  const address = new URL('quick-start.ts', import.meta.url);
  address.searchParams.set('file', file);
  return address.href;
}

type Places = {
  readonly ports: { readonly PORT: number; readonly BANK_PORT: number; readonly VAULT_PORT: number };
  readonly serverPorts: readonly number[];
  readonly databases: Databases;
};

function programsOf(
  stateDir: string,
  { ports, serverPorts, databases }: Places,
): (Program & { port: number })[] {
  const settings = {
    ...readStartSettings({}),
    ports,
    stateDir,
    mode: 'development' as const,
    logLevel: 'warn' as const,
  };
  const environments = programEnvironments(settings, openState(stateDir), databases, {});
  const output = openSync(join(stateDir, 'programs.log'), 'a');
  const program = (app: 'bank' | 'vault' | 'server', name: string, port: number) => ({
    name,
    port,
    entry: `apps/${app}/src/main.ts`,
    preload: preloadOf(join(stateDir, `${app}-modules.json`)),
    environment: {
      ...environments[app],
      PORT: String(port),
      LIMIT_FACTOR: '10000',
      // A server that was killed makes its world anew each time
      STAY_COUNT: '2000',

      FLIGHT_PERCENT: '10',
      SESSION_IDLE_MINUTES: '60',
      // Ready without a build: no page is opened
      PORTAL_FOLDER: join(ROOT, 'apps/portal'),
      DESK_FOLDER: join(ROOT, 'apps/agent'),
      ADMIN_FOLDER: join(ROOT, 'apps/admin'),
      FIELDS_FOLDER: join(ROOT, 'apps/vault'),
    },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    output,
  });
  return [
    program('bank', 'bank', ports.BANK_PORT),
    program('vault', 'vault', ports.VAULT_PORT),
    ...serverPorts.map((port, i) => program('server', `server ${i + 1}`, port)),
  ];
}
