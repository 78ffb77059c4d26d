/** Cases that become one, agents who look at the same case, and claims that end by themselves. */

import type { CaseId } from '@sojourn/domain/ids.ts';
import { IDLE_CLAIM_MINUTES, VIEWER_SECONDS } from '@sojourn/domain/support/claims.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import type { Browser } from '#testing/server.ts';
import { releaseIdle } from '../../cases/thread/release-idle.ts';

let product: TestProduct;
let maya: Browser;
let sam: Browser;
let kiran: Browser;
let people = 0;
const agent = (firstName: string, lastName: string) =>
  product.signIn({ subject: lastName, isAgent: true, site: 'desk', firstName, lastName });
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product?.close());
beforeEach(async () => {
  maya = await product.signIn({ subject: `merge-${people++}` });
  sam = await agent('Sam', 'Whitfield');
  kiran = await agent('Kiran', 'Bhatt');
});

const write = async (text: string, by = maya): Promise<CaseId> => {
  const input = { topic: 'other', bookingId: null, text } as const;
  return (await product.call('contactSupport', by, { input })).body.caseId;
};
const desk = async (caseId: CaseId, by = sam) =>
  (await product.call('getDeskCase', by, { params: { caseId } })).body;
const own = async (caseId: CaseId) =>
  (await product.call('getSupportCase', maya, { params: { caseId } })).body;
const merge = async (caseId: CaseId, into: CaseId, by = sam) => {
  const { version } = await desk(caseId);
  return product.call('mergeCase', by, { params: { caseId }, input: { version, into } });
};
const reply = (caseId: CaseId, text: string) =>
  product.call('replyToCase', maya, { params: { caseId }, input: { text } });
const textsOf = ({ thread }: { thread: { events: { text: string | null }[] } }) =>
  thread.events.map(({ text }) => text).join(' | ');

describe('a merged case', () => {
  it('is closed, names the one that goes on, and what it was about is there', async () => {
    const [ending, lasting] = [await write('No bed'), await write('Still no bed')];
    expect((await merge(ending, lasting)).status).toBe(200);
    const seen = await own(ending);
    expect(seen).toMatchObject({ state: 'closed', mergedInto: { caseId: lasting } });
    expect(seen.closedAt).not.toBeNull();
    expect(textsOf(await own(lasting))).toContain('No bed');
    // What is written in the old one isn't lost
    expect((await reply(ending, 'Anybody there?')).status).toBe(200);
    expect(textsOf(await own(lasting))).toContain('Anybody there?');
    expect(textsOf(await own(ending))).not.toContain('Anybody there?');
  });

  it('is merged once, never into itself, a closed one, or another customer’s', async () => {
    const [first, second, third] = [await write('1'), await write('2'), await write('3')];
    const stranger = await write('4', await product.signIn({ subject: 'stranger' }));
    expect((await merge(first, first)).error?.code).toBe('InvalidInput');
    expect((await merge(first, stranger)).error?.code).toBe('NotFound');
    await merge(first, second);
    expect((await merge(third, first)).error?.code).toBe('CaseClosed');
    expect((await merge(first, third)).error?.code).toBe('CaseClosed');
    // Whichever was merged before goes on where this one does
    await merge(second, third);
    expect((await own(first)).mergedInto?.caseId).toBe(third);
    await reply(first, 'Where is it?');
    expect(textsOf(await own(third))).toContain('Where is it?');
  });

  it('waits for its open offer', async () => {
    const [ending, lasting] = [await write('1'), await write('2')];
    const { version } = await desk(ending);
    const offer = { kind: 'credit', amountMinor: 100 } as const;
    const input = { version, text: 'Sorry', offer };
    await product.call('proposeInCase', sam, { params: { caseId: ending }, input });
    expect((await merge(ending, lasting)).error?.code).toBe('ProposalPending');
  });

  it('and a reply at the same moment: either stops the merge, or is in the one that goes on', async () => {
    for (let round = 0; round < 6; round++) {
      const [ending, lasting] = [await write('1'), await write('2')];
      const { version } = await desk(ending);
      const [merged, replied] = await Promise.all([
        product.call('mergeCase', sam, { params: { caseId: ending }, input: { version, into: lasting } }),
        reply(ending, 'One more thing'),
      ]);
      expect(replied.status).toBe(200);
      expect([200, 409]).toContain(merged.status);
      const place = merged.status === 200 ? lasting : ending;
      expect(textsOf(await own(place))).toContain('One more thing');
    }
  });

  it('and its opposite at the same moment: one of them happens', async () => {
    const [one, other] = [await write('1'), await write('2')];
    const versions = [(await desk(one)).version, (await desk(other)).version];
    const both = await Promise.all([
      product.call('mergeCase', sam, {
        params: { caseId: one },
        input: { version: versions[0]!, into: other },
      }),
      product.call('mergeCase', kiran, {
        params: { caseId: other },
        input: { version: versions[1]!, into: one },
      }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('who looks at a case', () => {
  it('is shown to the others, in the queue too, and not for longer than they look', async () => {
    const caseId = await write('1');
    await desk(caseId, kiran);
    expect((await desk(caseId)).viewers).toEqual([{ agentId: kiran.customerId, name: 'Kiran B.' }]);
    const line = async () => {
      const { body } = await product.call('listDeskCases', sam, { query: { view: 'unassigned' } });
      return body.cases.find((each) => each.caseId === caseId)?.viewers;
    };
    expect(await line()).toEqual(['Kiran B.']);
    expect((await desk(caseId, kiran)).viewers).toEqual([{ agentId: sam.customerId, name: 'Sam W.' }]);
    product.clock.move(VIEWER_SECONDS);
    expect([(await desk(caseId)).viewers, await line()]).toEqual([[], []]);
  });
});

describe('a claim', () => {
  const take = async (caseId: CaseId) =>
    product.call('moveCase', sam, {
      params: { caseId },
      input: { version: (await desk(caseId)).version, action: 'take' },
    });
  const release = () => releaseIdle({ db: product.database.db, clock: product.clock }, 100);

  it('ends by itself once its agent has left it, and not while they work on it', async () => {
    const [left, worked] = [await write('1'), await write('2')];
    await take(left);
    await take(worked);
    product.clock.move(IDLE_CLAIM_MINUTES * 60 - 60);
    sam = await agent('Sam', 'Whitfield');
    const input = { version: (await desk(worked)).version, text: 'Calling', isInternal: true, next: 'work' };
    await product.call('answerCase', sam, { params: { caseId: worked }, input: input as never });
    product.clock.move(61);
    await release();
    expect([(await desk(left)).assignee, (await desk(left)).state]).toEqual([null, 'open']);
    expect((await desk(worked)).assignee?.name).toBe('Sam W.');
    const { thread } = await desk(left);
    expect(thread.events.at(-1)).toMatchObject({ kind: 'released', side: 'system', isInternal: true });
  });
});
