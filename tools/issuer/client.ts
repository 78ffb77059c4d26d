/** One call to an implementation of the issuer's API; every answer is checked against the contract. */
import {
  ISSUER_API,
  type IssuerOperation,
  refusal,
} from '../../apps/server/src/suppliers/bank/issuer-api.ts';

export type IssuerTarget = {
  /** Without `/internal`. */
  readonly url: string;
  readonly apiKey: string;
  /** A person, and an account of theirs that may redeem. */
  readonly subject: string;
  readonly account: string;
};

type Operation = keyof typeof ISSUER_API;
type Given = {
  readonly reference?: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
  /** Instead of the right one; null: none. */
  readonly apiKey?: string | null;
};
export type Answered = { readonly status: number; readonly value: unknown; readonly reason: string | null };

/** Throws when the status isn't one that the contract has, or the body doesn't fit it. */
export async function callTarget(
  target: IssuerTarget,
  name: Operation,
  given: Given = {},
): Promise<Answered> {
  const { method, path, answer, mayRefuse }: IssuerOperation = ISSUER_API[name];
  const at = new URL(target.url + path.replace('{reference}', encodeURIComponent(given.reference ?? '')));
  for (const [key, value] of Object.entries(given.query ?? {})) at.searchParams.set(key, String(value));
  const apiKey = given.apiKey === undefined ? target.apiKey : given.apiKey;
  const response = await fetch(at, {
    method,
    headers: {
      accept: 'application/json',
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: JSON.stringify(given.body ?? {}) } : {}),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await response.text();
  const { status } = response;
  if (status === 200) return { status, value: answer.parse(JSON.parse(text)), reason: null };
  if (status === 409 && mayRefuse)
    return { status, value: null, reason: refusal.parse(JSON.parse(text)).reason };
  if ([400, 401, 422].includes(status)) return { status, value: null, reason: null };
  throw new Error(`${method} ${path} answered ${status}`);
}
