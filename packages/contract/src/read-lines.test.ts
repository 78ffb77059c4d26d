import { expect, test } from 'vitest';
import { readLines } from './read-lines.ts';

function streamOf(...parts: readonly string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const value of readLines(stream)) values.push(value);
  return values;
}

test('lines cut anywhere, also inside a character, come out whole', async () => {
  const bytes = new TextEncoder().encode('{"a":"é"}\n{"b":2}\n');
  for (let cut = 0; cut <= bytes.length; cut++) {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, cut));
        controller.enqueue(bytes.slice(cut));
        controller.close();
      },
    });
    expect(await collect(stream)).toEqual([{ a: 'é' }, { b: 2 }]);
  }
});

test('a last line without its newline counts, blank lines do not', async () => {
  expect(await collect(streamOf('{"a":1}\n\n', '{"b":2}'))).toEqual([{ a: 1 }, { b: 2 }]);
});

test('a broken line is an error, not a silent gap', async () => {
  await expect(collect(streamOf('{"a":1}\n{"b":'))).rejects.toThrow(SyntaxError);
});

test('a reader that stops cancels the stream', async () => {
  let canceled = false;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('{"a":1}\n')),
    cancel: () => {
      canceled = true;
    },
  });
  for await (const _ of readLines(stream)) break;
  expect(canceled).toBe(true);
});
