/**
 * Modules that the same pages need are a piece. Merges pieces into few files: a file more costs each page
 * that loads it about as much as a kilobyte of source, and what a page loads without needing it costs its
 * size.
 */
export type Piece = {
  readonly ids: readonly string[];
  /** In characters of source. */
  readonly size: number;
  /** By the number of the page: 1 where it needs the piece. */
  readonly pages: Uint8Array;
};

/** In characters: names in two files, headers, and what smaller files compress worse. */
const FILE = 1_200;

type Node = Piece & { readonly imports: Set<number> };
type Nodes = Map<number, Node>;

/** `importsOf` names the modules that a module imports; `weights` how much each page counts. */
export function mergePieces(
  pieces: readonly Piece[],
  weights: readonly number[],
  importsOf: (id: string) => readonly string[],
): Piece[] {
  const nodes: Nodes = new Map(pieces.map((piece, at) => [at, { ...piece, imports: new Set<number>() }]));
  const home = new Map(pieces.flatMap(({ ids }, at) => ids.map((id) => [id, at] as const)));
  for (const [at, { ids, imports }] of nodes)
    for (const id of ids.flatMap(importsOf)) {
      const to = home.get(id);
      if (to !== undefined && to !== at) imports.add(to);
    }
  const pairs = new Map<string, Pair>();
  const weigh = (a: number): void => {
    for (const b of nodes.keys()) {
      const gain = a === b ? 0 : gainOf(nodes, a, b, weights);
      const key = a < b ? `${a} ${b}` : `${b} ${a}`;
      if (gain > 0) pairs.set(key, { a: Math.min(a, b), b: Math.max(a, b), gain });
      else pairs.delete(key);
    }
  };
  for (const at of nodes.keys()) weigh(at);
  for (let best = nextMerge(nodes, pairs); best; best = nextMerge(nodes, pairs)) {
    merge(nodes, best);
    for (const [key, { a, b }] of pairs) if (a === best.b || b === best.b) pairs.delete(key);
    weigh(best.a);
  }
  return [...nodes.values()].map(({ ids, size, pages }) => ({ ids, size, pages }));
}

type Pair = { readonly a: number; readonly b: number; readonly gain: number };

/** The two whose merge saves most, of those that can be one file. */
function nextMerge(nodes: Nodes, pairs: ReadonlyMap<string, Pair>): Pair | undefined {
  return [...pairs.values()]
    .sort((x, y) => y.gain - x.gain)
    .find(({ a, b }) => !isBetween(nodes, a, b) && !isBetween(nodes, b, a));
}

function gainOf(nodes: Nodes, a: number, b: number, weights: readonly number[]): number {
  const one = nodes.get(a);
  const other = nodes.get(b);
  if (!one || !other) return 0;
  let gain = 0;
  for (const [page, weight] of weights.entries()) {
    if (one.pages[page] && other.pages[page]) gain += weight * FILE;
    else if (one.pages[page]) gain -= weight * other.size;
    else if (other.pages[page]) gain -= weight * one.size;
  }
  return gain;
}

/** Whether `from` needs `to` by way of a third: as one file the two would need each other's file first. */
function isBetween(nodes: Nodes, from: number, to: number): boolean {
  const seen = new Set([from, to]);
  const open = [...(nodes.get(from)?.imports ?? [])].filter((at) => at !== to);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const next = nodes.get(at)?.imports ?? new Set();
    if (next.has(to)) return true;
    open.push(...next);
  }
  return false;
}

function merge(nodes: Nodes, { a, b }: Pair): void {
  const one = nodes.get(a);
  const other = nodes.get(b);
  if (!one || !other) return;
  nodes.delete(b);
  const imports = new Set([...one.imports, ...other.imports].filter((at) => at !== a && at !== b));
  const pages = one.pages.map((needs, page) => needs | (other.pages[page] ?? 0));
  nodes.set(a, { ids: [...one.ids, ...other.ids], size: one.size + other.size, pages, imports });
  for (const { imports: own } of nodes.values()) if (own.delete(b)) own.add(a);
  nodes.get(a)?.imports.delete(a);
}
