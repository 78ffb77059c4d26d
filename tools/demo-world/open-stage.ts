/** What steps act with, over a server of their own that isn't listening and whose clock is in the past. */
import type { FastifyInstance } from 'fastify';
import type { Effects } from '../../apps/server/src/context.ts';
import type { Modules } from '../../apps/server/src/main/wire-modules.ts';
import type { SessionSettings } from '../../apps/server/src/modules/customers/sessions/settings.ts';
import type { Instant } from '../../packages/domain/src/dates.ts';
import type { Tenant } from '../../packages/domain/src/tenants/tenant.ts';
import type { PastClock } from './clock.ts';
import type { Stage } from './stage.ts';
import { createVisits } from './visits.ts';

type Parts = {
  readonly app: FastifyInstance;
  readonly effects: Effects;
  readonly clock: PastClock;
  /** What bank and vault have. */
  readonly present: () => Promise<Instant>;
  readonly tenants: readonly Tenant[];
  readonly sessions: SessionSettings;
  readonly vaultUrl: string;
  readonly goOnFor: Modules['goOnFor'];
};

export function openStage({ app, effects, clock, tenants, sessions, ...parts }: Parts): Stage {
  const visits = createVisits(app, effects, { tenants, sessions });
  return {
    ...visits,
    clock,
    goOnFor: async (who, jobs) => parts.goOnFor(await visits.customerOf(who), jobs),
    typeCard: async (start, typed) => {
      const then = clock.now();
      clock.set(await parts.present());
      const { ticket } = (await start()).value;
      const { vaultUrl } = parts;
      const card = { ...typed, verification: '123', zip: '02110', country: 'US' };
      const answer = await fetch(`${vaultUrl}/card-fields/cards`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: new URL(vaultUrl).origin },
        body: JSON.stringify({ ticket, card }),
      });
      const { token } = (await answer.json()) as { token?: string };
      clock.set(then);
      if (!token) throw new Error(`the vault took no card: ${answer.status}`);
      return token;
    },
  };
}
