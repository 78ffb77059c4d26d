/** `npm run companies`: lists companies; creates, suspends, resumes and starts one, or gives it new terms. */
import { fileURLToPath } from 'node:url';
import type { Db } from '../apps/server/src/db/client.ts';
import { changeCompany } from '../apps/server/src/modules/companies/companies/change-company.ts';
import { createCompany } from '../apps/server/src/modules/companies/companies/create-company.ts';
import { listCompanies } from '../apps/server/src/modules/companies/companies/list-companies.ts';
import { readTenants } from '../apps/server/src/modules/platform/tenants/read-tenants.ts';
import { Refusal } from '../apps/server/src/refusal.ts';
import {
  type Company,
  type CompanyChange,
  companyChange,
  newCompany,
} from '../packages/contract/src/companies.ts';
import { helpOf, offerHelp } from './help.ts';
import { asTool, usePortal } from './start/use-portal.ts';
import { type Operator, watchOperator } from './start/watch-operator.ts';

offerHelp(import.meta);

const TENANTS_FILE =
  process.env.TENANTS_FILE ?? fileURLToPath(new URL('../config/tenants.json', import.meta.url));
const CHANGES: Readonly<Record<string, CompanyChange['action']>> = {
  suspend: 'suspend',
  resume: 'resume',
  'go-live': 'goLive',
  'publish-terms': 'publishTerms',
};

const REASONS: Readonly<Record<string, string>> = {
  CompanyTenantInvalid: 'there is no such tenant, or it has no companies',
  CompanyMemberTaken: 'the admin belongs to a company of this tenant already',
};

const [command, ...words] = process.argv.slice(2);
await asTool(async () => {
  if (command === undefined) return watched(list);
  if (command === 'create') return watched((operator) => create(operator, words));
  const action = CHANGES[command];
  const [businessId, ...rest] = words;
  const reason = rest.join(' ').trim();
  const change = companyChange.safeParse(action === 'suspend' ? { action, reason } : { action });
  if (!businessId || !change.success) throw new Error(helpOf('companies'));
  return watched((operator) => alter(operator, businessId, change.data, reason || null));
});

function watched(work: (operator: Operator) => Promise<void>): Promise<void> {
  return usePortal(async (db, _, settings) => work(await watchOperator(db, settings)));
}

async function create(operator: Operator, [tenantId, businessName, accountReferenceId, subject]: string[]) {
  const wanted = newCompany.safeParse({ tenantId, businessName, accountReferenceId, admin: { subject } });
  if (!wanted.success) throw new Error(helpOf('companies'));
  const tenants = readTenants(TENANTS_FILE);
  const tenant = tenants.find(({ id }) => id === tenantId);
  if (!tenant) throw new Error(REASONS.CompanyTenantInvalid);
  const facts = { businessName, accountReferenceId, subject };
  const { businessId } = await operator.act(tenant.id, 'companies.create', { facts, reason: null }, () =>
    readable(createCompany({ ...operator, tenants }, wanted.data)),
  );
  console.log(`created ${businessId}; ${subject} can sign in and set it up`);
}

/** A company's id is unique, so its tenant needn't be typed. */
async function alter(operator: Operator, businessId: string, change: CompanyChange, reason: string | null) {
  const found = (await allCompanies(operator.db)).find((company) => company.businessId === businessId);
  if (!found) throw new Error(`no company ${businessId}`);
  const call = `companies.${change.action}`;
  const { businessName, status, termsVersion } = await operator.act(
    found.tenantId,
    call,
    { facts: { businessId }, reason },
    () => readable(changeCompany(operator, found, change)),
  );
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

async function list({ db, look }: Operator): Promise<void> {
  const companies = await allCompanies(db);
  for (const [tenantId, ofTenant] of Map.groupBy(companies, (each) => each.tenantId)) {
    const facts = { businessIds: ofTenant.map(({ businessId }) => businessId) };
    await look(tenantId, 'companies.list', { facts, reason: null });
  }
  if (companies.length === 0) return console.log('no company');
  for (const { tenantId, businessId, businessName, status, termsVersion, members } of companies) {
    console.log(
      `${businessId}  ${businessName} (${tenantId}): ${status}, ${members} members, terms ${termsVersion}`,
    );
  }
}

async function readable<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    throw error instanceof Refusal ? new Error(REASONS[error.code] ?? error.code) : error;
  });
}
