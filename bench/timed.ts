/** Milliseconds of each search, and how many it found on average. */
export function timed<Q>(queries: readonly Q[], search: (query: Q) => { readonly total: number }) {
  const times: number[] = [];
  let found = 0;
  for (const query of queries) {
    const begun = performance.now();
    found += search(query).total;
    times.push(performance.now() - begun);
  }
  return { times, found: Math.round(found / queries.length) };
}
