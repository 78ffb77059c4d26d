/** Reading what the portal's server sends; anything of another shape is refused. */
import type { IncomingMessage } from 'node:http';
import { RequestError, readBody } from '../serve.ts';

type Fields = Readonly<Record<string, unknown>>;

export async function readJson(request: IncomingMessage): Promise<Fields> {
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw new RequestError(415, 'not JSON');
  }
  let value: unknown;
  try {
    value = JSON.parse(await readBody(request));
  } catch (error) {
    throw error instanceof RequestError ? error : new RequestError(400, 'not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RequestError(400, 'not an object');
  }
  return value as Fields;
}

export function textOf(value: unknown, name: string, most = 200): string {
  if (typeof value !== 'string' || value === '' || value.length > most) throw new RequestError(400, name);
  return value;
}

export function referenceOf(value: unknown): string {
  const text = textOf(value, 'reference', 120);
  if (!/^[\w:-]{4,120}$/.test(text)) throw new RequestError(400, 'reference');
  return text;
}

const UNITS_MAX = 1_000_000_000;
export function unitsOf(value: unknown): number {
  if (!Number.isSafeInteger(value) || (value as number) < 1 || (value as number) > UNITS_MAX) {
    throw new RequestError(400, 'units');
  }
  return value as number;
}

/** A mark in a query: a whole number, 0 when it is absent. */
export function markOf(text: string | null): number {
  if (!/^\d{0,15}$/.test(text ?? '')) throw new RequestError(400, 'mark');
  return Number(text ?? 0);
}
