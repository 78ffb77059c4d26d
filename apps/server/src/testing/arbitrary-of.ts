/**
 * Values made from a JSON schema (as `wireSchema` prints it): mostly right, one in eight bent out of form.
 */

import { wireShapes } from '@sojourn/contract/openapi.ts';
import fc from 'fast-check';

type Schema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly $ref?: string;
};

const shapes = wireShapes() as Record<string, Schema>;

export const arbitraryOf = (schema: object): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 7, arbitrary: right(schema) }, { weight: 1, arbitrary: bent(schema) });

/** The value with one thing wrong: another type, a key too many, a key too few, an odd text. */
const bent = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.jsonValue(),
    right(schema).map((value) => (isObject(value) ? { ...value, unasked: 1 } : [value])),
    right(schema).map((value) =>
      isObject(value) ? Object.fromEntries(Object.entries(value).slice(1)) : null,
    ),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  );

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function right(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref) return right(shapes[schema.$ref.replace('#/components/schemas/', '')]!);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(right));
  if (schema.allOf) return fc.tuple(...schema.allOf.map(right)).map((parts) => Object.assign({}, ...parts));
  const { minimum, maximum } = schema;
  switch (schema.type) {
    case 'object':
      return objects(schema);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 3),
      });
    case 'integer':
      return fc.integer({ min: Math.max(minimum ?? -1e6, -1e6), max: Math.min(maximum ?? 1e6, 1e6) });
    case 'number':
      return fc.double({ min: minimum ?? -200, max: maximum ?? 200, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return texts(schema);
    default:
      return fc.jsonValue();
  }
}

function objects({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const parts = Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, right(inner)]));
  return fc.record(parts, { requiredKeys: required as never[] });
}

const DATES = fc.oneof(
  fc
    .integer({ min: 20_000, max: 22_500 })
    .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
  fc.constantFrom('2027-02-29', '2027-13-01', '0000-00-00', '2027-02-08', '9999-12-31'),
);
/** Airports, a city of several, an airport without flights, and none at all. */
const AIRPORTS = ['BOS', 'LIS', 'NYC', 'LHR', 'SYD', 'JFK', 'DWC', 'QQQ'];
const SLICES = [
  'TP216.2027-04-14.BOS.LIS',
  'ZZ9999.2027-04-14.BOS.LIS',
  'TP216.2027-02-30.BOS.LIS',
  'x',
  '~.~',
];
const IDS = ['city:lisbon-pt', 'city:denver-us', 'airport:LIS', 'city:nowhere-xx', 'hotel:sty_x'];

/** Texts that fit the pattern where we know how, and odd ones. */
function texts({ pattern, minLength = 0, maxLength = 80 }: Schema): fc.Arbitrary<string> {
  const any = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) });
  if (!pattern) return any;
  if (pattern.startsWith('^\\d{4}-\\d{2}-\\d{2}$')) return DATES;
  const prefix = /^\^([a-z]{3})_/.exec(pattern)?.[1];
  if (prefix) return fc.stringMatching(/^[0-9a-z-]{1,30}$/).map((rest) => `${prefix}_${rest}`);
  if (pattern === '^[A-Z]{3}$') return fc.constantFrom(...AIRPORTS);
  if (pattern === '^[A-Z0-9]{2}$') return fc.constantFrom('TP', 'B6', 'DL', 'QQ');
  if (pattern === '^[0-9A-Za-z.~-]+$') return fc.constantFrom(...SLICES);
  if (pattern.startsWith('^(city|airport')) return fc.constantFrom(...IDS);
  return any;
}
