/** `npm run reset`: clears the state directory (database, secrets), unless something is using it. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clearLeftovers } from '../packages/postgres/src/embedded/cluster.ts';
import { findEmbedded } from '../packages/postgres/src/embedded/find.ts';
import { preparePlace } from '../packages/postgres/src/embedded/place.ts';
import { offerHelp } from './help.ts';
import { readStartSettings } from './start/settings.ts';
import { asTool } from './start/use-portal.ts';

offerHelp(import.meta);

await asTool(async () => {
  const { stateDir, databaseUrl } = readStartSettings(process.env);
  if (!existsSync(stateDir)) return console.log(`${stateDir} is empty already`);
  // Anything else there is somebody's own files
  const { folder } = preparePlace(stateDir);
  const running = findEmbedded(stateDir);
  if (running)
    throw new Error(`SOJOURN_STATE_DIR: ${stateDir} is in use by process ${running.ownerPid}; stop it first`);
  await clearLeftovers(join(folder, 'data'));
  for (const path of [folder, join(stateDir, 'postgres'), join(stateDir, 'secrets.json')]) {
    rmSync(path, { recursive: true, force: true });
  }
  console.log(`cleared ${stateDir}`);
  if (databaseUrl) console.log('DATABASE_URL is set: the data on that server is untouched');
});
