/** The people of a company: adding, inviting, importing and letting go. */
import type { PersonId } from '@sojourn/domain/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMembership } from '#modules/customers/sessions/people/store.ts';
import { SAMPLE_PERSON } from '#testing/admin-rows.ts';
import { createTestCompany, type TestCompany } from '#testing/company.ts';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import { linkMember } from '../../companies/people/link-member.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product?.close());

const add = async ({ admin }: TestCompany, more: object = {}, invite = false) =>
  product.call('addPerson', admin, { input: { facts: { ...SAMPLE_PERSON, ...more }, invite } });
const people = async ({ admin }: TestCompany, query = {}) =>
  (await product.call('listPeople', admin, { query })).body;
const importing = async ({ admin }: TestCompany, rows: object[], source: 'csv' | 'scim' = 'csv') =>
  product.call('importPeople', admin, { input: { source, rows: rows as never } });
const AT_BANK = { firstName: 'Hana', lastName: 'Ito' };
const signInAtBank = (
  subject: string,
  email: string,
  { opened = null as PersonId | null, isEmailVerified = true } = {},
) => {
  const identity = { ...AT_BANK, subject, email, isEmailVerified };
  return linkMember(product.effects.db, 'business', identity, opened, product.clock.now());
};
const membership = (subject: string) => findMembership(product.effects.db, 'business', subject);

it('who is invited joins by their address and keeps their role; let go, they’re out at once', async () => {
  const company = await createTestCompany(product);
  const added = await add(company, { email: 'Hana@harrow.example', role: 'Admin' }, true);
  expect(added.body).toMatchObject({ status: 'invited', roles: ['Admin'], source: 'hand' });
  const mail = await product.database.pool.query(
    `select payload ->> 'to' as "to" from outbox where kind = 'companyInvitation'`,
  );
  expect(mail.rows).toContainEqual({ to: 'Hana@harrow.example' });

  await signInAtBank('bank-hana', 'hana@HARROW.example');
  expect(await membership('bank-hana')).toMatchObject({ businessId: company.businessId, canViewAdmin: true });
  const hana = await product.signIn({ tenantId: 'business', subject: 'bank-hana', site: 'admin' });
  expect((await product.call('getAdmin', hana, {})).status).toBe(200);

  const { personId } = added.body;
  const gone = await product.call('deactivatePerson', company.admin, { params: { personId } });
  expect(gone.body.status).toBe('deactivated');
  expect((await product.call('getAdmin', hana, {})).error?.code).toBe('Unauthorized');
  expect(await membership('bank-hana')).toBeNull();
  await product.call('reactivatePerson', company.admin, { params: { personId } });
  expect(await membership('bank-hana')).toMatchObject({ canViewAdmin: true });
});

it('who two companies invited joins the one whose invitation they opened, or is asked', async () => {
  const [older, newer] = [await createTestCompany(product), await createTestCompany(product)];
  const email = 'two@harrow.example';
  await add(older, { email }, true);
  product.clock.move(60);
  const { body } = await add(newer, { email }, true);
  expect(await signInAtBank('bank-two', email)).toBe('several');
  expect(await membership('bank-two')).toBeNull();
  const opened = body.personId;
  const links = await product.database.pool.query(
    `select payload ->> 'personId' as "personId" from outbox where kind = 'companyInvitation'
      and payload ->> 'to' = $1`,
    [email],
  );
  expect(links.rows).toContainEqual({ personId: opened });
  expect(await signInAtBank('bank-two', email, { opened })).toBe('linked');
  expect(await membership('bank-two')).toMatchObject({ businessId: newer.businessId });
  // The other company's stays open, and changes nothing any more
  expect(await signInAtBank('bank-two', email)).toBe('linked');
  expect(await membership('bank-two')).toMatchObject({ businessId: newer.businessId });
});

