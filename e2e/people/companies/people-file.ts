/** The demo's people with more accounts, for a product of a journey's own (BANK_PEOPLE_FILE). */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PEOPLE } from '../../../apps/bank/src/data/demo-people.ts';

/** Returns the file. Each product is one account of the person; all are personal to the bank. */
export function peopleWith(subject: string, products: readonly string[]): string {
  const accounts = products.map((productDisplayName, i) => ({
    accountReferenceId: `acc_more_${i}`,
    productDisplayName,
    customerAccountRole: 'Primary',
    accountType: 'Personal',
    balance: 90_000 + i,
    lastFour: `900${i}`,
    virtualLastFours: [],
    earn: { hotels: 2, cars: 2, flights: 2 },
    mayRedeem: true,
    redemptionMin: 0,
    opened: { years: 1, days: 1 },
  }));
  const people = DEMO_PEOPLE.map((person) =>
    person.subject === subject ? { ...person, accounts: [...person.accounts, ...accounts] } : person,
  );
  const file = join(mkdtempSync(join(tmpdir(), 'people-')), 'people.json');
  writeFileSync(file, JSON.stringify(people));
  return file;
}
