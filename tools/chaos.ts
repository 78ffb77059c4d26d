/**
 * `npm run chaos -- --minutes N [--seed S] [--buyers B]`: customers buy, change and cancel while servers are
 * killed and paused and the database fails and crashes under them; prints what was done and every record that
 * does not agree. `--sagas N --kills K` instead of minutes: until there were as many of both.
 * `--database-cycles N` instead: only the database crashes, N times in a row; after each recovery everything
 * confirmed to a customer must be there.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kindsMet, listed } from './chaos/record.ts';
import { runChaos } from './chaos/run-chaos.ts';
import { readChaosArguments } from './chaos/settings.ts';
import { offerHelp } from './help.ts';
import { asTool } from './start/use-portal.ts';

offerHelp(import.meta);

/** The first breach is worth reading; the thousandth is not. */
const SHOWN = 25;

await asTool(async () => {
  const settings = readChaosArguments(process.argv.slice(2));
  const stateDir = mkdtempSync(join(tmpdir(), 'sojourn-chaos-'));
  // Open to the database's user, so that the server's files stay inside
  chmodSync(stateDir, 0o755);
  const { sagas, deaths, acts, observed, lostCommits, violations } = await runChaos(stateDir, {
    ...settings,
    log: console.log,
  });
  console.log(`done to it: ${listed(acts)}`);
  console.log(`customers: ${listed(observed.counts)}; asked again because of: ${listed(observed.retries)}`);
  console.log(`among it: ${listed(kindsMet(observed))}`);
  for (const violation of violations.slice(0, SHOWN)) console.log(`✗ ${violation}`);
  const numbers = [
    `sagas ${listed(sagas)}`,
    `${deaths} processes died`,
    `${lostCommits} answers to commits lost`,
  ];
  console.log(`${numbers.join(', ')}: ${violations.length} violations (seed ${settings.seed})`);
  if (violations.length > 0) {
    console.log(`what was printed is in ${stateDir}/programs.log`);
    process.exitCode = 1;
  } else rmSync(stateDir, { recursive: true, force: true });
});
