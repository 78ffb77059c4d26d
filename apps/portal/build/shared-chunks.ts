/**
 * Cuts the code into few files for each page. By itself the bundler cuts one for every set of entries and
 * pages that share a module, which breaks a page into a hundred small files that load and compress badly.
 */
import type { Plugin, Rolldown } from 'vite';
import { mergePieces, type Piece } from './merge-pieces.ts';
import { type BuiltPages, entriesOf, readPages } from './pages-of-build.ts';

type Context = Rolldown.PluginContext;
type Ids = ReadonlySet<string>;

/** The bundler's own. */
const RUNTIME = '\0rolldown/runtime.js';
const isLibrary = (id: string): boolean => id.includes('/node_modules/');
const isText = (id: string): boolean => id.includes('virtual:messages/');
/** How much a page counts beside others; a part that is loaded on demand counts little. */
const WEIGHTS: Readonly<Record<string, number>> = {
  '/': 15,
  '/stays': 4,
  '/flights': 4,
  '/cars': 4,
  '/activities/availability/': 4,
  '/activities/shop/': 4,
  '/trips': 4,
  '/profile/': 4,
};
const LATER_WEIGHT = 0.15;

/** A module and all that it imports, and with `later` what it imports on demand. */
function reached(context: Context, from: readonly string[], later = false): Set<string> {
  const seen = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const module = context.getModuleInfo(id);
    open.push(...(module?.importedIds ?? []), ...(later ? (module?.dynamicallyImportedIds ?? []) : []));
  }
  return seen;
}

/** Something that is loaded as a whole: a page with its products' parts, or a part on demand. */
type Load = { readonly ids: Ids; readonly weight: number; readonly own: readonly string[] };

function loadsOf(context: Context, ids: readonly string[], pages: BuiltPages): Load[] {
  const named = pages.ALL_PAGES.map((page) => ({
    own: entriesOf(page).flatMap((end) => ids.filter((id) => id.endsWith(end))),
    weight: WEIGHTS[page.path] ?? 1,
  }));
  const taken = new Set(named.flatMap(({ own }) => own));
  const onDemand = ids.filter((id) => {
    const module = context.getModuleInfo(id);
    return (module?.dynamicImporters.length || module?.isEntry) && !taken.has(id) && !isText(id);
  });
  const later = onDemand.map((id) => ({ own: [id], weight: LATER_WEIGHT }));
  return [...named, ...later].map((load) => ({ ...load, ids: reached(context, load.own) }));
}

/** For each part on demand, the loads that may ask for it. */
function hostsOf(context: Context, loads: readonly Load[]): (readonly number[])[] {
  return loads.map(({ own, weight }) => {
    if (weight !== LATER_WEIGHT) return [];
    const importers = own.flatMap((id) => context.getModuleInfo(id)?.dynamicImporters ?? []);
    return loads.flatMap(({ ids }, at) => (importers.some((id) => ids.has(id)) ? [at] : []));
  });
}

/**
 * Modules by which loads need them, apart for those that `embedded` has too; a part finds there already what
 * all that ask for it have loaded.
 */
function piecesOf(context: Context, loads: readonly Load[], start: Ids, embedded: Ids): Piece[] {
  const hosts = hostsOf(context, loads);
  const isThere = (at: number, needs: Uint8Array, waiting: ReadonlySet<number>): boolean => {
    const those = hosts[at] ?? [];
    const further = new Set([...waiting, at]);
    return (
      those.length > 0 &&
      those.every((host) => needs[host] || further.has(host) || isThere(host, needs, further))
    );
  };
  const needs = new Map<string, Uint8Array>();
  for (const [at, { ids }] of loads.entries())
    for (const id of ids) {
      if (start.has(id)) continue;
      const row = needs.get(id) ?? new Uint8Array(loads.length);
      row[at] = 1;
      needs.set(id, row);
    }
  const pieces = new Map<string, { ids: string[]; size: number; pages: Uint8Array }>();
  for (const [id, row] of needs) {
    const pages = row.map((needed, at) => (needed && !isThere(at, row, new Set()) ? 1 : 0));
    const key = `${embedded.has(id)} ${pages.join('')}`;
    const piece = pieces.get(key) ?? { ids: [], size: 0, pages };
    piece.ids.push(id);
    piece.size += sizeOf(context.getModuleInfo(id)?.code ?? '');
    pieces.set(key, piece);
  }
  return [...pieces.values()];
}

/** Without comments. */
const sizeOf = (code: string): number => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').length;

/** By its page, else by a part, else by its first module. */
function nameOf({ ids }: Piece): string {
  const id =
    ids.find((one) => /-page\.tsx$/.test(one)) ?? ids.find((one) => /-part\.tsx?$/.test(one)) ?? ids[0];
  return /([\w-]+)\.\w+$/.exec(id ?? '')?.[1] ?? 'shared';
}

function named(pieces: readonly Piece[]): [string, Ids][] {
  const taken = new Map<string, number>();
  return pieces.map((piece) => {
    const name = nameOf(piece);
    const count = taken.get(name) ?? 0;
    taken.set(name, count + 1);
    return [count === 0 ? name : `${name}-${count}`, new Set(piece.ids)];
  });
}

/**
 * `start` and `also` end the names of two entries: what both need is one chunk, its libraries, which change
 * seldom, another; the rest of the start is a third.
 */
export function sharedChunks(entries: { start: string; also: string }): Plugin {
  const chunkOf = new Map<string, string>();
  return {
    name: 'shared-chunks',
    apply: 'build',
    async buildEnd() {
      const ids = [...this.getModuleIds()];
      const find = (end: string): string => {
        const id = ids.find((one) => one.endsWith(end));
        if (!id) throw new Error(`no module ${end} in the build`);
        return id;
      };
      const start = reached(this, [find(entries.start)]);
      const also = reached(this, [find(entries.also)], true);
      const both = [...start].filter((id) => also.has(id));
      const loads = loadsOf(this, ids, await readPages());
      const importsOf = (id: string): readonly string[] => this.getModuleInfo(id)?.importedIds ?? [];
      const weights = loads.map(({ weight }) => weight);
      const pieces = piecesOf(this, loads, start, also);
      // In one file with a page's own code, it would bring the portal's start into other hosts' pages
      const mergeAll = (isEmbedded: boolean): Piece[] =>
        mergePieces(
          pieces.filter(({ ids: [one = ''] }) => also.has(one) === isEmbedded),
          weights,
          importsOf,
        );
      const chunks: [string, Iterable<string>][] = [
        ['libraries', [RUNTIME, ...both.filter(isLibrary)]],
        ['base', both.filter((id) => !isLibrary(id))],
        ['shell', [...start].filter((id) => !also.has(id) && !id.endsWith(entries.start))],
        ...named([true, false].flatMap((isEmbedded) => mergeAll(isEmbedded))),
      ];
      for (const [name, members] of chunks) for (const id of members) chunkOf.set(id, name);
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: (id: string) => chunkOf.get(id) ?? null }],
      },
    }),
  };
}
