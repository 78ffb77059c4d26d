/**
 * Loaded into each program of a run before it starts: where a module is found is looked up once in the run,
 * since programs that are killed a thousand times spend much of their lives on starting.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

type Found = readonly [place: string, url: string, format: string | null];

/** All modules are loaded by then. */
const SAVE_AFTER_MS = 5_000;

// Its address names the file
const file = new URL(import.meta.url).searchParams.get('file') ?? '';
const isKnown = existsSync(file);
const known = new Map(
  (isKnown ? (JSON.parse(readFileSync(file, 'utf8')) as Found[]) : []).map(([place, url, format]) => [
    place,
    { url, format },
  ]),
);

registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL = '' } = context;
    if (specifier.startsWith('node:') || !context.conditions.includes('import'))
      return next(specifier, context);
    // From anywhere in a folder a name means the same
    const place = `${specifier} ${parentURL.slice(0, parentURL.lastIndexOf('/'))}`;
    const found = known.get(place);
    if (found) return { ...found, shortCircuit: true };
    const result = next(specifier, context);
    if (result.url.startsWith('file:')) known.set(place, { url: result.url, format: result.format ?? null });
    return result;
  },
});

if (!isKnown && file !== '')
  setTimeout(() => {
    const found: Found[] = [...known].map(([place, { url, format }]) => [place, url, format]);
    // Several programs begin at once: each writes all of it, or nothing
    const own = `${file}.${process.pid}`;
    writeFileSync(own, JSON.stringify(found));
    renameSync(own, file);
  }, SAVE_AFTER_MS).unref();
