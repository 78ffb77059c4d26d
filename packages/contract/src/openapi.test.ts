import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from './call.ts';
import { CALL_GROUPS } from './call-groups.ts';
import { calls } from './calls.ts';
import { openApiDocument, wireSchema, wireShapes } from './openapi.ts';
import { exampleOf } from './openapi-example.ts';
import { sampleOfPattern } from './pattern-sample.ts';

type Body = { readonly $ref?: string; readonly content?: Record<string, object> };
type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly { in: string; name: string; required: boolean }[];
  readonly requestBody?: Body;
  readonly responses: Record<string, Body>;
};

test('every call is in one group', () => {
  const grouped = CALL_GROUPS.flatMap((group) => Object.keys(group.calls));
  expect(grouped.toSorted()).toEqual(Object.keys(calls).toSorted());
});

test('every operation has one tag, a description and examples', () => {
  const { paths, tags } = openApiDocument() as {
    paths: Record<string, Record<string, { tags: string[]; description: string; summary: string }>>;
    tags: { name: string; description: string }[];
  };
  const known = tags.map(({ name }) => name);
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      expect(operation.tags, `${method} ${path}`).toHaveLength(1);
      expect(known).toContain(operation.tags[0]);
      expect(operation.description.length, `${method} ${path}`).toBeGreaterThan(operation.summary.length);
      if (!JSON.stringify(operation).includes('"format":"binary"'))
        expect(JSON.stringify(operation), `${method} ${path}`).toMatch(/"examples?":/);
    }
});

type Components = Record<'schemas' | 'responses' | 'examples', Record<string, unknown>>;

test('every reference is to a component, and every component is referenced', () => {
  const document = openApiDocument();
  const { schemas, responses, examples } = document.components as Components;
  const declared = Object.entries({ schemas, responses, examples }).flatMap(([kind, parts]) =>
    Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
  );
  const referenced = JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g);
  expect([...new Set([...referenced].map(([, to]) => to))].toSorted()).toEqual(declared.toSorted());
  for (const to of declared) expect(to).toMatch(/^#\/components\/\w+\/[A-Z]\w+$/);
});

test('no two named shapes are alike', () => {
  const names = Map.groupBy(Object.entries(wireShapes()), ([, shape]) => JSON.stringify(shape));
  const alike = [...names.values()]
    .filter((each) => each.length > 1)
    .map((each) => each.map(([name]) => name));
  expect(alike).toEqual([]);
});

/** The schema with named shapes in place. */
function written(value: unknown, shapes: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => written(each, shapes));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value as Record<string, unknown>;
  const own = Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, written(each, shapes)]));
  return {
    ...(typeof $ref === 'string' ? (written(shapes[$ref.split('/').at(-1) ?? ''], shapes) as object) : {}),
    ...own,
  };
}

test('naming shapes changes nothing about what a call accepts and answers', () => {
  const shapes = wireShapes();
  for (const [name, { params, query, input, output }] of Object.entries(calls) as [string, Call][])
    for (const schema of [params, query, input, output]) {
      if (!schema) continue;
      const { $schema: _, ...whole } = z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
        metadata: z.registry(),
        reused: 'inline',
        override: ({ zodSchema, jsonSchema }) => {
          const { examples } = z.globalRegistry.get(zodSchema) ?? {};
          if (examples) Object.assign(jsonSchema, { examples });
        },
      });
      expect(written(wireSchema(schema), shapes), name).toEqual(JSON.parse(JSON.stringify(whole)));
    }
});

test('every operation has what OpenAPI 3.1 asks of it', () => {
  const { paths, components } = openApiDocument() as {
    paths: Record<string, Record<string, Operation>>;
    components: Components;
  };
  const ids: string[] = [];
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { operationId, parameters = [], responses, requestBody }] of Object.entries(
      methods,
    )) {
      ids.push(operationId);
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const inPath = parameters.filter((each) => each.in === 'path' && each.required).map(({ name }) => name);
      expect(inPath.toSorted(), path).toEqual(named.toSorted());
      expect(new Set(parameters.map((each) => `${each.in} ${each.name}`)).size).toBe(parameters.length);
      for (const [status, response] of Object.entries(responses)) {
        expect(status).toMatch(/^[1-5]\d\d$/);
        const whole = response.$ref ? components.responses[response.$ref.split('/').at(-1) ?? ''] : response;
        expect(whole, `${method} ${path} ${status}`).toMatchObject({ description: expect.any(String) });
      }
      for (const media of [requestBody, responses['200']].flatMap((body) =>
        Object.values(body?.content ?? {}),
      ))
        expect('example' in media && 'examples' in media, `${method} ${path}`).toBe(false);
    }
  expect(new Set(ids).size).toBe(Object.keys(calls).length);
});

test('every example is one that the contract accepts', () => {
  const shapes = wireShapes();
  for (const [name, call] of Object.entries(calls))
    for (const part of ['params', 'query', 'input', 'output'] as const) {
      const schema = (call as Record<string, unknown>)[part] as
        | (typeof calls)['getTrip']['params']
        | undefined;
      if (!schema || (part === 'output' && 'file' in call)) continue;
      const parsed = schema.safeParse(exampleOf(wireSchema(schema), shapes));
      expect([name, part, parsed.error?.issues]).toEqual([name, part, undefined]);
    }
});

test.each([
  '^bkg_[0-9a-z]{26}$',
  '^[A-Z]{3}$',
  '^\\d{4}-\\d{2}$',
  '^(?:a|b)c+d?$',
  '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
])('a sample fits %s', (pattern) => {
  expect(sampleOfPattern(pattern)).toMatch(new RegExp(pattern, 'u'));
});
