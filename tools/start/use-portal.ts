/** The portal's database for a tool run by hand, whether or not the product is running. */
import { connectPortal, type Db } from '../../apps/server/src/db/client.ts';
import { findEmbedded } from '../../packages/postgres/src/embedded/find.ts';
import { migrateAll, startDatabase } from './database.ts';
import { readStartSettings, type StartSettings } from './settings.ts';
import { openState } from './state.ts';

/** Runs the work on the migrated database; a server that had to be started for it is stopped again. */
export async function usePortal<T>(
  work: (db: Db, url: string, settings: StartSettings) => Promise<T>,
): Promise<T> {
  const settings = readStartSettings(process.env);
  const running = settings.databaseUrl ? undefined : findEmbedded(settings.stateDir);
  if (running) {
    if (!running.url) throw new Error('the product is just starting; try again when it is ready');
    return withDb(running.url('portal'), settings, work);
  }
  const database = await startDatabase(
    settings,
    () => openState(settings.stateDir),
    () => undefined,
  );
  try {
    await migrateAll(database.databases);
    return await withDb(database.databases.portal, settings, work);
  } finally {
    await database.stop();
  }
}

async function withDb<T>(
  url: string,
  settings: StartSettings,
  work: (db: Db, url: string, settings: StartSettings) => Promise<T>,
): Promise<T> {
  const { db, close } = connectPortal({ url, poolSize: 2 });
  try {
    return await work(db, url, settings);
  } finally {
    await close();
  }
}

/** A tool's main: one line and exit code 1 when it fails. */
export async function asTool(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
