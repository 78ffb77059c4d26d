/**
 * One connection that listens for sales of every process, for all that follow them: each reads all of its
 * record at the start, then receives what is sold. When the connection breaks it begins again; the record
 * itself is never in doubt.
 */
import type { Pool, PoolClient } from 'pg';

export type Topic = {
  readonly channel: string;
  /** Subscribes a connection to what is sold. */
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

export function createSalesFeed(pool: Pool, onTrouble: (error: Error) => void): SalesFeed {
  const topics: Topic[] = [];
  let connecting: Promise<PoolClient> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let version = 0;

  const letGo = (): void => {
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
    client.on('notification', ({ channel, payload }) => {
      version++;
      if (payload) topics.find((topic) => topic.channel === channel)?.onSale(payload);
    });
    return client;
  };
  const begin = async (topic: Topic): Promise<void> => {
    connecting ??= connect();
    await topic.listen(await connecting);
    // Listening first: what is sold while reading arrives as a message after it
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
