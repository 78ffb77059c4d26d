/** One API client and the events about its calls: the portal's pages share one, each mount has its own. */
import table from 'virtual:call-table';
import type { ApiError } from '@sojourn/contract/api-error.ts';
import { type Api, createClient, type FailedCall } from '@sojourn/contract/client.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { loadMessages } from '../text/locale.tsx';
import { openWay, type Transport, type Way } from './transport.ts';

/** Returns how to unsubscribe. */
type Subscribe<Message> = (listener: (message: Message) => void) => () => void;

export type Channel = Way & {
  /** `api.searchStays({ input }, { signal })` */
  readonly api: Api;
  /** Every refused call. */
  readonly onRefused: Subscribe<ApiError>;
  /** Every call that failed, also for want of an answer. */
  readonly onFailed: Subscribe<FailedCall>;
  /** The server's time, with every answer that says it. */
  readonly onServerTime: Subscribe<Instant>;
};

function createTopic<Message>(): {
  readonly subscribe: Subscribe<Message>;
  readonly notify: (message: Message) => void;
} {
  const listeners = new Set<(message: Message) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (message) => {
      for (const listener of listeners) listener(message);
    },
  };
}

export function openChannel(transport: Transport): Channel {
  const way = openWay(transport);
  const [refused, failed, time] = [
    createTopic<ApiError>(),
    createTopic<FailedCall>(),
    createTopic<Instant>(),
  ];
  const api = createClient({
    table,
    base: '/api/v0',
    send: way.send,
    // The transport adds them: a host may have to be asked for its token
    credentials: () => ({}),
    onAnswered: (headers) => {
      const serverTime = headers.get('x-server-time') as Instant | null;
      if (serverTime) time.notify(serverTime);
    },
    onFailed: failed.notify,
    onRefused: async (error) => {
      // The words for it, which no page carries along.
      await loadMessages('errors').catch(() => undefined);
      refused.notify(error);
    },
  });
  return {
    ...way,
    api,
    onRefused: refused.subscribe,
    onFailed: failed.subscribe,
    onServerTime: time.subscribe,
  };
}
