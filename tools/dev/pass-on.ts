/** Sends requests on to the server behind, unchanged. While it restarts they wait, so that no page fails. */
import { once } from 'node:events';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';

type Page = { readonly body: string; readonly headers: IncomingHttpHeaders };
type PassedOn = {
  /** Instead of the one that was requested */
  readonly path?: string;
  /** Changes an answer in HTML; others stay as they are */
  readonly rewrite?: (html: string, headers: IncomingHttpHeaders) => Promise<Page>;
};

const BETWEEN_MS = 100;
const TRIES = 600;
/** They describe one connection, and there are two. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

export function createPassOn(port: number) {
  return async (
    incoming: IncomingMessage,
    response: ServerResponse,
    { path, rewrite }: PassedOn = {},
  ): Promise<void> => {
    const socket = await connectTo(port, response);
    const headers = { ...incoming.headers, connection: 'close' };
    const sent = requestHttp({
      createConnection: () => socket,
      method: incoming.method,
      path: path ?? incoming.url,
      headers: rewrite ? { ...headers, 'accept-encoding': 'identity' } : headers,
    });
    response.once('close', () => sent.destroy());
    incoming.pipe(sent);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const given = without(answer.headers, OF_CONNECTION);
    const status = answer.statusCode ?? 502;
    if (rewrite && given['content-type']?.startsWith('text/html')) {
      const page = await rewrite(await text(answer), given);
      response.writeHead(status, without(page.headers, ['content-length'])).end(page.body);
      return;
    }
    response.writeHead(status, given);
    // A visitor who leaves ends the answer
    await pipeline(answer, response).catch(() => response.destroy());
  };
}

async function connectTo(port: number, response: ServerResponse): Promise<Socket> {
  for (let tries = 1; ; tries++) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      if (tries === TRIES || response.destroyed) throw error;
      await sleep(BETWEEN_MS);
    }
  }
}

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
