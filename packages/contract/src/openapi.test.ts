import { expect, test } from 'vitest';
import { CALL_GROUPS } from './call-groups.ts';
import { calls } from './calls.ts';
import { openApiDocument, wireSchema, wireShapes } from './openapi.ts';
import { exampleOf } from './openapi-example.ts';
import { sampleOfPattern } from './pattern-sample.ts';

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
        expect(JSON.stringify(operation), `${method} ${path}`).toContain('"example":');
    }
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
