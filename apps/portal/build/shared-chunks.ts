/**
 * Puts what several pages begin with into few chunks. By itself the bundler cuts one chunk for every set of
 * entries and pages that share a module, which breaks the start page into a hundred small files that load
 * and compress badly.
 */
import type { Plugin, Rolldown } from 'vite';

type Context = Rolldown.PluginContext;
type Ids = ReadonlySet<string>;

/** From the chunk that needs no other to the one that needs all before it. */
const NAMES = ['libraries', 'base', 'common', 'search'] as const;
/** What this share of the pages needs is common. */
const COMMON = 1 / 6;
type Chunks = ReadonlyMap<string, Ids>;

const isLibrary = (id: string): boolean => id.includes('/node_modules/');
const isIcon = (id: string): boolean => id.includes('/lucide-react/dist/esm/icons/');
const isPage = (id: string): boolean => /-page\.tsx$/.test(id);
/** `home-page.tsx` comes with the `home-part.ts` of every product. */
const partsOf = (ids: readonly string[], page: string): string[] => {
  const name = /\/([\w-]+)-page\.tsx$/.exec(page)?.[1];
  return ids.filter((id) => id.endsWith(`/${name}-part.ts`));
};

/** A module and all that it imports, and with `later` what it imports on demand. */
function reached(context: Context, from: string, later = false, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen;
  seen.add(from);
  const module = context.getModuleInfo(from);
  for (const id of module?.importedIds ?? []) reached(context, id, later, seen);
  if (later) for (const id of module?.dynamicallyImportedIds ?? []) reached(context, id, later, seen);
  return seen;
}

/** Without libraries that the start does not hold, and what builds on these. */
function light(context: Context, ids: Iterable<string>, start: Ids): string[] {
  const isForeign = (id: string): boolean => isLibrary(id) && !isIcon(id) && !start.has(id);
  return [...ids].filter(
    (id) => !isForeign(id) && !(context.getModuleInfo(id)?.importedIds ?? []).some(isForeign),
  );
}

/**
 * What a page with products' parts needs is cut as if the parts were the page's own modules: by the set of
 * entries and pages that need a module. By itself the bundler cuts it once more for each part.
 */
function chunksOfPages(context: Context, ids: readonly string[], named: (id: string) => boolean): Chunks {
  const pageOf = new Map(
    ids.filter(isPage).flatMap((page) => partsOf(ids, page).map((part) => [part, page] as const)),
  );
  const withParts = new Set(pageOf.values());
  const needs = new Map<string, Set<string>>();
  for (const id of ids) {
    const module = context.getModuleInfo(id);
    if (!module?.isEntry && !module?.dynamicImporters.length) continue;
    for (const each of reached(context, id)) {
      const entries = needs.get(each) ?? new Set();
      needs.set(each, entries.add(pageOf.get(id) ?? id));
    }
  }
  const chunks = new Map<string, Set<string>>();
  const names = new Map<string, string>();
  for (const [id, entries] of needs) {
    if (named(id) || ![...entries].some((entry) => withParts.has(entry))) continue;
    const key = [...entries].sort().join();
    const name = names.get(key) ?? /([\w-]+)\.\w+$/.exec(entries.size === 1 ? key : id)?.[1] ?? 'shared';
    names.set(key, name);
    chunks.set(key, (chunks.get(key) ?? new Set()).add(id));
  }
  const taken = new Map<string, number>();
  return new Map(
    [...chunks].map(([key, own]) => {
      const name = names.get(key) ?? 'shared';
      const count = taken.get(name) ?? 0;
      taken.set(name, count + 1);
      return [count === 0 ? name : `${name}-${count}`, own];
    }),
  );
}

/**
 * `start` and `also` end the names of two entries: what both need is one chunk, its libraries, which change
 * seldom, another. `page` ends the name of the page that most visits begin with: what it shares with many
 * other pages is the third, what it shares with a few, its search form above all, the fourth.
 */
export function sharedChunks(entries: { start: string; also: string; page: string }): Plugin {
  let chunks: Chunks | undefined;
  return {
    name: 'shared-chunks',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const find = (end: string): string => {
        const id = ids.find((one) => one.endsWith(end));
        if (!id) throw new Error(`no module ${end} in the build`);
        return id;
      };
      const start = reached(this, find(entries.start));
      const also = reached(this, find(entries.also), true);
      const home = find(entries.page);
      const whole = (page: string): Set<string> =>
        new Set([page, ...partsOf(ids, page)].flatMap((id) => [...reached(this, id)]));
      const pages = ids.filter((id) => isPage(id) && id !== home).map(whole);
      const needs = (id: string): number => pages.filter((page) => page.has(id)).length;
      const both = [...start].filter((id) => also.has(id));
      const shared = light(this, whole(home), start).filter((id) => !start.has(id) && needs(id) > 0);
      const isCommon = (id: string): boolean => needs(id) >= pages.length * COMMON;
      const order: Record<(typeof NAMES)[number], Iterable<string>> = {
        libraries: both.filter(isLibrary),
        base: both.filter((id) => !isLibrary(id)),
        common: shared.filter(isCommon),
        search: shared.filter((id) => !isCommon(id)),
      };
      const named = new Map<string, Ids>(NAMES.map((name) => [name, new Set(order[name])]));
      const isNamed = (id: string): boolean => [...named.values()].some((chunk) => chunk.has(id));
      chunks = new Map([...chunksOfPages(this, ids, isNamed), ...named]);
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          {
            name: (id: string) => [...(chunks ?? [])].find(([, ids]) => ids.has(id))?.[0] ?? null,
          },
        ],
      },
    }),
  };
}
