/** The contract as OpenAPI 3.1, made from the one table of calls. */
import { z } from 'zod';
import { API_BASE, type Call, type CallAuth } from './call.ts';
import { CALL_GROUPS } from './call-groups.ts';
import { isOpenTo } from './call-roles.ts';
import { COMMON_ERRORS, ERRORS, type ErrorCode } from './errors.ts';
import { exampleOf } from './openapi-example.ts';
import { SHAPES } from './openapi-shapes.ts';

type Json = Record<string, unknown>;

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(SHAPES)) names.add(schema, { id });

/** Shapes by their names, and examples where a rule that no schema says needs them. */
const JSON_SCHEMA = {
  io: 'input',
  unrepresentable: 'any',
  metadata: names,
  override: ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: object }) => {
    const { examples } = z.globalRegistry.get(zodSchema) ?? {};
    if (examples) Object.assign(jsonSchema, { examples });
  },
} as const;

/**
 * What travels: `input` for both directions, as our transforms only give names to texts. Named shapes are
 * references to `components/schemas`.
 */
export function wireSchema(schema: z.ZodType): Json {
  const made = z.toJSONSchema(schema, JSON_SCHEMA);
  const { $schema: _schema, $defs: _shapes, id: _id, ...rest } = made as Json;
  return pointed(rest);
}

/** The named shapes themselves. */
export const wireShapes = (): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(SHAPES).map(([id, schema]) => {
      const made = z.toJSONSchema(schema, JSON_SCHEMA) as Json;
      const own = ((made.$defs as Record<string, Json> | undefined)?.[id] ?? made) as Json;
      const { $schema: _schema, $defs: _shapes, id: _id, ...rest } = own;
      return [id, pointed(rest)];
    }),
  );

const pointed = (schema: Json): Json =>
  JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === 'id' && typeof value === 'string' ? undefined : value,
    ).replaceAll('"#/$defs/', '"#/components/schemas/'),
  );

export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  const shapes = wireShapes();
  for (const group of CALL_GROUPS)
    for (const [name, call] of Object.entries(group.calls)) {
      const path = `${API_BASE}${call.path.replace(/:(\w+)/g, '{$1}')}`;
      const made = { tags: [group.name], ...operation(name, call, shapes) };
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: made };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sojourn portal API',
      version: '0',
      description:
        'The calls between the portal and its server. A session is a bearer token, a second secret in an ' +
        'HttpOnly cookie and, on everything but GET, a CSRF header that repeats a cookie.',
    },
    servers: [{ url: '/', description: 'The host of the portal' }],
    tags: CALL_GROUPS.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: shapes,
      responses: commonResponses(),
      examples: sharedExamples(shapes),
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        operator: { type: 'http', scheme: 'bearer' },
      },
    },
    'x-errors': Object.fromEntries(Object.entries(ERRORS)),
  };
}

const AUTH_TEXTS: Readonly<Record<CallAuth, string>> = {
  public: 'Needs no session.',
  customer: 'Needs a session.',
  operator: 'Needs one of the keys in `OPERATOR_KEYS` as a bearer token.',
  agent: 'Needs an agent’s session, at the desk’s own origin.',
  admin: 'Needs the session of an admin of a company, at the admin site’s own origin.',
  lab: 'Doesn’t exist in production.',
};

/** What a caller has to know besides the shapes, from the call's own facts. */
export function describeCall(call: Call): string {
  const refusals = call.errors.length === 0 ? [] : [`May fail with ${call.errors.join(', ')}.`];
  return [
    `${call.summary}.`,
    AUTH_TEXTS[call.auth],
    ...(isOpenTo('agent', call) ? [] : ['Not for an agent’s own session.']),
    ...(call.idempotent
      ? ['Send an Idempotency-Key: a repeat with the same key gets the first response.']
      : []),
    ...(call.stream ? ['Streams one JSON value per line.'] : []),
    ...(call.file
      ? [`Returns a file (${call.file === '*/*' ? 'of the type it was sent as' : call.file}).`]
      : []),
    ...(call.uploadBytes ? [`The body is a file of at most ${call.uploadBytes} bytes.`] : []),
    ...refusals,
  ].join(' ');
}

/** A file has none; bodies and answers have one each. */
export const exampleFor = (schema: z.ZodType, shapes: Record<string, Json>): unknown =>
  exampleOf(wireSchema(schema), shapes);

