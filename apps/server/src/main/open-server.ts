/** A server with all its modules, as its configuration says: everything but listening, and stopping. */
import { hostname } from 'node:os';
import type { Clock, Random } from '@sojourn/domain/effects.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import { readAirports } from '@sojourn/geography/read-airports.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Effects } from '../context.ts';
import type { connectPortal } from '../db/client.ts';
import { createApp, type Stopping } from '../http/app.ts';
import type { HttpSettings } from '../http/settings.ts';
import { createSessionGate } from '../modules/customers/sessions/gate.ts';
import type { SessionSettings } from '../modules/customers/sessions/settings.ts';
import type { OffsetClock } from '../modules/platform/lab/offset-clock.ts';
import { identitySeals } from '../seal.ts';
import { createEmlFolder } from '../suppliers/mail/eml-folder.ts';
import { createSmtpMail } from '../suppliers/mail/smtp.ts';
import { readRegistry, requireAdapters } from '../suppliers/registry/registry.ts';
import type { MailWiring } from './wire-mail.ts';
import { type Modules, wireModules } from './wire-modules.ts';

type Opening = {
  readonly connection: Pick<ReturnType<typeof connectPortal>, 'db' | 'pool'>;
  readonly tenants: readonly Tenant[];
  readonly clock: Clock;
  readonly random: Random;
  /** Null in production. */
  readonly labClock: OffsetClock | null;
  readonly log: Logger;
  /** What begins its name in the leases of sagas and jobs. */
  readonly kind?: string;
  /** Since when it ends. */
  readonly stopping?: Stopping;
  /** Other than the configuration's. */
  readonly http?: Partial<HttpSettings>;
  /** Null: it caches no answers. */
  readonly cache?: null;
};
export type OpenServer = {
  readonly app: FastifyInstance;
  readonly modules: Modules;
  readonly effects: Effects;
  readonly sessions: SessionSettings;
};

export async function openServer(config: Config, opening: Opening): Promise<OpenServer> {
  const { tenants, clock, labClock, random, log, kind = '', stopping, http, cache } = opening;
  const { db, pool } = opening.connection;
  const effects = { db, clock, random, log };
  const sealKeys = { current: config.serverKey, others: config.otherServerKeys };
  const sessions = { csrfKey: config.serverKey, otherCsrfKeys: config.otherServerKeys, ...config.session };
  const registry = readRegistry({ ...config, tenants });
  requireAdapters(registry);
  const modules = await wireModules(effects, {
    config,
    tenants,
    sessionSettings: sessions,
    sealKeys,
    labClock,
    pool,
    registry,
    market: {
      geography: { extraAirports: readAirports(config.airportsFile) },
      scenario: config.scenario,
    },
    marketSizes: {
      ...(config.stayCount !== null && { hotel: { stayCount: config.stayCount } }),
      ...(config.flightPercent !== null && { flight: { share: config.flightPercent / 100 } }),
    },
    holder: `${kind}${hostname()}:${process.pid}:${Buffer.from(random.bytes(6)).toString('hex')}`,
    mail: mailOf(config),
  });
  const app = await createApp({
    effects,
    handlers: modules.handlers,
    jobFigures: modules.jobFigures,
    supplierFigures: modules.supplierFigures,
    suppliersWithoutKey: registry.withoutKey,
    receiveNotice: modules.receiveNotice,
    ...(cache !== null && { salesVersion: modules.salesVersion }),
    tenants,
    pool,
    sessions: createSessionGate(effects, sessions),
    sealer: identitySeals(sealKeys, random),
    settings: { ...httpSettings(config), ...http },
    ...(stopping && { stopping }),
  });
  return { app, modules, effects, sessions };
}

const isProduction = ({ mode }: Config): boolean => mode === 'production';

const mailOf = (config: Config): MailWiring => ({
  port: config.mail.smtpUrl ? createSmtpMail(config.mail.smtpUrl) : createEmlFolder(config.mail.folder),
  fromAddress: config.mail.from,
  originOf: ({ hosts }) =>
    isProduction(config) ? `https://${hosts[0]}` : `http://${hosts[0]}:${config.port}`,
});

/** Where Stripe has banks check payments. */
const STRIPE_CHECKS = 'https://hooks.stripe.com';

const httpSettings = (config: Config): HttpSettings => ({
  production: isProduction(config),
  lab: config.lab,
  answerChecks: isProduction(config) ? 'none' : 'some',
  vaultOrigin: new URL(config.vault.url).origin,
  checkOrigin: config.stripe ? new URL(config.stripe.apiBase ?? STRIPE_CHECKS).origin : null,
  bankOrigin: new URL(config.signIn.issuer).origin,
  embedOrigins: config.embedOrigins,
  portalDirectory: config.portalFolder,
  deskDirectory: config.deskFolder,
  adminDirectory: config.adminFolder,
  trustedProxies: config.trustedProxies,
  metricsKey: config.metricsKey,
  operatorKeys: config.operatorKeys,
  mailbox: config.lab && !isProduction(config) && !config.mail.smtpUrl ? config.mail.folder : null,
  limitFactor: config.limitFactor,
});
