/**
 * One connection that follows the sales of every process, for all pictures of them: each reads all of its
 * record at the start, then the notices of what is sold, four times a second. When the connection breaks it
 * begins again; the record itself is never in doubt.
 */
import type { Pool, PoolClient } from 'pg';
import { currentSnapshot, readNotices } from './store.ts';

export type Topic = {
  readonly channel: string;
  /** Subscribes a connection to what servers of the version before send. */
  readonly listen: (client: PoolClient) => Promise<void>;
  readonly readAll: () => Promise<void>;
  readonly onSale: (payload: string) => void;
};
export type SalesFeed = {
  /** Resolves once the first reading is done. */
  readonly follow: (topic: Topic) => Promise<void>;
  /** Changes whenever something was sold, or may have been. */
  readonly version: () => number;
  readonly stop: () => Promise<void>;
};

const AGAIN_AFTER_MS = 1000;
const POLL_MS = 250;
/** Then notices may have been deleted in between (`NOTICES_STORED_SECONDS`). */
const LONGEST_GAP_MS = 30 * 60_000;

/** Calls `receive` with what commits from now on; returns what ends it. */
async function followNotices(
  client: PoolClient,
  receive: (channel: string, payload: string) => void,
  onTrouble: (error: Error) => void,
): Promise<() => void> {
  let stopped = false;
  let since = { snapshot: await currentSnapshot(client), atMs: performance.now() };
  let timer: NodeJS.Timeout;
  const poll = async (): Promise<void> => {
    try {
      if (performance.now() - since.atMs > LONGEST_GAP_MS)
        throw new Error('sales were not followed for too long');
      const { notices, upTo } = await readNotices(client, since.snapshot);
      if (stopped) return;
      since = { snapshot: upTo, atMs: performance.now() };
      for (const { channel, payload } of notices) receive(channel, payload);
      timer = setTimeout(() => void poll(), POLL_MS).unref();
    } catch (error) {
      if (!stopped) onTrouble(error as Error);
    }
  };
  timer = setTimeout(() => void poll(), POLL_MS).unref();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

export function createSalesFeed(pool: Pool, onTrouble: (error: Error) => void): SalesFeed {
  const topics: Topic[] = [];
  let connecting: Promise<PoolClient> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let version = 0;
  let stopPolling = (): void => undefined;

  const letGo = (): void => {
    stopPolling();
    connecting?.then(
      (client) => {
        client.removeAllListeners('end');
        client.release(true);
      },
      () => undefined,
    );
    connecting = undefined;
  };
  const again = (error: Error): void => {
    if (stopped || timer) return;
    onTrouble(error);
    letGo();
    timer = setTimeout(() => {
      timer = undefined;
      Promise.all(topics.map(begin)).catch(again);
    }, AGAIN_AFTER_MS).unref();
  };
  const connect = async (): Promise<PoolClient> => {
    const client = await pool.connect();
    client.on('error', again);
    client.on('end', () => again(new Error('the connection that listens for sales has ended')));
    client.on('notification', ({ channel, payload }) => receive(channel, payload));
    stopPolling = await followNotices(client, receive, again);
    return client;
  };
  const receive = (channel: string, payload?: string): void => {
    version++;
    if (payload) topics.find((topic) => topic.channel === channel)?.onSale(payload);
  };
  const begin = async (topic: Topic): Promise<void> => {
    connecting ??= connect();
    await topic.listen(await connecting);
    // What is sold while reading has a notice that is read after it
    await topic.readAll();
    version++;
  };
  return {
    follow: async (topic) => {
      topics.push(topic);
      await begin(topic);
    },
    version: () => version,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      letGo();
    },
  };
}
