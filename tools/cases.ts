/** `npm run cases`: lists open cases, most urgent first; closes or answers one. */
import { randomBytes } from 'node:crypto';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Db } from '../apps/server/src/db/client.ts';
import { closeCase } from '../apps/server/src/modules/cases/close-case.ts';
import { listCases } from '../apps/server/src/modules/cases/list-cases.ts';
import { offsetClock } from '../apps/server/src/modules/lab/offset-clock.ts';
import { answerDispute, type Decision } from '../apps/server/src/modules/wallet/activity/answer-dispute.ts';
import { helpOf, offerHelp } from './help.ts';
import { asTool, usePortal } from './start/use-portal.ts';

offerHelp(import.meta);

const [command, which, ...words] = process.argv.slice(2);
await asTool(async () => {
  if (command === undefined) return usePortal(list);
  const amountMinor = command === 'credit' ? readDollars(words.shift()) : 0;
  const reason = words.join(' ').trim();
  if (!which || !reason) throw new Error(helpOf('cases'));
  if (command === 'close') return usePortal((db) => close(db, which, reason));
  if (command === 'decline') return usePortal((db) => answer(db, which, { result: 'declined' }, reason));
  if (command !== 'credit' || Number.isNaN(amountMinor)) throw new Error(helpOf('cases'));
  return usePortal((db) => answer(db, which, { result: 'credited', amountMinor }, reason));
});

/** Cents; NaN for what is no amount. */
function readDollars(text = ''): number {
  return /^\d{1,6}(\.\d\d)?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
}

/** The product's time, which the lab may have moved. */
async function clockOf(db: Db) {
  const clock = offsetClock(db, { now: () => new Date().toISOString() as Instant });
  await clock.refresh();
  return clock;
}

async function answer(db: Db, which: string, decision: Decision, reason: string): Promise<void> {
  const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
  const answered = await answerDispute({ db, clock: await clockOf(db), random }, which, decision, reason);
  if (answered.result === 'unknown') throw new Error(`no case ${which}`);
  if (answered.result === 'noDispute') throw new Error(`case ${which} isn’t a dispute; close it`);
  if (answered.result === 'alreadyClosed') throw new Error(`case ${which} is already closed`);
  console.log(`${decision.result} ${answered.answered.code}; the customer gets an email`);
}

/** `amountMinor` as `amount minor`. */
function wordsOf(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/** What's known of a case, as `amount minor 2500, ledger entry le_…`. */
function factsText(facts: object): string {
  return Object.entries(facts)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${wordsOf(name)} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}

async function list(db: Db): Promise<void> {
  const cases = await listCases(db);
  if (cases.length === 0) return console.log('no open cases');
  const rows = cases.map(({ code, kind, subjectId, state, dueAt, facts, customerName, customerEmail }) => {
    const due = dueAt.slice(0, 16).replace('T', ' ');
    const customer = customerEmail ? `${customerName} <${customerEmail}>` : '?';
    return [code, kind, subjectId, customer, state, due, factsText(facts)];
  });
  const table = [['CASE', 'KIND', 'SUBJECT', 'CUSTOMER', 'STATE', 'DUE (UTC)', 'FACTS'], ...rows];
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
  const closed = await closeCase({ db, clock: await clockOf(db) }, which, reason);
  if (closed.result === 'unknown') throw new Error(`no case ${which}`);
  if (closed.result === 'alreadyClosed') throw new Error(`case ${which} is already closed`);
  const { code, kind, subjectId } = closed.closed;
  console.log(`closed ${code}: ${kind} of ${subjectId}`);
}
