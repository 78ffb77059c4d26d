/**
 * The contract's schemas made strict at every depth: an unknown key is refused instead of dropped, so that a
 * request cannot set what it was not offered (mass assignment) and an answer cannot leak what it did not
 * declare.
 */
import { z } from 'zod';

type AnyDef = z.core.$ZodTypeDef & Record<string, unknown>;
type Cloneable = z.ZodType & { clone: (def: unknown) => z.ZodType; _zod: { def: AnyDef } };

const made = new WeakMap<z.ZodType, z.ZodType>();

const INNER = ['innerType', 'element', 'in', 'out', 'valueType', 'left', 'right', 'rest'] as const;
const LISTS = ['options', 'items'] as const;

export function strict<S extends z.ZodType>(schema: S): S {
  const known = made.get(schema);
  if (known) return known as S;
  const { def } = schema._zod as unknown as { def: AnyDef };
  const changed: Record<string, unknown> = {};
  for (const key of INNER) if (isSchema(def[key])) changed[key] = strict(def[key]);
  for (const key of LISTS) {
    if (Array.isArray(def[key]))
      changed[key] = def[key].map((each) => (isSchema(each) ? strict(each) : each));
  }
  if (def.type === 'object') {
    const shape = def.shape as Record<string, z.ZodType>;
    changed.shape = Object.fromEntries(Object.entries(shape).map(([key, inner]) => [key, strict(inner)]));
    changed.catchall ??= def.catchall ?? z.never();
  }
  const result =
    Object.keys(changed).length === 0
      ? schema
      : (schema as unknown as Cloneable).clone({ ...def, ...changed });
  made.set(schema, result);
  return result as S;
}

const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;
