import { expect, test } from 'vitest';
import { type Outcome, ok, rejected, unavailable } from './outcome.ts';
import type { SoldTo } from './sold-to.ts';
import { streamAnswers } from './stream-answers.ts';

type Answer = Outcome<{ readonly total: number }, 'no'>;
const BOTH = [{ name: 'one' }, { name: 'other' }];
const events = async (
  ask: (name: string) => Promise<Answer>,
  suppliers: readonly (SoldTo & { readonly name: string })[] = BOTH,
) => {
  const asking = { suppliers, limits: { supplierMs: 20 }, log: { warn: () => undefined } };
  const signal = new AbortController().signal;
  const how = {
    ask: ({ name }: { readonly name: string }) => ask(name),
    pageOf: () => ({}),
    refuse: (rejections: readonly unknown[]): never => {
      throw new Error(`refused: ${rejections.join()}`);
    },
  };
  const seen = [];
  for await (const event of streamAnswers(asking, how, {
    tenantId: 'mine',
    scenario: null,
    requestId: 'r',
    signal,
  }))
    seen.push(event);
  return seen;
};

/** As a search keeps a process busy. */
function blockFor(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('suppliers whose time runs out in a busy process are late, and the search isn’t refused', async () => {
  const seen = await events((name) => {
    if (name === 'other') blockFor(80);
    return new Promise<Answer>(() => undefined);
  });
  expect(seen.at(-1)).toMatchObject({
    type: 'done',
    complete: false,
    suppliers: [{ state: 'timedOut' }, { state: 'timedOut' }],
  });
});

test('a search that fails at once is refused, with what suppliers said', async () => {
  const failing = events(async (name) => (name === 'one' ? unavailable : rejected('no')));
  await expect(failing).rejects.toThrow('refused: no');
});

test('only suppliers that sell to the tenant are asked, and only they are named', async () => {
  const called: string[] = [];
  const seen = await events(
    async (name) => {
      called.push(name);
      return ok({ total: 2 });
    },
    [{ name: 'theirs', soldTo: ['yours'] }, { name: 'nobody’s', soldTo: [] }, { name: 'everybody’s' }],
  );
  expect(called).toEqual(['everybody’s']);
  expect(seen.at(-1)).toEqual({
    type: 'done',
    complete: true,
    suppliers: [{ name: 'everybody’s', state: 'answered', found: 2 }],
  });
});
