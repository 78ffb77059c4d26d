/** A vault for tests: the real app on a real database and a loopback port of its own. */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { copyTestDatabase } from '@sojourn/postgres/testing.ts';
import type { Logger } from 'pino';
import { createVault } from '../app.ts';
import type { CardEffects } from '../cards/save-card.ts';
import { keyRing } from '../cards/seal.ts';
import { connectVault, MIGRATIONS } from '../db/client.ts';

export type TestVault = CardEffects & {
  readonly url: string;
  readonly apiKey: string;
  /** Of its database, for those who search it for card numbers. */
  readonly databaseUrl: string;
  readonly close: () => Promise<void>;
};

/** What tests of the fields' page need; without them there is no page. */
type TestFields = { readonly portalOrigins: readonly string[]; readonly fieldsFolder: string };

export async function createTestVault(
  clock: Clock,
  logger?: Logger,
  fields: TestFields = { portalOrigins: ['http://localhost:8080'], fieldsFolder: '' },
): Promise<TestVault> {
  const copy = await copyTestDatabase(MIGRATIONS);
  const connection = connectVault({ url: copy.url, poolSize: 5 });
  const apiKey = 'a secret of server and vault, tests only';
  const effects: CardEffects = {
    db: connection.db,
    clock: { now: () => clock.now() as Instant },
    random: { bytes: (count) => new Uint8Array(randomBytes(count)) },
    keys: keyRing('0'.repeat(64)),
  };
  const app = createVault({
    ...effects,
    ...fields,
    apiKeys: [apiKey],
    isLabOpen: true,
    ...(logger ? { logger } : {}),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    ...effects,
    apiKey,
    url: `http://127.0.0.1:${port}`,
    databaseUrl: copy.url,
    close: async () => {
      await app.close();
      await connection.close();
      await copy.drop();
    },
  };
}
