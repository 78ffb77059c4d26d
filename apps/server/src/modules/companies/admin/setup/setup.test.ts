/** From a company that the operator created to one that's live (code 40105 until then). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SAMPLE_PERSON, SAMPLE_RULES } from '#testing/admin-rows.ts';
import { createTestCompany } from '#testing/company.ts';
import { createTestProduct, type TestProduct } from '#testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product?.close());

const DETAILS = {
  legalName: 'Harrow Bridges Inc.',
  street: '12 Water St',
  city: 'Boston',
  postalCode: '02110',
  country: 'US',
  contactEmail: 'travel@harrow.example',
};
const PROJECT = { key: 'project', label: 'Project', kind: 'text', choices: [], isRequired: true } as const;

it('goes live when everything that’s needed is there, and not before', async () => {
  const { admin, subject } = await createTestCompany(product);
  const atPortal = await product.signIn({ tenantId: 'business', subject });
  const code = async () => (await product.call('getSession', atPortal, {})).error?.code ?? 'in';
  const live = () => product.call('goLive', admin, {});
  const missing = async () => (await product.call('getCompanySettings', admin, {})).body.missing;
  expect(await code()).toBe(40105);
  expect(await missing()).toEqual(['details', 'payment', 'bookingStyle', 'tiers', 'people']);
  expect((await live()).error?.code).toBe('CompanyIncomplete');

  const save = (input: object) => product.call('saveCompanySettings', admin, { input });
  await save({ details: DETAILS });
  await save({ paymentWay: 'both', bookingStyle: 'myselfAndOthers' });
  await product.call('addTier', admin, { input: { name: 'Team', rules: SAMPLE_RULES } });
  expect(await missing()).toEqual(['people']);
  await product.call('addPerson', admin, { input: { facts: SAMPLE_PERSON, invite: true } });
  expect((await live()).body).toMatchObject({ isLive: true, missing: [], details: DETAILS });
  expect((await live()).status).toBe(200);
  // Now the terms for travelers
  expect(await code()).toBe(40106);
  const { setup } = (await product.call('getAdmin', admin, {})).body;
  expect(setup.filter(({ isDone }) => !isDone).map(({ step }) => step)).toEqual(['fields']);
});

it('fields have alphanumeric keys and allowed values, and come back as they were', async () => {
  const { admin } = await createTestCompany(product);
  const save = (...fields: object[]) =>
    product.call('saveCompanyFields', admin, { input: { fields: fields as never } });
  const client = { ...PROJECT, key: 'client', label: 'Client', kind: 'one', choices: ['Front Range'] };
  expect((await save(PROJECT, client)).body.fields).toEqual([PROJECT, client]);
  expect((await save(client)).body.fields).toEqual([client]);
  expect((await save(client, { ...PROJECT, label: 'Job' })).body.fields[1]).toMatchObject({ label: 'Job' });
  const wrong = [
    { ...PROJECT, key: 'project-code' },
    { ...client, choices: ['50%'] },
    { ...client, choices: [] },
  ];
  for (const field of wrong) expect((await save(field)).error?.code).toBe('InvalidInput');
  expect((await save(PROJECT, PROJECT)).error?.code).toBe('InvalidInput');
});
