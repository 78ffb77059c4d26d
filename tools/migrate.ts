/** `npm run migrate`: brings the databases up to this version, before the first server of it starts. */
import { migrateAll, startDatabase } from './start/database.ts';
import { readStartSettings } from './start/settings.ts';
import { asTool } from './start/use-portal.ts';

await asTool(async () => {
  const database = await startDatabase(readStartSettings(process.env), process.env, console.log);
  try {
    await migrateAll(database.databases);
    console.log('the databases are those of this version');
  } finally {
    await database.stop();
  }
});
