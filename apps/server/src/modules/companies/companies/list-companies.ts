import type { Company } from '@sojourn/contract/companies.ts';
import type { Db } from '#db/client.ts';
import { refuse } from '#refusal.ts';
import { readCompanies } from './store.ts';

const PAGE = 100;

/** A page of companies by name, and where the next one begins. */
export async function listCompanies(
  db: Db,
  after?: string,
): Promise<{ companies: Company[]; next: string | null }> {
  const rows = await readCompanies(db, after === undefined ? null : readCursor(after), PAGE + 1);
  const companies = rows.slice(0, PAGE);
  const last = companies.at(-1);
  const hasMore = rows.length > PAGE && last !== undefined;
  return { companies, next: hasMore ? writeCursor(last) : null };
}

const writeCursor = ({ businessName, businessId }: Company): string =>
  Buffer.from(JSON.stringify([businessName, businessId])).toString('base64url');

function readCursor(text: string) {
  try {
    const [name, businessId] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if (typeof name === 'string' && typeof businessId === 'string') return { name, businessId };
  } catch {
    // Not one of ours
  }
  return refuse('InvalidInput', { fields: [{ path: 'after', problem: 'unknown' }] });
}
