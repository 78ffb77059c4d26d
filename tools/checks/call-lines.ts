/**
 * The calls of the contract, a line each: `GET /trips/:bookingId getTrip 1f0a9c3e`. The hash covers all
 * that a client depends on, with named shapes written out: input, answers, errors, who may call.
 */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Call } from '../../packages/contract/src/call.ts';
import { isOpenTo } from '../../packages/contract/src/call-roles.ts';
import { COMMON_ERRORS, ERRORS } from '../../packages/contract/src/errors.ts';
import { wireSchema, wireShapes } from '../../packages/contract/src/openapi.ts';

const SHAPE = '#/components/schemas/';

/** Keys in alphabetical order and named shapes in place, so only a change of meaning changes the text. */
function canonical(value: unknown, shapes: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((each) => canonical(each, shapes));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value as Record<string, unknown>;
  const own = Object.entries(rest)
    .filter(([key]) => key !== 'examples')
    .map(([key, each]): [string, unknown] => [
      key,
      key === 'required' && Array.isArray(each) ? each.toSorted() : canonical(each, shapes),
    ]);
  const named = typeof $ref === 'string' ? canonical(shapes[$ref.slice(SHAPE.length)], shapes) : {};
  return Object.fromEntries(
    [...Object.entries(named as object), ...own].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

export function contractHash(call: Call, shapes = wireShapes()): string {
  const { method, path, auth, idempotent, stream, file, uploadBytes, hasLargeInput } = call;
  const schemas = [call.params, call.query, call.input, call.output].map((schema: z.ZodType | undefined) =>
    schema ? canonical(wireSchema(schema), shapes) : null,
  );
  const errors = [...new Set([...call.errors, ...COMMON_ERRORS])]
    .sort()
    .map((code) => [code, ERRORS[code].status, ERRORS[code].retry]);
  const facts = {
    method,
    path,
    auth,
    idempotent,
    stream,
    file,
    uploadBytes,
    hasLargeInput,
    isForAgents: isOpenTo('agent', call),
  };
  return createHash('sha256')
    .update(JSON.stringify([facts, schemas, errors]))
    .digest('hex')
    .slice(0, 8);
}

/** By path, so that the calls of one thing are neighbors. */
export function callLines(calls: Readonly<Record<string, Call>>): string {
  const shapes = wireShapes();
  const lines = Object.entries(calls)
    .sort(([, a], [, b]) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1))
    .map(([name, call]) => `${call.method} ${call.path} ${name} ${contractHash(call, shapes)}\n`);
  return lines.join('');
}

/** The names of calls whose line was added, changed or removed. */
export function changedCalls(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const differing = [
    ...old.filter((line) => !now.includes(line)),
    ...now.filter((line) => !old.includes(line)),
  ];
  return [...new Set(differing.map((line) => line.split(' ')[2] ?? line))].sort();
}
