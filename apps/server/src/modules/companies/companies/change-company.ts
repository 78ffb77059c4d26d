/** What an operator does with a company; each takes effect with the next call of its members. */
import type { Company, CompanyChange } from '@sojourn/contract/companies.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import type { CompanyDeps } from './create-company.ts';
import {
  type CompanyKey,
  insertEvent,
  raiseTermsVersion,
  readCompany,
  setLive,
  setSuspended,
} from './store.ts';

/** Refuses with NotFound. Doing it again changes nothing, but for terms: each time is a new version. */
export async function changeCompany(
  { db, clock }: Pick<CompanyDeps, 'db' | 'clock'>,
  key: CompanyKey,
  { action, ...facts }: CompanyChange,
): Promise<Company> {
  const now = clock.now();
  const carryOut: Readonly<Record<CompanyChange['action'], (tx: Tx) => Promise<unknown>>> = {
    suspend: (tx) => setSuspended(tx, key, now),
    resume: (tx) => setSuspended(tx, key, null),
    goLive: (tx) => setLive(tx, key),
    publishTerms: (tx) => raiseTermsVersion(tx, key),
  };
  return withTransaction(db, async (tx) => {
    if (!(await readCompany(tx, key))) refuse('NotFound');
    await carryOut[action](tx);
    await insertEvent(tx, key, { kind: action, facts, doneBy: 'operator' }, now);
    return (await readCompany(tx, key)) ?? refuse('NotFound');
  });
}
