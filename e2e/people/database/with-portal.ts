/** The portal's database of a product that runs, for what no page and no call shows. */
import { connectPortal, type Db } from '../../../apps/server/src/db/client.ts';
import { findEmbedded } from '../../../packages/postgres/src/embedded/find.ts';

export async function withPortal<T>(stateDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const url = findEmbedded(stateDir)?.url?.('portal');
  if (!url) throw new Error(`no database runs in ${stateDir}`);
  const { db, close } = connectPortal({ url, poolSize: 1 });
  try {
    return await work(db);
  } finally {
    await close();
  }
}
