/** A migrated database of the portal for one test file. */
import type { Connection } from '@sojourn/postgres/client.ts';
import { copyTestDatabase } from '@sojourn/postgres/testing.ts';
import type { Database } from '#db/client.ts';
import { connectPortal, MIGRATIONS } from '#db/client.ts';

export type TestDatabase = Connection<Database> & {
  /** For processes of the test's own */
  readonly url: string;
  /** Closes the connections and removes the database; for `afterAll` */
  readonly drop: () => Promise<void>;
};

export async function createTestDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const copy = await copyTestDatabase(MIGRATIONS);
  const connection = connectPortal({ url: copy.url, poolSize: options.poolSize ?? 5 });
  return {
    ...connection,
    url: copy.url,
    drop: async () => {
      await connection.close();
      await copy.drop();
    },
  };
}
