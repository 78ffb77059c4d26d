/**
 * `npm start`: builds what changed, starts the database, the bank, the vault and the portal's server, says
 * where they are, and stops them all when asked to. With `--watch` (`npm run dev`) changed sources are
 * taken up.
 */
import { buildFrontEnds } from './build.ts';
import { migrateAll, seedPortal, startDatabase } from './start/database.ts';
import { whenNpmDies } from './start/npm-parent.ts';
import { requirePorts } from './start/ports.ts';
import { type Program, type Running, runProgram } from './start/processes.ts';
import { mailFolder, programEnvironments, readStartSettings, type StartSettings } from './start/settings.ts';
import { openState } from './start/state.ts';
import { watchSources } from './start/watch.ts';
import { welcome } from './start/welcome.ts';

const begun = performance.now();
const log = (line: string): void => console.log(line);

/**
 * What to undo at the end, last first; added as things start, so that a stop in the middle leaves nothing.
 */
const undo: (() => Promise<void> | void)[] = [];
let ending: Promise<void> | undefined;

function end(code: number): Promise<void> {
  ending ??= (async () => {
    // However a stop goes wrong, it ends
    setTimeout(() => process.exit(code || 1), 4_800).unref();
    for (const step of undo.reverse()) {
      await Promise.resolve(step()).catch((error: Error) => console.error(error.message));
    }
    process.exit(code);
  })();
  return ending;
}

function fail(error: unknown): Promise<void> {
  if (!ending) console.error(error instanceof Error ? error.message : String(error));
  return end(1);
}

/** Starts every program at once; undoing stops them at once too. */
function startPrograms(programs: readonly Program[]): Running[] {
  const running = programs.map((program) => runProgram(program, log));
  undo.push(async () => void (await Promise.all(running.map((each) => each.stop()))));
  for (const { lost } of running) lost.catch(fail);
  return running;
}

async function start(settings: StartSettings, watching: boolean): Promise<void> {
  await requirePorts(settings.host, settings.ports);
  const secrets = openState(settings.stateDir);
  const building = new AbortController();
  undo.push(() => building.abort());
  const [database] = await Promise.all([
    startDatabase(settings, process.env, () => undefined).then((started) => {
      undo.push(started.stop);
      return started;
    }),
    buildFrontEnds(log, building.signal),
  ]);
  void database.died.then(() => fail(new Error('the embedded database ended by itself; see postgres.log')));
  await migrateAll(database.databases);

  const environments = programEnvironments(settings, secrets, database.databases, process.env);
  const { SERVER_KEY } = environments.server;
  if (settings.mode !== 'production')
    await seedPortal(database.databases.portal, settings.scenario, SERVER_KEY);
  const knock = /^(0\.0\.0\.0|::)$/.test(settings.host) ? '127.0.0.1' : settings.host;
  const ports = {
    bank: settings.ports.BANK_PORT,
    vault: settings.ports.VAULT_PORT,
    server: settings.ports.PORT,
  };
  const programs = (['bank', 'vault', 'server'] as const).map((name) => ({
    name,
    entry: `apps/${name}/src/main.ts`,
    environment: environments[name],
    readyUrl: `http://${knock}:${ports[name]}/readyz`,
  }));
  const running = startPrograms(programs);
  await Promise.all(running.map(({ ready }) => ready));
  if (watching) undo.push(watchSources(programs, running, log));
  const mail = process.env.SMTP_URL ? 'by SMTP' : mailFolder(settings, process.env);
  log(welcome(settings, (performance.now() - begun) / 1000, mail));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
whenNpmDies(() => void end(1));
try {
  await start(readStartSettings(process.env), process.argv.includes('--watch'));
} catch (error) {
  await fail(error);
}
