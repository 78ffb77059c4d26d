/** What waits when a tier is edited or an approver leaves (over HTTP, both sides at once too). */
import type { ApprovalId } from '@sojourn/domain/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import type { Browser } from '#testing/server.ts';
import { type Colleague, createCrew } from '../../arranging/testing/crew.ts';
import { readyStay } from '../../arranging/testing/ready-stay.ts';
import { decideAt } from '../testing/decide-at.ts';
import { sendStay } from '../testing/send-stay.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product?.close());

const atAdmin = ({ subject }: Colleague): Promise<Browser> =>
  product.signIn({ tenantId: 'business', subject, site: 'admin' });
const see = async ({ browser }: Colleague, requestId: ApprovalId) =>
  (await product.call('getApproval', browser, { params: { requestId } })).body;
const decide = ({ browser }: Colleague, requestId: ApprovalId, decision: 'approve' | 'decline' = 'approve') =>
  decideAt(product, 'decideApprovals', browser, { requestId, decision, note: 'No' });
const deactivate = (admin: Browser, { personId }: Colleague) =>
  product.call('deactivatePerson', admin, { params: { personId } });
const mailsTo = async ({ subject }: Colleague, requestId: ApprovalId) =>
  (
    await product.database.pool.query(
      `select count(*)::int as count from outbox o join customers c using (tenant_id, customer_id)
       where c.subject = $1 and o.kind = 'approvalRequested' and o.payload ->> 'requestId' = $2`,
      [subject, requestId],
    )
  ).rows[0].count as number;

/** The tier as an admin has it on screen, changed. */
async function edit(admin: Browser, name: string, change: (rules: never) => object) {
  const { body } = await product.call('listTiers', admin, {});
  const tier = body.tiers.find((each) => each.name === name)!;
  const rules = structuredClone(tier.rules);
  return product.call('changeTier', admin, {
    params: { tierId: tier.tierId },
    input: { name, version: tier.version, rules: change(rules as never) as never },
  });
}
const withApprovers = (approvers: string[]) => (rules: never) => {
  const { settings, ...rest } = rules as { settings: { approval: object } };
  return { ...rest, settings: { ...settings, approval: { ...settings.approval, approvers } } };
};

it('a tier edited while requests wait marks each of its own, and changes nothing about them', async () => {
  const { hire } = await createCrew(product, 'aff_tier', 'myselfAndOthers');
  const bea = await hire('Bea', { isAdmin: true });
  const tomas = await hire('Tomas', { perNight: 1, approval: { approvers: [bea.subject] } });
  const ana = await hire('Ana', { perNight: 1, approval: { approvers: [bea.subject] } });
  const sent = [await sendStay(product, tomas, [tomas]), await sendStay(product, tomas, [tomas])];
  const other = await sendStay(product, ana, [ana]);
  const over = await sendStay(product, tomas, [tomas]);
  await decide(bea, over.requestId);
  const before = await see(tomas, sent[0]!.requestId);
  expect(before.policyChangedAt).toBeNull();

  const admin = await atAdmin(bea);
  // A new name is no change of the policy
  await edit(admin, 'Tomas’s tier', (rules) => rules);
  expect((await see(tomas, sent[0]!.requestId)).policyChangedAt).toBeNull();
  const edited = await edit(admin, 'Tomas’s tier', (rules) => ({
    ...(rules as object),
    cars: { policies: [{ maxPricePerDay: { amountMinor: 1, currency: 'USD' } }] },
  }));
  expect(edited.status).toBe(200);

  for (const { requestId } of sent) {
    const after = await see(tomas, requestId);
    const { trip: _, policyChangedAt, ...same } = after;
    expect(policyChangedAt).toEqual(expect.any(String));
    if (requestId === before.requestId) expect(before).toMatchObject(same);
    expect((await see(bea, requestId)).policyChangedAt).toBe(after.policyChangedAt);
  }
  for (const { requestId } of [other, over]) expect((await see(bea, requestId)).policyChangedAt).toBeNull();
  const { body: queue } = await product.call('listCompanyApprovals', admin, { query: {} });
  const all = queue.requests.flatMap(({ parts, ...first }) => [first, ...parts]);
  const marked = all.filter(({ policyChangedAt }) => policyChangedAt !== null);
  expect(marked.map(({ requestId }) => requestId).sort()).toEqual(
    sent.map(({ requestId }) => requestId).sort(),
  );
  const { body: mine } = await product.call('listApprovals', tomas.browser, {
    query: { of: 'mine', view: 'waiting' },
  });
  // Two parts of one trip
  expect(mine.requests.map(({ policyChangedAt, parts }) => [policyChangedAt, parts.length])).toEqual([
    [expect.any(String), 1],
  ]);
});

