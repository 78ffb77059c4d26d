/** The contract as OpenAPI 3.1, made from the one table of calls. */
import { z } from 'zod';
import { API_BASE, type Call } from './call.ts';
import { calls } from './calls.ts';
import { COMMON_ERRORS, ERRORS, type ErrorCode, errorBody } from './errors.ts';

type Json = Record<string, unknown>;

/** What travels: `input` for both directions, as our transforms only give names to texts. */
export function wireSchema(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return rest;
}

export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    const path = `${API_BASE}${call.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
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
    paths,
    components: {
      schemas: { Error: wireSchema(errorBody) },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
    'x-errors': Object.fromEntries(Object.entries(ERRORS)),
  };
}

function operation(name: string, call: Call): Json {
  const parameters = [
    ...parametersIn('path', call.params),
    ...parametersIn('query', call.query),
    ...(call.idempotent
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: true,
            schema: { type: 'string', minLength: 8, maxLength: 128 },
          },
        ]
      : []),
    ...(call.auth === 'customer' && call.method !== 'GET'
      ? [{ name: 'X-CSRF-Token', in: 'header', required: true, schema: { type: 'string' } }]
      : []),
  ];
  const type = call.stream ? 'application/x-ndjson' : 'application/json';
  return {
    operationId: name,
    summary: call.summary,
    ...(call.auth === 'customer' ? { security: [{ session: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.input
      ? { requestBody: { content: { 'application/json': { schema: wireSchema(call.input) } } } }
      : {}),
    responses: {
      '200': { description: call.summary, content: { [type]: { schema: wireSchema(call.output) } } },
      ...errorResponses([...call.errors, ...COMMON_ERRORS]),
    },
  };
}

const parametersIn = (place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] =>
  Object.entries(schema?.shape ?? {}).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || !(each as z.ZodType).safeParse(undefined).success,
    schema: wireSchema(each as z.ZodType),
  }));

function errorResponses(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(new Set(codes), (code) => ERRORS[code].status);
  const schema = { $ref: '#/components/schemas/Error' };
  return Object.fromEntries(
    [...byStatus].map(([status, each]) => [
      String(status),
      { description: each.join(', '), content: { 'application/json': { schema } } },
    ]),
  );
}
