/** `npm run seed -- <scenario>`: adds a scenario's data to the portal's database, running or not. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';
import { seedPortal } from './start/database.ts';
import { asTool, usePortal } from './start/use-portal.ts';

const FOLDER = join(ROOT, 'apps/server/src/db/seed');

/** Each scenario is a file of its own beside seed.ts. */
const scenarios = (): string[] =>
  (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.') && name !== 'seed.ts')
    .map((name) => name.replace('.ts', ''));

await asTool(async () => {
  const [scenario] = process.argv.slice(2);
  if (!scenario) {
    console.log(`npm run seed -- <scenario>\nscenarios: ${scenarios().join(', ')}`);
    process.exitCode = 1;
    return;
  }
  await usePortal(async (_, url, { mode }) => {
    if (mode === 'production') throw new Error('NODE_ENV: demo data is not for production');
    await seedPortal(url, scenario);
    console.log(`seeded '${scenario}'`);
  });
});
