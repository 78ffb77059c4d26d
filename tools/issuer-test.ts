/** `npm run issuer-test`: the contract test of the issuer's API against whatever REWARDS_URL names. */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { SERVER_SETTINGS } from '../apps/server/src/server-settings.ts';
import { readSettings } from '../packages/domain/src/settings/table.ts';
import { helpOf, offerHelp } from './help.ts';
import { issuerChecks } from './issuer/checks.ts';
import { asTool } from './start/use-portal.ts';

offerHelp(import.meta);

await asTool(async () => {
  const { values } = parseArgs({ options: { subject: { type: 'string' }, account: { type: 'string' } } });
  const { subject, account } = values;
  if (!subject || !account) throw new Error(helpOf('issuer-test'));
  const { REWARDS_URL, REWARDS_API_KEY } = SERVER_SETTINGS;
  const read = readSettings({ REWARDS_URL, REWARDS_API_KEY }, process.env);
  const target = { url: read.REWARDS_URL, apiKey: read.REWARDS_API_KEY, subject, account };
  const newReference = (): string => `test:${randomBytes(12).toString('hex')}`;
  let failed = 0;
  for (const { name, run } of issuerChecks(target, newReference)) {
    const problem = await run().then(
      () => null,
      (error: Error) => error.message,
    );
    if (problem !== null) failed++;
    console.log(problem === null ? `✓ ${name}` : `✗ ${name}\n    ${problem.replaceAll('\n', '\n    ')}`);
  }
  if (failed > 0) throw new Error(`${failed} failed`);
});
