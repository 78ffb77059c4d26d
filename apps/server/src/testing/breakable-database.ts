/** A test's database whose line can be broken, and lines past the fault to look with. */
import { copyTestDatabase } from '@sojourn/postgres/testing.ts';
import { connectPortal, MIGRATIONS } from '#db/client.ts';
import type { TestDatabase } from './database.ts';
import { type FaultProxy, startFaultProxy, throughProxy } from './fault-proxy.ts';

export type BreakableDatabase = TestDatabase & {
  readonly line: FaultProxy;
  /** Past the proxy, over a line of its own that nothing has broken before. */
  readonly look: <T>(work: (db: TestDatabase['db']) => Promise<T>) => Promise<T>;
};

export async function createBreakableDatabase(poolSize: number, waitMs: number): Promise<BreakableDatabase> {
  const copy = await copyTestDatabase(MIGRATIONS);
  const line = await startFaultProxy(() => [Number(new URL(copy.url).port)]);
  const broken = connectPortal({ url: throughProxy(copy.url, line), poolSize, waitMs });
  return {
    ...broken,
    url: copy.url,
    line,
    look: async (work) => {
      const { db, close } = connectPortal({ url: copy.url, poolSize: 1 });
      try {
        return await work(db);
      } finally {
        await close();
      }
    },
    drop: async () => {
      await broken.close();
      await line.close();
      await copy.drop();
    },
  };
}
