/** An example value of a JSON schema: plausible for well-known fields, else the least that fits. */
import { sampleOfPattern } from './pattern-sample.ts';

type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly required?: readonly string[];
  readonly prefixItems?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly examples?: readonly unknown[];
  readonly $ref?: string;
};
type Shapes = Readonly<Record<string, JsonSchema>>;

/** By field name, where the schema allows it. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  firstName: 'Maya',
  lastName: 'Okafor',
  name: 'Palacete Santa Luz',
  email: 'maya.okafor@example.com',
  emailAddress: 'maya.okafor@example.com',
  contactEmail: 'travel@northline.example',
  loyaltyEmail: 'travel@northline.example',
  knownTravelerNumber: '123456789',
  tsaRedressNumber: '1234567',
  phone: '+1 617 555 0142',
  phoneNumber: '+1 617 555 0142',
  number: 'LX1234567',
  countryOfIssue: 'US',
  // A brand's own colors are rare, and hard to invent: they have to contrast
  colors: null,
  city: 'Lisbon',
  country: 'PT',
  currency: 'USD',
  amountMinor: 24_900,
  title: 'Palacete Santa Luz',
  timeZone: 'Europe/Lisbon',
  lat: 38.71,
  lng: -9.14,
  locationCode: 'LIS',
  checkIn: '2027-04-14',
  checkOut: '2027-04-18',
  departureDate: '2027-04-14',
  birthdate: '1991-05-05',
  code: 'H-7KQ2M9',
  lastFour: '4417',
  rating: 9.1,
  stars: 4,
};
const BY_FORMAT: Readonly<Record<string, unknown>> = {
  date: '2027-04-14',
  'date-time': '2027-04-14T15:00:00.000Z',
  email: 'maya.okafor@example.com',
  uri: 'https://portal.example.com/trips',
};

export function exampleOf(schema: JsonSchema, shapes: Shapes, name = ''): unknown {
  if (schema.$ref) {
    const shape = shapes[schema.$ref.replace('#/components/schemas/', '')];
    return shape ? exampleOf(shape, shapes, name) : null;
  }
  if (schema.examples) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.includes(BY_NAME[name]) ? BY_NAME[name] : schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && BY_NAME[name] === null) return null;
  // What may be missing is shown as present
  if (choices) return exampleOf(choices.find(({ type }) => type !== 'null') ?? {}, shapes, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, shapes, name)));
  switch (typeof schema.type === 'object' ? schema.type[0] : schema.type) {
    case 'object':
      return exampleObject(schema, shapes);
    case 'array':
      return exampleArray(schema, shapes, name);
    case 'integer':
    case 'number':
      return exampleNumber(schema, name);
    case 'boolean':
      return true;
    case 'string':
      return exampleText(schema, name);
    default:
      return null;
  }
}

function exampleObject(schema: JsonSchema, shapes: Shapes): Record<string, unknown> {
  const { properties, additionalProperties: rest, propertyNames } = schema;
  if (!properties && typeof rest === 'object') {
    const keys = propertyNames?.enum ?? [propertyNames ? exampleOf(propertyNames, shapes) : 'key'];
    return Object.fromEntries(keys.map((key) => [key, exampleOf(rest, shapes)]));
  }
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, each]) => [name, exampleOf(each, shapes, name)]),
  );
}

function exampleArray(
  { prefixItems, items, minItems = 0 }: JsonSchema,
  shapes: Shapes,
  name: string,
): unknown[] {
  if (prefixItems) return prefixItems.map((each) => exampleOf(each, shapes, name));
  return Array.from({ length: Math.max(1, minItems) }, () => exampleOf(items ?? {}, shapes, name));
}

function exampleNumber(schema: JsonSchema, name: string): number {
  const { minimum, maximum, exclusiveMinimum } = schema;
  const least = exclusiveMinimum === undefined ? (minimum ?? 0) : exclusiveMinimum + 1;
  const most = maximum ?? Number.POSITIVE_INFINITY;
  const known = BY_NAME[name];
  const isRightKind = typeof known === 'number' && (schema.type === 'number' || Number.isInteger(known));
  if (isRightKind && known >= least && known <= most) return known;
  return Math.min(most, Math.max(least, 1));
}

function exampleText({ pattern, format, minLength = 0, maxLength = 400 }: JsonSchema, name: string): unknown {
  const fits = (text: unknown): boolean =>
    typeof text === 'string' &&
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text));
  const ready = [BY_NAME[name], BY_FORMAT[format ?? ''], ...Object.values(BY_FORMAT)];
  if (pattern === undefined) ready.splice(2, Number.POSITIVE_INFINITY, 'text');
  return ready.find(fits) ?? (pattern ? sampleOfPattern(pattern) : 'x'.repeat(minLength));
}
