/**
 * Asks over one connection that stays open and reads each answer to its last byte. What is packed stays
 * packed: fetching, unpacking and the garbage of both are the asker's time, and on two cores its collections
 * would be counted as the server's slowest answers.
 */
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

export type OneConnection = {
  /** Milliseconds until the last byte; throws on any status but 200. A GET without a body. */
  readonly ask: (path: string, body?: string) => Promise<number>;
  readonly close: () => void;
};

/** As every browser asks. */
export const PACKED = { 'accept-encoding': 'gzip, deflate, br' };

export function openConnection(portal: string, headers: Readonly<Record<string, string>>): OneConnection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(portal);
  const send = (path: string, body?: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const options = {
        agent,
        hostname,
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, ...PACKED, ...length },
      };
      request(options, resolve).on('error', reject).end(body);
    });
  return {
    ask: async (path, body) => {
      const started = performance.now();
      const answer = await send(path, body);
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
      await once(answer.resume(), 'end');
      return performance.now() - started;
    },
    close: () => agent.destroy(),
  };
}
