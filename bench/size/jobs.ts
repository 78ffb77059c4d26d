/** Every registered job over the filled database, with parties that answer after a moment. */
import { pino } from 'pino';
import {
  createJobs,
  createTripActions,
  MACHINES,
  MESSAGES,
  TRIP_SOURCES,
} from '../../apps/server/src/main/capabilities.ts';
import { messengerDeps, undeliveredCase } from '../../apps/server/src/main/wire-mail.ts';
import type { PendingDeps, WalletUse } from '../../apps/server/src/modules/money/wallet/get-wallet.ts';
import { TEST_TENANTS } from '../../apps/server/src/testing/server.ts';
import type { Job } from '../../apps/server/src/workflow/jobs/job.ts';
import type { Template } from './template.ts';

export const walletOf = ({ server }: Pick<Template, 'server'>): WalletUse & PendingDeps => ({
  ...server,
  standing: { eventsOf: async () => ({ outcome: 'ok', value: [] }) },
  isOfTenant: () => true,
});

/** Without the markets' own; mail goes nowhere. */
export function createBenchJobs(filled: Pick<Template, 'server'>): Job[] {
  const { server } = filled;
  const effects = { ...server, log: pino({ level: 'error' }) };
  const mail = {
    port: { send: async () => ({ outcome: 'ok', value: null }) as const },
    fromAddress: 'no-reply@localhost',
    originOf: () => 'http://localhost',
  };
  const trips = {
    ...server,
    tripActions: createTripActions(server),
    tripSources: TRIP_SOURCES,
    messages: MESSAGES,
  };
  return createJobs({
    ...walletOf(filled),
    ...server,
    ...effects,
    ...trips,
    machines: MACHINES,
    needsPerson: undeliveredCase(effects),
    messenger: messengerDeps(effects, { mail, tenants: TEST_TENANTS }, trips),
  });
}
