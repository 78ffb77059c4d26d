/** `npm run cases`: lists open cases, most urgent first; closes or answers one. */
import type { Db } from '../apps/server/src/db/client.ts';
import { closeCase } from '../apps/server/src/modules/desk/cases/close-case.ts';
import { listCases } from '../apps/server/src/modules/desk/cases/list-cases.ts';
import { type Case, findNamedCase } from '../apps/server/src/modules/desk/cases/store.ts';
import {
  answerDispute,
  type Decision,
} from '../apps/server/src/modules/money/wallet/activity/answer-dispute.ts';
import { isUndecided } from '../apps/server/src/modules/protecting/price-match/require-decided.ts';
import { helpOf, offerHelp } from './help.ts';
import { asTool, usePortal } from './start/use-portal.ts';
import { type Operator, watchOperator } from './start/watch-operator.ts';

offerHelp(import.meta);

const [command, which, ...words] = process.argv.slice(2);
await asTool(async () => {
  if (command === undefined) return watched((operator) => list(operator, null));
  if (command === 'list') {
    const reason = [which ?? '', ...words].join(' ').trim();
    if (!reason) throw new Error(helpOf('cases'));
    return watched((operator) => list(operator, reason));
  }
  const amountMinor = command === 'credit' ? readDollars(words.shift()) : 0;
  const reason = words.join(' ').trim();
  if (!which || !reason) throw new Error(helpOf('cases'));
  if (command === 'close') return watched((operator) => close(operator, which, reason));
  if (command === 'decline')
    return watched((operator) => answer(operator, which, { result: 'declined' }, reason));
  if (command !== 'credit' || Number.isNaN(amountMinor)) throw new Error(helpOf('cases'));
  return watched((operator) => answer(operator, which, { result: 'credited', amountMinor }, reason));
});

function watched(work: (operator: Operator) => Promise<void>): Promise<void> {
  return usePortal(async (db, _, settings) => work(await watchOperator(db, settings)));
}

/** Cents; NaN for what is no amount. */
function readDollars(text = ''): number {
  return /^\d{1,6}(\.\d\d)?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
}

/** Unknown cases change nothing and show nothing, so they aren't noted. */
async function requireCase(db: Db, which: string): Promise<Case> {
  const found = await findNamedCase(db, which);
  if (!found) throw new Error(`no case ${which}`);
  return found;
}

async function answer(operator: Operator, which: string, decision: Decision, reason: string): Promise<void> {
  const { tenantId, caseId, customerId } = await requireCase(operator.db, which);
  const facts = {
    caseId,
    customerId,
    ...('amountMinor' in decision && { amountMinor: decision.amountMinor }),
  };
  const call = decision.result === 'credited' ? 'cases.credit' : 'cases.decline';
  await operator.act(tenantId, call, { facts, reason }, async () => {
    const answered = await answerDispute(operator, which, decision, reason);
    if (answered.result === 'unknown') throw new Error(`no case ${which}`);
    if (answered.result === 'noDispute') throw new Error(`case ${which} isn’t a dispute; close it`);
    if (answered.result === 'alreadyClosed') throw new Error(`case ${which} is already closed`);
    console.log(`${decision.result} ${answered.answered.code}; the customer gets an email`);
  });
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

async function list({ db, look }: Operator, reason: string | null): Promise<void> {
  const cases = await listCases(db);
  for (const [tenantId, ofTenant] of Map.groupBy(cases, (each) => each.tenantId)) {
    const facts = { caseIds: ofTenant.map(({ caseId }) => caseId) };
    await look(tenantId, 'cases.list', { facts, reason });
  }
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

async function close(operator: Operator, which: string, reason: string): Promise<void> {
  const found = await requireCase(operator.db, which);
  const { tenantId, caseId, customerId } = found;
  if (await isUndecided(operator.db, found))
    throw new Error(`case ${which} is a price match that nobody has decided; decide it at the desk`);
  await operator.act(tenantId, 'cases.close', { facts: { caseId, customerId }, reason }, async () => {
    const closed = await closeCase(operator, which, reason);
    if (closed.result === 'unknown') throw new Error(`no case ${which}`);
    if (closed.result === 'alreadyClosed') throw new Error(`case ${which} is already closed`);
    const { code, kind, subjectId } = closed.closed;
    console.log(`closed ${code}: ${kind} of ${subjectId}`);
  });
}
