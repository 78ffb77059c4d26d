/** The last days' prices are asked for again while they are partial, and not for ever. */
import type { Api } from '@sojourn/contract/client.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fareHistoryQuery } from './fare-history-query.ts';
import { askAgainMs, withFailures } from './price-history-view.ts';

const PARTIAL = { days: [], isPartial: true, todayMinor: 50_000, typical: null, verdict: null };

/** Asks once for each of the outcomes: the wait after each, and the one that words go by at the end. */
async function after(outcomes: readonly ('partial' | 'failed')[]) {
  const client = new QueryClient();
  const left = [...outcomes];
  const ask = async () => {
    if (left.shift() === 'failed') throw new Error('no answer');
    return PARTIAL;
  };
  const query = fareHistoryQuery({ slices: [], passengers: {} } as never, ask as Api['getFareHistory']);
  const { queryKey, refetchInterval } = query;
  const waits: (number | false | undefined)[] = [];
  while (left.length > 0) {
    await client.fetchQuery({ ...query, staleTime: 0 } as never).catch(() => undefined);
    const known = client.getQueryCache().find({ queryKey })!;
    waits.push(typeof refetchInterval === 'function' ? refetchInterval(known as never) : refetchInterval);
  }
  const { data, errorUpdateCount } = client.getQueryCache().find({ queryKey })!.state;
  return {
    waits,
    words: askAgainMs(withFailures(data as typeof PARTIAL & { attempts: number }, errorUpdateCount)),
  };
}

it('goes on asking after a failure, as long as after answers', async () => {
  const answered = await after(['partial', 'partial', 'partial', 'partial', 'partial']);
  expect(answered.waits.at(3)).toBeGreaterThan(answered.waits.at(0) as number);
  expect(answered.waits.at(4)).toBe(false);
  const failed = await after(['partial', 'failed', 'failed', 'failed', 'failed']);
  expect(failed.waits).toEqual(answered.waits);
});

it('no longer says that it is looking once it no longer asks', async () => {
  expect((await after(['partial', 'failed'])).words).toBeDefined();
  expect((await after(['partial', 'failed', 'failed', 'failed', 'failed'])).words).toBeUndefined();
});
