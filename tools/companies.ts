/** `npm run companies`: lists companies; creates, suspends, resumes and starts one, or gives it new terms. */
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Db } from '../apps/server/src/db/client.ts';
import { changeCompany } from '../apps/server/src/modules/companies/change-company.ts';
import { createCompany } from '../apps/server/src/modules/companies/create-company.ts';
import { listCompanies } from '../apps/server/src/modules/companies/list-companies.ts';
import { readTenants } from '../apps/server/src/modules/tenants/read-tenants.ts';
import { Refusal } from '../apps/server/src/refusal.ts';
import {
  type Company,
  type CompanyChange,
  companyChange,
  newCompany,
} from '../packages/contract/src/companies.ts';
import { helpOf, offerHelp } from './help.ts';
import { asTool, usePortal } from './start/use-portal.ts';

offerHelp(import.meta);

const TENANTS_FILE =
  process.env.TENANTS_FILE ?? fileURLToPath(new URL('../config/tenants.json', import.meta.url));
const CHANGES: Readonly<Record<string, CompanyChange['action']>> = {
  suspend: 'suspend',
  resume: 'resume',
  'go-live': 'goLive',
  'publish-terms': 'publishTerms',
};
const clock = { now: () => new Date().toISOString() as Instant };
const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };

const [command, ...words] = process.argv.slice(2);
await asTool(async () => {
  if (command === undefined) return usePortal(list);
  if (command === 'create') return usePortal((db) => create(db, words));
  const action = CHANGES[command];
  const [businessId, ...reason] = words;
  const change = companyChange.safeParse(
    action === 'suspend' ? { action, reason: reason.join(' ') } : { action },
  );
  if (!businessId || !change.success) throw new Error(helpOf('companies'));
  return usePortal((db) => alter(db, businessId, change.data));
});

async function create(db: Db, [tenantId, businessName, accountReferenceId, subject]: string[]) {
  const wanted = newCompany.safeParse({ tenantId, businessName, accountReferenceId, admin: { subject } });
  if (!wanted.success) throw new Error(helpOf('companies'));
  const deps = { db, clock, random, tenants: readTenants(TENANTS_FILE) };
  const { businessId } = await readable(createCompany(deps, wanted.data));
  console.log(`created ${businessId}; ${subject} can sign in and set it up`);
}

/** A company's id is unique, so its tenant needn't be typed. */
async function alter(db: Db, businessId: string, change: CompanyChange): Promise<void> {
  const found = (await allCompanies(db)).find((company) => company.businessId === businessId);
  if (!found) throw new Error(`no company ${businessId}`);
  const { businessName, status, termsVersion } = await readable(changeCompany({ db, clock }, found, change));
  console.log(`${businessName} is ${status}, its terms are version ${termsVersion}`);
}

async function allCompanies(db: Db): Promise<Company[]> {
  const all: Company[] = [];
  for (let after: string | undefined; ; ) {
    const { companies, next } = await listCompanies(db, after);
    all.push(...companies);
    if (next === null) return all;
    after = next;
  }
}

async function list(db: Db): Promise<void> {
  const companies = await allCompanies(db);
  if (companies.length === 0) return console.log('no company');
  for (const { tenantId, businessId, businessName, status, termsVersion, members } of companies) {
    console.log(
      `${businessId}  ${businessName} (${tenantId}): ${status}, ${members} members, terms ${termsVersion}`,
    );
  }
}

const REASONS: Readonly<Record<string, string>> = {
  CompanyTenantInvalid: 'there is no such tenant, or it has no companies',
  CompanyMemberTaken: 'the admin belongs to a company of this tenant already',
};
async function readable<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    throw error instanceof Refusal ? new Error(REASONS[error.code] ?? error.code) : error;
  });
}
