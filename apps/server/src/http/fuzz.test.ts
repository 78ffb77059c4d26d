/**
 * Inputs made from the contract, right and wrong ones: never a 5xx, every answer in its schema's form,
 * every refusal
 * with a code that its call declares.
 */
import { API_BASE, type Call } from '@sojourn/contract/call.ts';
import { type CallName, calls } from '@sojourn/contract/calls.ts';
import { COMMON_ERRORS, errorBody } from '@sojourn/contract/errors.ts';
import { wireSchema } from '@sojourn/contract/openapi.ts';
import { JPEG, PDF, PNG, WEBP } from '@sojourn/domain/support/testing/sample-files.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arbitraryOf } from '../testing/arbitrary-of.ts';
import { createTestCompany } from '../testing/company.ts';
import { createTestProduct, type TestProduct } from '../testing/product.ts';
import type { Browser } from '../testing/server.ts';
import { strict } from './request/strict-schema.ts';

/** Other ones each time; many at night. */
const RUNS = Number(process.env.FUZZ_RUNS ?? (process.env.NIGHTLY ? 200 : 6));
/** It would end the session that the others use. */
const LEFT_OUT: readonly CallName[] = ['endSession'];
const all = (Object.entries(calls) as [CallName, Call][]).filter(([name]) => !LEFT_OUT.includes(name));

let product: TestProduct;
let maya: Browser;
let sam: Browser;
let hal: Browser;
let sent = 0;
beforeAll(async () => {
  product = await createTestProduct();
  maya = await product.signIn();
  sam = await product.signIn({ isAgent: true, site: 'desk' });
  hal = (await createTestCompany(product)).admin;
});
afterAll(() => product?.close());

/** Parts of a request: mostly in the schema's form, sometimes bent out of it. */
const requestsOf = (call: Call) => {
  const part = (key: 'params' | 'query' | 'input') =>
    call[key] ? arbitraryOf(wireSchema(call[key])) : fc.constant(undefined);
  return fc.record({
    params: part('params'),
    query: part('query'),
    input: call.uploadBytes
      ? files
      : fc.oneof({ weight: 6, arbitrary: part('input') }, { weight: 1, arbitrary: fc.jsonValue() }),
  });
};

const typeOf = ({ uploadBytes }: Call) => (uploadBytes ? 'application/octet-stream' : 'application/json');
/** Of files some that begin as those that are taken do. */
const payloadOf = ({ uploadBytes }: Call, input: unknown) =>
  uploadBytes ? (input as Buffer) : JSON.stringify(input ?? {});
const files = fc
  .tuple(fc.constantFrom(...[PNG, JPEG, WEBP, PDF].map((each) => [...each]), []), fc.uint8Array())
  .map(([head, rest]) => Buffer.from([...head, ...rest]));

async function send(call: Call, parts: { params: unknown; query: unknown; input: unknown }) {
  const params = (parts.params ?? {}) as Record<string, unknown>;
  const path = call.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key] ?? 'x')),
  );
  const query = new URLSearchParams(
    Object.entries((parts.query ?? {}) as object).map(([key, value]) => [key, String(value)]),
  );
  const answer = await product.app.inject({
    method: call.method,
    url: `${API_BASE}${path}?${query}`,
    headers: {
      ...(call.auth === 'agent' ? sam : call.auth === 'admin' ? hal : maya).headers,
      'idempotency-key': `fuzz-key-${sent++}`,
      ...(call.method === 'GET' ? {} : { 'content-type': typeOf(call) }),
    },
    ...(call.method === 'GET' ? {} : { payload: payloadOf(call, parts.input) }),
  });
  return { status: answer.statusCode, text: answer.body };
}

describe('whatever is sent', () => {
  it.each(all)('%s answers as it declares', { timeout: 120_000 }, async (_name, call) => {
    const declared = new Set<string>([...call.errors, ...COMMON_ERRORS]);
    await fc.assert(
      fc.asyncProperty(requestsOf(call), async (parts) => {
        const { status, text } = await send(call, parts);
        if (status === 200 && call.file) {
          expect(text).toMatch(/^(%PDF|PK|BEGIN:VCALENDAR|\uFEFF|\{)/);
          return;
        }
        if (status === 200) {
          const values = call.stream ? text.trim().split('\n') : [text];
          for (const value of values)
            expect(strict(call.output).safeParse(JSON.parse(value)).error).toBeUndefined();
          return;
        }
        const body = errorBody.parse(JSON.parse(text));
        expect(declared, `${status} ${text}`).toContain(String(body.code));
        // Declared errors have a code; any other is a bug
        if (status >= 500) expect(call.errors.map(String), text).toContain(String(body.code));
      }),
      { numRuns: RUNS },
    );
  });
});
