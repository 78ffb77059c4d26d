/** The company's log: who changed what, for whom, with what was before and what is after (over HTTP). */
import { UNRESTRICTED } from '@sojourn/domain/policy/tier.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import type { Browser } from '#testing/server.ts';
import { decideAt } from '../approvals/testing/decide-at.ts';
import { sendStay } from '../approvals/testing/send-stay.ts';
import { type Colleague, createCrew } from '../arranging/testing/crew.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product?.close());

const atAdmin = ({ subject }: Colleague): Promise<Browser> =>
  product.signIn({ tenantId: 'business', subject, site: 'admin' });
const eventsOf = async (admin: Browser) =>
  (await product.call('listAdminEvents', admin, { query: {} })).body.events;

it('tiers, settings and fields are noted with what was and what is', async () => {
  const { hire } = await createCrew(product, 'log_setup', 'myself');
  const cleo = await hire('Cleo', { isAdmin: true });
  const admin = await atAdmin(cleo);
  const money = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
  const added = await product.call('addTier', admin, {
    input: { name: 'Crew', rules: UNRESTRICTED as never },
  });
  const { tierId, version } = added.body;
  const rules = {
    ...UNRESTRICTED,
    hotels: { policies: [{ allowedStarRatings: [3, 4], maxPricePerNight: money(26_000) }] },
    settings: { ...UNRESTRICTED.settings, approval: { ...APPROVAL, approvers: [cleo.subject] } },
  };
  const changed = await product.call('changeTier', admin, {
    params: { tierId },
    input: { name: 'Crew', rules: rules as never, version },
  });
  expect(changed.status).toBe(200);
  await product.call('saveCompanySettings', admin, { input: { bookingStyle: 'employees' } });
  const field = { key: 'project', label: 'Project', kind: 'text', choices: [], isRequired: true } as const;
  await product.call('saveCompanyFields', admin, { input: { fields: [field] as never } });
  await product.call('saveCompanyFields', admin, {
    input: { fields: [{ ...field, label: 'Client' }] as never },
  });

  const events = await eventsOf(admin);
  expect(events.slice(0, 5)).toMatchObject([
    {
      kind: 'fieldsChanged',
      by: 'Cleo Okafor',
      changes: [
        { field: 'fields', from: ['Project'], to: ['Client'] },
        { field: 'requiredFields', from: ['Project'], to: ['Client'] },
      ],
    },
    { kind: 'fieldsChanged', changes: [{ field: 'fields', from: [], to: ['Project'] }, {}] },
    {
      kind: 'settingsChanged',
      changes: [{ field: 'bookingStyle', from: 'myself', to: 'employees' }],
    },
    {
      kind: 'tierChanged',
      about: 'Crew',
      changes: [
        { field: 'hours', from: 24, to: 8 },
        { field: 'approvers', from: [], to: ['Cleo Okafor'] },
        { field: 'hotels.maxPricePerNight', from: '', to: money(26_000) },
        { field: 'hotels.allowedStarRatings', from: ['1', '2', '3', '4', '5'], to: ['3', '4'] },
      ],
    },
    { kind: 'tierAdded', about: 'Crew', changes: [] },
  ]);
  // Another company's admin reads nothing of it
  const { hire: hireOther } = await createCrew(product, 'log_other', 'myself');
  expect(await eventsOf(await atAdmin(await hireOther('Noor', { isAdmin: true })))).toEqual([]);
});
const APPROVAL = { hours: 8, ifUndecided: 'keep', tolerance: { percent: 5, amountMinor: 7_500 } } as const;

it('requests are noted from sending to their end, and who covers for whom', async () => {
  const { hire } = await createCrew(product, 'log_requests', 'myselfAndOthers');
  const bea = await hire('Bea', { isAdmin: true });
  const ana = await hire('Ana', { isAdmin: true });
  const tomas = await hire('Tomas', { perNight: 1, approval: { approvers: [bea.subject] } });
  const admin = await atAdmin(ana);
  const cover = { deputy: ana.subject, from: '2027-03-01', to: '2027-03-05', zone: 'America/New_York' };
  for (const given of [cover, cover, null])
    await product.call('setCover', bea.browser, { input: { cover: given as never } });
  const { requestId } = await sendStay(product, ana, [tomas], { travelers: [{ personId: tomas.personId }] });
  const given = { requestId, decision: 'decline', note: 'Too far' } as const;
  const { request } = await decideAt(product, 'decideApprovals', bea.browser, given);
  const about = `${request.code} ${request.title}`;
  expect(await eventsOf(admin)).toMatchObject([
    { kind: 'approvalDeclined', by: 'Bea Okafor', about, for: ['Tomas Okafor'], text: 'Too far' },
    {
      kind: 'approvalSent',
      by: 'Ana Okafor',
      about,
      for: ['Tomas Okafor'],
      changes: [{ field: 'price', from: '', to: request.requested }],
    },
    {
      kind: 'coverEnded',
      by: 'Bea Okafor',
      changes: expect.arrayContaining([{ field: 'deputy', from: 'Ana Okafor', to: '' }]),
    },
    // Setting the same again isn't a change
    {
      kind: 'coverSet',
      by: 'Bea Okafor',
      changes: expect.arrayContaining([{ field: 'deputy', from: '', to: 'Ana Okafor' }]),
    },
  ]);
});
