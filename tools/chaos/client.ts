/**
 * A customer's side of the API: one request over a line of its own, asked again with the same key until it is
 * answered for good. Nothing here knows how many servers there are.
 */
import { type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestOf } from '../../apps/server/src/testing/server.ts';
import type { CallName } from '../../packages/contract/src/calls.ts';
import { type ChaosRecord, count } from './record.ts';

export type Answer = { readonly status: number; readonly body: never };
type Raw = { readonly status: number; readonly text: string; readonly headers: IncomingHttpHeaders };
export type Parts = { params?: object; query?: object; input?: unknown };

const PATIENCE_MS = 6_000;
/** Then a customer does something else; what came of it is asked when all is over. */
const LONGEST_MS = 20_000;

/** It was not answered for good in time. */
export class GaveUp extends Error {}

export function askOnce(
  port: number,
  name: CallName,
  parts: Parts,
  headers: Readonly<Record<string, string>>,
): Promise<Raw> {
  const {
    method,
    url,
    payload,
    headers: own,
  } = requestOf(name, parts) as ReturnType<typeof requestOf> & {
    payload?: string;
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, method, path: url, agent: false, headers: { ...own, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          // Half an answer is none
          if (response.complete)
            resolve({ status: response.statusCode ?? 0, text, headers: response.headers });
          else reject(new Error('cut in the middle'));
        });
      },
    );
    sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(payload);
  });
}

/** Why it is worth asking again; null: this is the answer. */
function retryBecause({ status, text }: Raw): string | null {
  if (status === 429 || status === 503) return String(status);
  if (status === 409 && text.includes('"RequestInProgress"')) return 'in progress';
  return null;
}

/** A stream of events is read by its caller. */
const bodyOf = ({ text, headers }: Raw): unknown =>
  headers['content-type']?.includes('application/json') ? JSON.parse(text) : null;

/** `giveUp`: also ends it, however long it took so far. */
export async function ask(
  observed: ChaosRecord,
  port: number,
  name: CallName,
  parts: Parts,
  headers: Readonly<Record<string, string>>,
  giveUp?: () => boolean,
): Promise<Answer & { readonly text: string }> {
  const begun = performance.now();
  for (let tries = 0; ; tries++) {
    let because: string | null;
    try {
      const raw = await askOnce(port, name, parts, headers);
      because = retryBecause(raw);
      if (raw.status === 500) observed.wrong.push(`${name} answered 500: ${raw.text}`);
      if (because === null) return { status: raw.status, text: raw.text, body: bodyOf(raw) as never };
    } catch (error) {
      because = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    }
    count(observed.retries, because);
    if (giveUp?.() || performance.now() - begun > LONGEST_MS) throw new GaveUp(`${name}: ${because}`);
    await sleep(Math.min(1_000, 100 * 2 ** tries));
  }
}
