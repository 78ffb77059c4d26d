/** `npm run cases`: what waits for a person, the most pressing first; who has seen to one closes it. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Db } from '../apps/server/src/db/client.ts';
import { closeCase } from '../apps/server/src/modules/cases/close-case.ts';
import { listCases } from '../apps/server/src/modules/cases/list-cases.ts';
import { offsetClock } from '../apps/server/src/modules/lab/offset-clock.ts';
import { helpOf, offerHelp } from './help.ts';
import { asTool, usePortal } from './start/use-portal.ts';

offerHelp(import.meta);

const [command, which, ...words] = process.argv.slice(2);
const reason = words.join(' ').trim();
await asTool(async () => {
  if (command === undefined) return usePortal(list);
  if (command !== 'close' || !which || !reason) throw new Error(helpOf('cases'));
  return usePortal((db) => close(db, which, reason));
});

async function list(db: Db): Promise<void> {
  const cases = await listCases(db);
  if (cases.length === 0) return console.log('no open case');
  const rows = cases.map(({ code, kind, subjectId, state, dueAt, facts }) => {
    const due = dueAt.slice(0, 16).replace('T', ' ');
    return [code, kind, subjectId, state, due, JSON.stringify(facts)];
  });
  const table = [['CASE', 'KIND', 'SUBJECT', 'STATE', 'DUE (UTC)', 'FACTS'], ...rows];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of table) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

async function close(db: Db, which: string, reason: string): Promise<void> {
  const clock = offsetClock(db, { now: () => new Date().toISOString() as Instant });
  // The product's time, which the lab may have moved
  await clock.refresh();
  const answer = await closeCase({ db, clock }, which, reason);
  if (answer.result === 'unknown') throw new Error(`no case ${which}`);
  if (answer.result === 'alreadyClosed') throw new Error(`case ${which} is closed already`);
  const { code, kind, subjectId } = answer.closed;
  console.log(`closed ${code}: ${kind} of ${subjectId}`);
}
