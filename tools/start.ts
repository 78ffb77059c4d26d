/**
 * `npm start`: builds what changed, starts the database, the bank, the vault and the portal's server, says
 * where they are, and stops them all when asked to. With `--watch` (`npm run dev`) an edit takes effect: an
 * open page shows it, and a program that uses the file starts again.
 */
import { buildFrontEnds, frontEnds } from './build.ts';
import { developmentPrograms } from './dev/programs.ts';
import { watchSources } from './dev/watch.ts';
import { offerHelp } from './help.ts';
import { migrateAll, seedPortal, startDatabase } from './start/database.ts';
import { giveDemoPast } from './start/demo-past.ts';
import { programEnvironments, requireSettings } from './start/environments.ts';
import { whenNpmDies } from './start/npm-parent.ts';
import { requirePorts } from './start/ports.ts';
import { type Program, type Running, runProgram } from './start/processes.ts';
import { mailFolder, readStartSettings, type StartSettings } from './start/settings.ts';
import { openState } from './start/state.ts';
import { welcome } from './start/welcome.ts';

offerHelp(import.meta);

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

/** Starts every program at once; undoing stops them at once too. One that's watched may die of an edit. */
function startPrograms(programs: readonly Program[], watching: boolean): Running[] {
  const running = programs.map((program) => runProgram(program, log, watching ? null : undefined));
  undo.push(async () => void (await Promise.all(running.map((each) => each.stop()))));
  for (const { lost } of running) lost.catch(fail);
  return running;
}

async function start(settings: StartSettings, given: readonly string[]): Promise<void> {
  const watching = given.includes('--watch');
  const { BANK_PORT, ...ports } = settings.ports;
  await requirePorts(settings.host, settings.isIssuerElsewhere ? ports : settings.ports);
  const secrets = openState(settings.stateDir);
  requireSettings(settings, secrets, process.env);
  const building = new AbortController();
  undo.push(() => building.abort());
  const [database] = await Promise.all([
    startDatabase(
      settings,
      () => secrets,
      () => undefined,
    ).then((started) => {
      undo.push(started.stop);
      return started;
    }),
    buildFrontEnds(log, building.signal, watching ? ['vault'] : frontEnds()),
  ]);
  void database.died.then(() => fail(new Error('the embedded database ended by itself; see postgres.log')));
  await migrateAll(database.databases);

  const environments = programEnvironments(settings, secrets, database.databases, process.env);
  const { SERVER_KEY } = environments.server;
  if (settings.mode !== 'production')
    await seedPortal(database.databases.portal, settings.scenario, SERVER_KEY);
  const knock = knockAt(settings.host);
  const usual = (['bank', 'vault', 'server'] as const).flatMap((name) => {
    const environment = environments[name];
    if (environment === null) return [];
    const readyUrl = `http://${knock}:${environment.PORT}/readyz`;
    return [{ name, entry: `apps/${name}/src/main.ts`, environment, readyUrl }];
  });
  const programs = watching ? await developmentPrograms(usual, given) : usual;
  const running = startPrograms(programs, watching);
  await Promise.all(running.map(({ ready }) => ready));
  if (watching) undo.push(watchSources(programs, running, log));
  const past = settings.hasPast
    ? await giveDemoPast(database.databases.portal, environments.server)
    : { isComing: false, stop: async () => undefined };
  undo.push(past.stop);
  const mail = process.env.SMTP_URL ? 'by SMTP' : mailFolder(settings, process.env);
  log(welcome(settings, (performance.now() - begun) / 1000, mail, past.isComing));
}

/** Where we reach a program that listens on an address. */
const knockAt = (host: string): string => {
  if (/^(0\.0\.0\.0|::)$/.test(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
whenNpmDies(() => void end(1));
try {
  await start(readStartSettings(process.env), process.argv.slice(2));
} catch (error) {
  await fail(error);
}
