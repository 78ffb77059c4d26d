import { expect, test } from 'vitest';
import { type Outcome, rejected, unavailable } from './outcome.ts';
import { streamAnswers } from './stream-answers.ts';

type Answer = Outcome<{ readonly total: number }, 'no'>;
const events = async (ask: (name: string) => Promise<Answer>) => {
  const suppliers = [{ name: 'one' }, { name: 'other' }];
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
  for await (const event of streamAnswers(asking, how, { scenario: null, requestId: 'r', signal }))
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
