/**
 * The composition root: configuration → database → suppliers → modules → http. Everything is wired here, by
 * hand.
 */
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Instant } from '@sojourn/domain/dates.ts';
import { helpText, wantsHelp } from '@sojourn/domain/settings/help.ts';
import { ping, STARTING } from '@sojourn/postgres/client.ts';
import { connectionFailure } from '@sojourn/postgres/databases.ts';
import { waitForSchema } from '@sojourn/postgres/wait-for-schema.ts';
import { type Config, readConfig } from './config.ts';
import type { Effects } from './context.ts';
import { connectPortal, MIGRATIONS } from './db/client.ts';
import { createApp } from './http/app.ts';
import type { HttpSettings } from './http/settings.ts';
import { createLog } from './log.ts';
import type { MailWiring } from './main/wire-mail.ts';
import { wireModules } from './main/wire-modules.ts';
import { type OffsetClock, offsetClock } from './modules/lab/offset-clock.ts';
import { createSessionGate } from './modules/sessions/gate.ts';
import { readTenants } from './modules/tenants/read-tenants.ts';
import { identitySeals } from './seal.ts';
import { SERVER_SETTINGS } from './server-settings.ts';
import { createEmlFolder } from './suppliers/mail/eml-folder.ts';
import { createSmtpMail } from './suppliers/mail/smtp.ts';
import { readAirports } from './suppliers/market/read-airports.ts';

const HELP = {
  usage: 'node apps/server/src/main.ts',
  about:
    'Serves the portals and their API. Migrate its database (npm run migrate) and build the pages first.',
  settings: SERVER_SETTINGS,
};

async function start(config: Config): Promise<void> {
  const production = config.mode === 'production';
  const log = createLog(config.logLevel);
  const tenants = readTenants(config.tenantsFile);
  const connection = await connectMigrated(config, log);
  const trueClock = { now: () => new Date().toISOString() as Instant };
  const labClock = config.lab ? offsetClock(connection.db, trueClock) : null;
  const effects = {
    db: connection.db,
    clock: labClock ?? trueClock,
    random: { bytes: (count: number) => new Uint8Array(randomBytes(count)) },
    log,
  };
  await labClock?.refresh();
  const sealKeys = { current: config.serverKey, others: config.otherServerKeys };
  const sessionSettings = {
    csrfKey: config.serverKey,
    otherCsrfKeys: config.otherServerKeys,
    ...config.session,
  };
  const modules = await wireModules(effects, {
    config,
    tenants,
    sessionSettings,
    sealKeys,
    labClock,
    pool: connection.pool,
    market: {
      geography: { extraAirports: readAirports(config.airportsFile) },
      ...(config.stayCount === null ? {} : { stayCount: config.stayCount }),
      scenario: config.scenario,
    },
    marketSizes: config.flightPercent === null ? {} : { flight: { share: config.flightPercent / 100 } },
    holder: `${hostname()}:${process.pid}:${randomBytes(6).toString('hex')}`,
    mail: mailOf(config, production),
  });
  const stopping: { since: Instant | null } = { since: null };
  const app = await createApp({
    effects,
    handlers: modules.handlers,
    jobFigures: modules.jobFigures,
    salesVersion: modules.salesVersion,
    tenants,
    pool: connection.pool,
    sessions: createSessionGate(effects, sessionSettings),
    sealer: identitySeals(sealKeys, effects.random),
    settings: httpSettings(config, production),
    stopping,
  });
  const following = labClock ? followLab(labClock) : undefined;
  await listen(app, config);
  modules.start();
  log.info({ port: config.port }, 'listening');

  const stop = async (): Promise<void> => {
    if (stopping.since) return;
    stopping.since = trueClock.now();
    // Load balancers see it at /readyz, and send no more
    await sleep(config.drainSeconds * 1_000);
    setTimeout(() => process.exit(1), 4_000).unref();
    clearInterval(following);
    await app.close();
    await modules.stop();
    await connection.close();
    process.exit(0);
  };
  // 'disconnect': the parent process is gone
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => void stop());
}

/** Waits until the database has this version's schema, or a newer one. */
async function connectMigrated(
  config: Config,
  log: Effects['log'],
): Promise<ReturnType<typeof connectPortal>> {
  const { databaseUrl: url, poolSize, host, port } = config;
  const onError = (error: Error): void => log.warn({ err: error }, 'database connection lost');
  const connection = connectPortal({ url, poolSize, starting: STARTING, onError });
  await ping(connection.db).catch((error: unknown) => {
    throw new Error(connectionFailure('DATABASE_URL', url, error));
  });
  const onWait = (reason: string): void => log.warn({ reason }, 'waiting for the database to be migrated');
  await waitForSchema(MIGRATIONS, { pool: connection.pool, host, port, onWait });
  return connection;
}

/** Other processes may move the lab's clock. */
const followLab = (labClock: OffsetClock): NodeJS.Timeout =>
  setInterval(() => void labClock.refresh().catch(() => undefined), 1_000).unref();

const mailOf = ({ mail, port }: Config, production: boolean): MailWiring => ({
  port: mail.smtpUrl ? createSmtpMail(mail.smtpUrl) : createEmlFolder(mail.folder),
  fromAddress: mail.from,
  originOf: ({ hosts }) => (production ? `https://${hosts[0]}` : `http://${hosts[0]}:${port}`),
});

const httpSettings = (config: Config, production: boolean): HttpSettings => ({
  production,
  lab: config.lab,
  answerChecks: production ? 'none' : 'some',
  vaultOrigin: new URL(config.vault.url).origin,
  bankOrigin: new URL(config.signIn.issuer).origin,
  embedOrigins: config.embedOrigins,
  portalDirectory: config.portalFolder,
  deskDirectory: config.deskFolder,
  adminDirectory: config.adminFolder,
  trustedProxies: config.trustedProxies,
  metricsKey: config.metricsKey,
  operatorKeys: config.operatorKeys,
  mailbox: config.lab && !production && !config.mail.smtpUrl ? config.mail.folder : null,
  limitFactor: config.limitFactor,
});

async function listen(app: Awaited<ReturnType<typeof createApp>>, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'EADDRINUSE' ? `PORT: ${port} is taken` : `PORT: ${port} on ${host}: ${message}`,
    );
  }
}

if (wantsHelp(process.argv)) {
  console.log(helpText(HELP));
  process.exit(0);
}
try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
