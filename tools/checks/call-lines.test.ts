import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Call, call } from '../../packages/contract/src/call.ts';
import { calls } from '../../packages/contract/src/calls.ts';
import { wireShapes } from '../../packages/contract/src/openapi.ts';
import { moneySchema } from '../../packages/contract/src/primitives.ts';
import { callLines, changedCalls, contractHash } from './call-lines.ts';

const payBack = {
  method: 'POST',
  path: '/trips/:bookingId/pay-back',
  summary: 'Pays back',
  auth: 'customer',
  params: z.object({ bookingId: z.string() }),
  input: z.object({ amount: moneySchema, note: z.string().optional() }),
  output: z.object({ paid: moneySchema.nullable() }),
  errors: ['NotChangeable'],
} as const;
const made = (changes: object = {}): Call => call({ ...payBack, ...changes } as typeof payBack);

test('every call has one line, by path', () => {
  const lines = callLines(calls).trimEnd().split('\n');
  expect(lines).toHaveLength(Object.keys(calls).length);
  expect(lines.map((line) => line.split(' ')[2]).toSorted()).toEqual(Object.keys(calls).toSorted());
  const paths = lines.map((line) => line.split(' ')[1] ?? '');
  expect(paths).toEqual(paths.toSorted());
  for (const line of lines) expect(line).toMatch(/^[A-Z]+ \/\S* \w+ [0-9a-f]{8}$/);
});

test.each([
  ['a field of the input', { input: payBack.input.extend({ reason: z.string() }) }],
  ['a field that may be left out', { input: payBack.input.required() }],
  ['a field of the answer', { output: z.object({ paid: moneySchema }) }],
  ['an error', { errors: [] }],
  ['a query', { query: z.object({ page: z.string() }) }],
  ['who may call it', { auth: 'admin' }],
  ['a key for repeats', { idempotent: true }],
  ['the limit of a text', { input: payBack.input.extend({ note: z.string().max(9).optional() }) }],
])('the hash changes with %s', (_, changes) => {
  expect(contractHash(made(changes))).not.toBe(contractHash(made()));
});

test('the hash changes with a named shape that is in the answer', () => {
  const shapes = wireShapes();
  const { properties } = shapes.Money as { properties: object };
  const wider = {
    ...shapes,
    Money: { ...shapes.Money, properties: { ...properties, rate: { type: 'number' } } },
  };
  expect(contractHash(made(), wider)).not.toBe(contractHash(made(), shapes));
});

test('the hash stays with another order of fields or another summary', () => {
  const { amount, note } = payBack.input.shape;
  expect(contractHash(made({ input: z.object({ note, amount }) }))).toBe(contractHash(made()));
  expect(contractHash(made({ summary: 'Returns money' }))).toBe(contractHash(made()));
});

test('changed calls are named once', () => {
  const before = 'GET /a getA 11111111\nGET /b getB 22222222\nGET /c getC 33333333\n';
  const after = 'GET /a getA 11111111\nGET /b getB 99999999\nGET /d getD 44444444\n';
  expect(changedCalls(before, after)).toEqual(['getB', 'getC', 'getD']);
});
