/** `npm run migrate`: brings the databases up to this version, before the first server of it starts. */

import { offerHelp } from './help.ts';
import { migrateAll, startDatabase } from './start/database.ts';
import { readStartSettings } from './start/settings.ts';
import { openState } from './start/state.ts';
import { asTool } from './start/use-portal.ts';

offerHelp(import.meta);

await asTool(async () => {
  const settings = readStartSettings(process.env);
  const database = await startDatabase(settings, () => openState(settings.stateDir), console.log);
  try {
    await migrateAll(database.databases);
    console.log('the databases are those of this version');
  } finally {
    await database.stop();
  }
});
