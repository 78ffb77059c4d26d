/**
 * Reads a request's params, query and body by the call's schemas; everything wrong becomes one
 * InvalidInput.
 */
import type { Call } from '@sojourn/contract/call.ts';
import type { ErrorDetails } from '@sojourn/contract/errors.ts';
import type { z } from 'zod';
import { findCardNumber } from '#card-numbers.ts';
import { refuse } from '#refusal.ts';
import { findOddText } from './find-odd-text.ts';
import { strict } from './strict-schema.ts';

type Field = NonNullable<ErrorDetails['fields']>[number];
const PARTS = ['params', 'query', 'input'] as const;
export type ReadRequest = { readonly params: unknown; readonly query: unknown; readonly input: unknown };

const FIELDS_MAX = 20;

/**
 * `raw.input` is the parsed JSON body, undefined when there was none (then an empty object is read, as A §7
 * sends
 * "empty bodies"). Refuses with InvalidInput or CardNumberRefused, naming fields; never echoing values.
 */
export function readRequest(call: Call, raw: ReadRequest): ReadRequest {
  // First, as everything after it may then look at all of the request
  const odd = findOddText(raw.input) ?? findOddText(raw.query);
  if (odd !== null) refuse('InvalidInput', { fields: [odd] });
  const card = findCardNumber(raw.input) ?? findCardNumber(raw.query);
  if (card !== null) refuse('CardNumberRefused', { fields: [{ path: card, problem: 'card number' }] });
  const fields: Field[] = [];
  const read: Record<string, unknown> = {};
  for (const part of PARTS) {
    const schema = call[part];
    const value = part === 'input' ? (raw.input ?? {}) : raw[part];
    if (!schema) {
      if (isEmpty(value)) continue;
      fields.push({ path: part === 'input' ? 'body' : part, problem: 'not expected' });
      continue;
    }
    const result = strict(schema).safeParse(value);
    if (result.success) read[part] = result.data;
    else fields.push(...result.error.issues.flatMap(fieldsOf));
  }
  if (fields.length > 0) refuse('InvalidInput', { fields: fields.slice(0, FIELDS_MAX) });
  return { params: read.params, query: read.query, input: read.input };
}

function fieldsOf(issue: z.core.$ZodIssue): Field[] {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [path, key.slice(0, 40)].filter(Boolean).join('.'),
      problem: 'unknown',
    }));
  }
  return [{ path, problem: issue.code === 'invalid_key' ? 'unknown' : issue.message }];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0);