it('an address that the bank doesn’t vouch for joins nobody, nor does another’s invitation', async () => {
  const company = await createTestCompany(product);
  const mine = await add(company, { email: 'vouched@harrow.example' }, true);
  const unverified = { isEmailVerified: false, opened: mine.body.personId };
  expect(await signInAtBank('bank-claims', 'vouched@harrow.example', unverified)).toBe('none');
  expect(await signInAtBank('bank-other', 'else@harrow.example', { opened: mine.body.personId })).toBe(
    'none',
  );
  expect(await membership('bank-claims')).toBeNull();
  expect(await signInAtBank('bank-vouched', 'VOUCHED@harrow.example')).toBe('linked');
});

it('nobody joins who wasn’t invited, was let go, or belongs to another company', async () => {
  const company = await createTestCompany(product);
  await add(company, { email: 'a@harrow.example' });
  await signInAtBank('bank-a', 'a@harrow.example');
  expect(await membership('bank-a')).toBeNull();
  const b = await add(company, { email: 'b@harrow.example' }, true);
  await product.call('deactivatePerson', company.admin, { params: { personId: b.body.personId } });
  await signInAtBank('bank-b', 'b@harrow.example');
  expect(await membership('bank-b')).toBeNull();
  const other = await createTestCompany(product);
  await add(company, { email: 'c@harrow.example' }, true);
  await signInAtBank(other.subject, 'c@harrow.example');
  expect(await membership(other.subject)).toMatchObject({ businessId: other.businessId });
});

it('the last admin stays, and nobody reports to themselves', async () => {
  const company = await createTestCompany(product);
  const [admin] = (await people(company)).people;
  const params = { personId: admin!.personId };
  const { error } = await product.call('deactivatePerson', company.admin, { params });
  expect(error?.code).toBe('LastAdmin');
  const input = { ...SAMPLE_PERSON, email: 'admin@harrow.example' };
  const demoted = await product.call('changePerson', company.admin, { params, input });
  expect(demoted.error?.code).toBe('LastAdmin');

  const hana = (await add(company)).body;
  const owen = (await add(company, { email: 'owen@harrow.example', managerId: hana.personId })).body;
  const change = (personId: PersonId, more: object) =>
    product.call('changePerson', company.admin, {
      params: { personId },
      input: { ...SAMPLE_PERSON, ...more },
    });
  expect((await change(hana.personId, { managerId: owen.personId })).error?.code).toBe('ManagerLoop');
  expect((await change(hana.personId, { email: 'OWEN@harrow.example' })).error?.code).toBe(
    'PersonEmailTaken',
  );
  expect((await change(hana.personId, { tierId: 'tie_none' })).error?.code).toBe('TierUnknown');
  expect((await change(hana.personId, { department: 'Legal' })).body).toMatchObject({ department: 'Legal' });
  const { events } = (await product.call('listAdminEvents', company.admin, { query: {} })).body;
  expect(events.find(({ kind }) => kind === 'personChanged')?.changes).toEqual([
    { field: 'department', from: SAMPLE_PERSON.department, to: 'Legal' },
  ]);
  const added = events.find(({ kind, about }) => kind === 'personAdded' && about === 'Hana Ito');
  expect(added?.changes).toContainEqual({ field: 'managerId', from: '', to: 'Hana Ito' });
});

it('a directory’s list lets go of whom it says left, and of nobody it leaves out', async () => {
  const company = await createTestCompany(product);
  await add(company, { email: 'hana@harrow.example' });
  const owen = {
    line: 1,
    firstName: 'Owen',
    lastName: 'Marsh',
    email: 'owen@harrow.example',
    externalId: '7',
  };
  await importing(company, [{ ...owen, active: true }], 'scim');
  const moved = { line: 1, email: 'o.marsh@harrow.example', externalId: '7', active: false };
  expect((await importing(company, [moved], 'scim')).body.counts).toMatchObject({ changed: 1 });
  expect((await people(company)).people).toMatchObject([
    {},
    { lastName: 'Ito', status: 'added' },
    { lastName: 'Marsh', email: 'o.marsh@harrow.example', status: 'deactivated', source: 'scim' },
  ]);
});
