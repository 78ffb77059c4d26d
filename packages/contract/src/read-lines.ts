/**
 * The values of a newline-delimited JSON stream, each as soon as its line is whole. Ends early when the
 * reader stops.
 */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  // The DOM's types take any buffer, a stream of the fetch has bytes: the pair fits all the same.
  const decoder = new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>;
  const reader = body.pipeThrough<string>(decoder).getReader();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim()) yield JSON.parse(line);
    }
    if (rest.trim()) yield JSON.parse(rest);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
