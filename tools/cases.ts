/** `npm run cases`: what waits for a person, the most pressing first. */
import { listCases } from '../apps/server/src/modules/cases/list-cases.ts';
import { asTool, usePortal } from './start/use-portal.ts';

await asTool(() =>
  usePortal(async (db) => {
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
  }),
);