function operation(name: string, call: Call, shapes: Record<string, Json>): Json {
  const parameters = [
    ...parametersIn('path', call.params, shapes),
    ...parametersIn('query', call.query, shapes),
    ...(call.idempotent
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: call.idempotent === true,
            schema: { type: 'string', minLength: 8, maxLength: 128 },
          },
        ]
      : []),
    ...(call.auth === 'customer' && call.method !== 'GET'
      ? [{ name: 'X-CSRF-Token', in: 'header', required: true, schema: { type: 'string' } }]
      : []),
  ];
  const type = call.file ?? (call.stream ? 'application/x-ndjson' : 'application/json');
  const body = call.file ? { schema: { type: 'string', format: 'binary' } } : content(call.output, shapes);
  return {
    operationId: name,
    summary: call.summary,
    description: describeCall(call),
    ...(call.auth === 'customer' || call.auth === 'operator'
      ? { security: [{ [call.auth === 'customer' ? 'session' : 'operator']: [] }] }
      : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.uploadBytes
      ? {
          requestBody: {
            required: true,
            content: {
              'application/octet-stream': {
                schema: { type: 'string', format: 'binary', maxLength: call.uploadBytes },
              },
            },
          },
        }
      : {}),
    ...(call.input
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': content(call.input, shapes),
            },
          },
        }
      : {}),
    responses: {
      '200': { description: call.summary, content: { [type]: body } },
      ...errorResponses(call.errors),
    },
  };
}

const parametersIn = (
  place: 'path' | 'query',
  schema: z.ZodObject | undefined,
  shapes: Record<string, Json>,
): Json[] =>
  Object.entries(schema?.shape ?? {}).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || !(each as z.ZodType).safeParse(undefined).success,
    schema: wireSchema(each as z.ZodType),
    example: exampleOf(wireSchema(each as z.ZodType), shapes, name),
  }));

/** A named shape has its example beside it, once for all calls. */
function content(schema: z.ZodType, shapes: Record<string, Json>): Json {
  const made = wireSchema(schema);
  const shape = shapeName(made);
  return shape
    ? { schema: made, examples: { [shape]: { $ref: `#/components/examples/${shape}` } } }
    : { schema: made, example: exampleOf(made, shapes) };
}

const shapeName = ({ $ref }: Json): string | undefined =>
  /^#\/components\/schemas\/(.+)$/.exec(String($ref))?.[1];

/** Of the shapes that are the whole body of a call. */
function sharedExamples(shapes: Record<string, Json>): Json {
  const bodies = CALL_GROUPS.flatMap(({ calls }) =>
    Object.values(calls).flatMap(({ input, output, file }) => [input, file ? undefined : output]),
  );
  const used = new Set(bodies.map((schema) => schema && shapeName(wireSchema(schema))));
  return Object.fromEntries(
    Object.entries(shapes)
      .filter(([name]) => used.has(name))
      .map(([name, shape]) => [name, { value: exampleOf(shape, shapes) }]),
  );
}

/** What any call may answer, by status. */
const RESPONSE_NAMES: Readonly<Record<string, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'PayloadTooLarge',
  422: 'InvalidInput',
  429: 'TooManyRequests',
  500: 'InternalError',
  503: 'Unavailable',
};

const errorResponse = (codes: readonly ErrorCode[]): Json => ({
  description: codes.join(', '),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const byStatus = (codes: readonly ErrorCode[]): [status: string, codes: ErrorCode[]][] =>
  [...Map.groupBy(new Set(codes), (code) => ERRORS[code].status)].map(([status, each]) => [
    String(status),
    each,
  ]);

function commonResponses(): Json {
  const named = byStatus(COMMON_ERRORS).map(([status, codes]) => [
    RESPONSE_NAMES[status],
    errorResponse(codes),
  ]);
  return Object.fromEntries(named);
}

/** The common response of a status, unless the call has codes of its own there. */
function errorResponses(codes: readonly ErrorCode[]): Json {
  const isCommon = (code: ErrorCode): boolean => (COMMON_ERRORS as readonly ErrorCode[]).includes(code);
  return Object.fromEntries(
    byStatus([...codes, ...COMMON_ERRORS]).map(([status, each]) => [
      status,
      each.every(isCommon)
        ? { $ref: `#/components/responses/${RESPONSE_NAMES[status]}` }
        : errorResponse(each),
    ]),
  );
}
