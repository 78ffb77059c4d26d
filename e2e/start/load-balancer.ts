/**
 * An operator's load balancer: it asks each server's /readyz, sends requests to those that are ready in
 * turn, and repeats none.
 */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LoadBalancer = {
  readonly port: number;
  /** How many servers are ready now. */
  readonly ready: () => number;
  /** What the last question to a server that wasn't ready was answered with. */
  readonly reason: (port: number) => string;
  readonly close: () => Promise<void>;
};

const PROBE_MS = 200;
const FALL = 3;

export async function startLoadBalancer(servers: readonly number[]): Promise<LoadBalancer> {
  const ready = new Set<number>();
  const reasons = new Map<number, string>();
  const missed = new Map<number, number>();
  const agent = new Agent({ keepAlive: true });
  const probe = async (port: number): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(2_000),
    }).catch(() => null);
    const text = answer ? await answer.text().catch(() => '') : 'no answer';
    const misses = answer ? 0 : (missed.get(port) ?? 0) + 1;
    missed.set(port, misses);
    if (answer?.ok) ready.add(port);
    // A busy server may be slow to answer once; one that says no is believed
    else if (answer || misses >= FALL) ready.delete(port);
    if (!answer?.ok) reasons.set(port, text.trim());
  };
  const probing = setInterval(() => {
    for (const port of servers) void probe(port);
  }, PROBE_MS);
  let turn = 0;
  const pass = (given: IncomingMessage, response: ServerResponse): void => {
    const able = servers.filter((port) => ready.has(port));
    const port = able[turn++ % Math.max(able.length, 1)];
    if (port === undefined) {
      response.writeHead(502).end('no server is ready');
      return;
    }
    const headers = { ...given.headers, 'x-forwarded-for': given.socket.remoteAddress ?? '' };
    const { method = 'GET', url: path = '/' } = given;
    const passed = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      const { connection: _, 'keep-alive': __, ...others } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, others);
      answer.pipe(response);
    });
    passed.on('error', (error) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end(`server ${port}: ${error.message}`);
    });
    given.pipe(passed);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    ready: () => ready.size,
    reason: (port) => reasons.get(port) ?? '',
    close: async () => {
      clearInterval(probing);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
