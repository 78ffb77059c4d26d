/** `npm run seed -- <scenario>`: adds a scenario's data to the portal's database, running or not. */
import { SEED_SCENARIOS } from '../apps/server/src/db/seed/seed.ts';
import { offerHelp } from './help.ts';
import { seedPortal } from './start/database.ts';
import { openState } from './start/state.ts';
import { asTool, usePortal } from './start/use-portal.ts';

offerHelp(import.meta);

await asTool(async () => {
  const [scenario] = process.argv.slice(2);
  if (!scenario) {
    console.log(`npm run seed -- <scenario>\nscenarios: ${SEED_SCENARIOS.join(', ')}`);
    process.exitCode = 1;
    return;
  }
  await usePortal(async (_, url, { mode, stateDir }) => {
    if (mode === 'production') throw new Error('NODE_ENV: demo data is not for production');
    await seedPortal(url, scenario, process.env.SERVER_KEY || openState(stateDir).serverKey);
    console.log(`seeded '${scenario}'`);
  });
});