it('what waits for an approver who’s deactivated moves to the next, who is notified', async () => {
  const { hire } = await createCrew(product, 'aff_gone', 'myself');
  const admin = await hire('Cleo', { isAdmin: true });
  const head = await hire('Hana');
  const boss = await hire('Boss', { manager: head });
  const chained = await hire('Chain');
  const tomas = await hire('Tomas', {
    perNight: 1,
    approval: { managers: 1, approvers: [chained.subject] },
    manager: boss,
  });
  const { requestId } = await sendStay(product, tomas, [tomas]);
  expect((await see(tomas, requestId)).steps.map(({ approver }) => approver.subject)).toEqual([
    boss.subject,
    chained.subject,
  ]);
  const site = await atAdmin(admin);
  expect((await deactivate(site, boss)).status).toBe(200);
  // Their open page: the session is over, and nothing was decided
  expect((await decide(boss, requestId)).status).toBe(401);
  const moved = await see(tomas, requestId);
  expect(moved.steps).toMatchObject([
    {
      approver: { subject: head.subject },
      why: 'nextUp',
      movedFrom: { subject: boss.subject },
      decision: null,
    },
    { approver: { subject: chained.subject }, why: 'chain', movedFrom: null },
  ]);
  expect(await mailsTo(head, requestId)).toBe(1);
  expect(await mailsTo(chained, requestId)).toBe(0);

  expect((await decide(head, requestId)).status).toBe(200);
  await deactivate(site, chained);
  expect((await see(tomas, requestId)).steps.at(-1)).toMatchObject({
    approver: { subject: admin.subject },
    why: 'admin',
  });
  expect((await decide(admin, requestId)).request.state).toBe('kept');
});

it('an approver taken off the tier’s list can’t decide from an open page: it’s with the next', async () => {
  const { hire } = await createCrew(product, 'aff_list', 'myself');
  const admin = await hire('Cleo', { isAdmin: true });
  const [first, second] = [await hire('First'), await hire('Second')];
  const tomas = await hire('Tomas', {
    perNight: 1,
    approval: { approvers: [first.subject, second.subject] },
  });
  const { requestId } = await sendStay(product, tomas, [tomas]);
  expect((await see(first, requestId)).offers).toContain('approve');
  const { status } = await edit(await atAdmin(admin), 'Tomas’s tier', withApprovers([second.subject]));
  expect(status).toBe(200);
  const refused = await decide(first, requestId);
  expect(refused.code).toBe('ApprovalNotYours');
  expect(await mailsTo(second, requestId)).toBe(1);
  const approved = await decide(second, requestId);
  expect(approved.request).toMatchObject({ state: 'kept', policyChangedAt: null });
});

it('a decision and its approver’s end at one moment: nothing waits for who left', async () => {
  const { hire } = await createCrew(product, 'aff_race', 'myself');
  const admin = await hire('Cleo', { isAdmin: true });
  const site = await atAdmin(admin);
  const seen: string[] = [];
  for (let round = 0; round < 4; round++) {
    const boss = await hire(`Boss${round}`);
    const tomas = await hire(`Tomas${round}`, { perNight: 1, approval: { approvers: [boss.subject] } });
    const { requestId } = await sendStay(product, tomas, [tomas]);
    const [decided, left] = await Promise.all([decide(boss, requestId), deactivate(site, boss)]);
    expect(left.status).toBe(200);
    const after = await see(tomas, requestId);
    const [step] = after.steps;
    if (decided.status === 200) expect(after.state).toBe('kept');
    // Who has decided and left in the same moment isn't shown what came of it
    if (after.state === 'kept') expect(step?.decidedBy?.subject).toBe(boss.subject);
    else {
      expect(after.state).toBe('inReview');
      expect(step).toMatchObject({ approver: { subject: admin.subject }, decision: null });
    }
    seen.push(after.state);
  }
  expect(seen).toHaveLength(4);
});

it('what is sent while its approver leaves doesn’t wait for them', async () => {
  const { hire } = await createCrew(product, 'aff_send', 'myself');
  const admin = await hire('Cleo', { isAdmin: true });
  const site = await atAdmin(admin);
  for (let round = 0; round < 3; round++) {
    const boss = await hire(`Boss${round}`);
    const tomas = await hire(`Tomas${round}`, { perNight: 1, approval: { approvers: [boss.subject] } });
    const ready = await readyStay(product, tomas, [tomas]);
    const [sent] = await Promise.all([ready.send(), deactivate(site, boss)]);
    expect(sent.status).toBe(200);
    const { steps } = await see(tomas, (sent.body as { requestId: ApprovalId }).requestId);
    expect(steps.map(({ approver }) => approver.subject)).toEqual([admin.subject]);
  }
});
