/** The contract as OpenAPI 3.1, made from the one table of calls. */
import { z } from 'zod';
import { bookingFailure } from './booking-failures.ts';
import { API_BASE, type Call, type CallAuth } from './call.ts';
import { CALL_GROUPS } from './call-groups.ts';
import { isOpenTo } from './call-roles.ts';
import { cancelQuote } from './cancellation.ts';
import { caseThread } from './case-thread.ts';
import { bookingChange } from './changes.ts';
import { deskCase } from './desk/case-calls.ts';
import { deskCustomer } from './desk/customer-calls.ts';
import { deskBooking } from './desk/parts.ts';
import { COMMON_ERRORS, ERRORS, type ErrorCode, errorBody } from './errors.ts';
import { placeSuggestion } from './locations.ts';
import { exampleOf } from './openapi-example.ts';
import { paymentMethod } from './payment-methods.ts';
import { art, cancelTerms, mapBox, moneySchema } from './primitives.ts';
import { joined } from './products/joined.ts';
import { partsOf } from './products/registry.ts';
import { rewardsAccount } from './rewards.ts';
import { scheduleChange } from './schedule-changes.ts';
import { sessionInfo } from './sessions.ts';
import { supportCase } from './support.ts';
import { travelerDraft } from './travelers.ts';
import { tripDetail } from './trips.ts';
import { wishlist } from './wishlists.ts';

type Json = Record<string, unknown>;

/** Shapes that stand in several calls, written once under their names. */
const SHAPES: Readonly<Record<string, z.ZodType>> = {
  Money: moneySchema,
  CancelTerms: cancelTerms,
  MapBox: mapBox,
  Art: art,
  SessionInfo: sessionInfo,
  RewardsAccount: rewardsAccount,
  PlaceSuggestion: placeSuggestion,
  TravelerDraft: travelerDraft,
  BookingFailure: bookingFailure,
  PaymentMethod: paymentMethod,
  Wishlist: wishlist,
  CaseThread: caseThread,
  SupportCase: supportCase,
  DeskCase: deskCase,
  DeskBooking: deskBooking,
  DeskCustomer: deskCustomer,
  CancelQuote: cancelQuote,
  BookingChange: bookingChange,
  ScheduleChange: scheduleChange,
  TripDetail: tripDetail,
  Error: errorBody,
  ...joined<Record<string, z.ZodType>>(partsOf('shapes')),
};
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
  const body = call.file
    ? { schema: { type: 'string', format: 'binary' } }
    : { schema: wireSchema(call.output), example: exampleFor(call.output, shapes) };
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
              'application/json': {
                schema: wireSchema(call.input),
                example: exampleFor(call.input, shapes),
              },
            },
          },
        }
      : {}),
    responses: {
      '200': { description: call.summary, content: { [type]: body } },
      ...errorResponses([...call.errors, ...COMMON_ERRORS]),
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
