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
type Chunks = Record<(typeof NAMES)[number], Ids>;

const isLibrary = (id: string): boolean => id.includes('/node_modules/');
const isIcon = (id: string): boolean => id.includes('/lucide-react/dist/esm/icons/');
const isPage = (id: string): boolean => /-page\.tsx$/.test(id);

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
      const pages = ids.filter((id) => isPage(id) && id !== home).map((id) => reached(this, id));
      const needs = (id: string): number => pages.filter((page) => page.has(id)).length;
      const both = [...start].filter((id) => also.has(id));
      const shared = light(this, reached(this, home), start).filter((id) => !start.has(id) && needs(id) > 0);
      const isCommon = (id: string): boolean => needs(id) >= pages.length * COMMON;
      chunks = {
        libraries: new Set(both.filter(isLibrary)),
        base: new Set(both.filter((id) => !isLibrary(id))),
        common: new Set(shared.filter(isCommon)),
        search: new Set(shared.filter((id) => !isCommon(id))),
      };
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: NAMES.map((name, place) => ({
          name,
          priority: NAMES.length - place,
          test: (id: string) => chunks?.[name].has(id) ?? false,
        })),
      },
    }),
  };
}
