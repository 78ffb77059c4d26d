/** The issuer's API as OpenAPI 3.1. */
import { z } from 'zod';
import { ISSUER_API, type IssuerOperation, refusal } from './issuer-api.ts';

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return rest;
}

const content = (schema: z.ZodType): Json => ({ 'application/json': { schema: schemaOf(schema) } });

function parametersOf({ path, query }: IssuerOperation): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: '^[\\w:-]{4,120}$' },
  }));
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: true,
    schema: schemaOf(schema as z.ZodType),
  }));
  return [...inPath, ...inQuery];
}

function operation(name: string, call: IssuerOperation): Json {
  const parameters = parametersOf(call);
  return {
    operationId: name,
    summary: call.summary,
    description: call.about,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body ? { requestBody: { required: true, content: content(call.body) } } : {}),
    responses: {
      '200': { description: call.summary, content: content(call.answer) },
      '400': { description: 'The request is malformed' },
      '401': { description: 'The bearer isn’t one of the keys' },
      ...(call.mayRefuse
        ? { '409': { description: 'Refused, with the reason', content: content(refusal) } }
        : {}),
      ...(call.method === 'POST'
        ? { '422': { description: 'The reference was used for another request' } }
        : {}),
      '503': { description: 'Nothing was done; the portal tries again' },
    },
  };
}

export function issuerApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(ISSUER_API) as [string, IssuerOperation][]) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Issuer API',
      version: '0',
      description:
        'What the portal’s server calls at the issuer of the cards: rewards accounts, redemptions in ' +
        'two phases, ' +
        'earnings and standing. Every call that changes something carries a reference and is idempotent ' +
        'by it. An ' +
        'answer of 5xx other than 503, or none, means that the outcome is unknown: the portal looks it ' +
        'up and ' +
        'repeats the call with the same reference. Test an implementation with npm run issuer-test.',
    },
    servers: [{ url: '/', description: 'The address that REWARDS_URL names' }],
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'REWARDS_API_KEY' } },
    },
  };
}
