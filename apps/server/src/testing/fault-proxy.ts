/**
 * A TCP proxy that breaks lines on purpose: between a server and its database, or between clients and several
 * servers. It knows nothing of what goes through but one word to look for in the answers.
 */
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type FaultProxy = {
  readonly port: number;
  /** Cuts the lines that are open now, in the middle of whatever goes over them. */
  readonly cut: () => void;
  /** Cuts them and refuses new ones until `up`. */
  readonly down: () => void;
  readonly up: () => void;
  /** Keeps back everything that is sent to the other side for so long; 0 ends it. */
  readonly slow: (milliseconds: number) => void;
  /**
   * The next answers that hold the text are swallowed and their lines cut: `COMMIT` has happened, and the
   * client does not know.
   */
  readonly swallow: (text: string, times?: number) => void;
  /** How many answers were swallowed so far. */
  readonly swallowed: () => number;
  readonly close: () => Promise<void>;
};

/** `targets`: ports of 127.0.0.1, asked for each new line; the first that can be reached is taken. */
export async function startFaultProxy(targets: () => readonly number[]): Promise<FaultProxy> {
  const lines = new Set<() => void>();
  let [isDown, delayMs, text, times, swallowed] = [false, 0, '', 0, 0];
  const isSwallowed = (answer: Buffer): boolean => {
    if (times === 0 || !answer.includes(text)) return false;
    [times, swallowed] = [times - 1, swallowed + 1];
    return true;
  };
  const join = (client: Socket, target: Socket): void => {
    const end = (): void => {
      lines.delete(end);
      client.destroy();
      target.destroy();
    };
    lines.add(end);
    let sent = Promise.resolve();
    client.on('data', (chunk) => {
      // One after another, so that what is kept back stays in order
      const before = sent;
      const wait = delayMs;
      sent = (async () => {
        await before;
        if (wait > 0) await sleep(wait);
        target.write(chunk);
      })();
    });
    target.on('data', (answer) => (isSwallowed(answer) ? end() : client.write(answer)));
    // What was answered before the other side went is still passed on
    target.on('end', () => client.end()).on('close', () => client.end());
    client.on('close', end);
    for (const socket of [client, target]) socket.on('error', () => undefined);
    client.resume();
  };
  const server = createServer({ pauseOnConnect: true, noDelay: true }, (client) => {
    client.on('error', () => client.destroy());
    if (isDown) return client.destroy();
    void reach(targets()).then((target) => {
      if (!target || isDown || client.destroyed) {
        target?.destroy();
        client.destroy();
      } else join(client, target);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const end of lines) end();
  };
  return {
    port: (server.address() as { port: number }).port,
    cut,
    down: () => {
      isDown = true;
      cut();
    },
    up: () => {
      isDown = false;
    },
    slow: (milliseconds) => {
      delayMs = milliseconds;
    },
    swallow: (wanted, count = 1) => {
      [text, times] = [wanted, count];
    },
    swallowed: () => swallowed,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
}

async function reach(ports: readonly number[]): Promise<Socket | undefined> {
  for (const port of ports) {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const connected = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    if (connected) return socket;
    socket.destroy();
  }
  return undefined;
}

/** The same database through a proxy. */
export function throughProxy(url: string, { port }: Pick<FaultProxy, 'port'>): string {
  const changed = new URL(url);
  changed.host = `127.0.0.1:${port}`;
  changed.searchParams.delete('host');
  return changed.toString();
}
