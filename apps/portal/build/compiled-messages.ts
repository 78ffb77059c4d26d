/**
 * `virtual:messages/<locale>/<chunk>`: the catalogs of the pages compiled at build time, so that no ICU
 * parser ships. `base` holds what every page needs; the other chunks are loaded with their pages.
 */
import { readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { catalogFiles, catalogLanguages, isCatalog } from './catalog-files.ts';

const PREFIX = 'virtual:messages/';
/** Of the desk and of companies' admins. */
const OF_OTHERS = /^(?:admin|desk|site)(?:-|$)/;
/** Areas that every page needs are one chunk; each of the others is its own. */
const BASE = new Set(['home', 'search', 'shell']);

function filesOf(locale: string, area: string): readonly string[] {
  const files = catalogFiles(locale).get(area);
  if (!files) throw new Error(`no texts ${area} in ${locale}`);
  return files;
}

function compiled(files: readonly string[]): string {
  const texts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const messages = Object.entries(Object.assign({}, ...texts) as Record<string, string>);
  return JSON.stringify(Object.fromEntries(messages.map(([id, text]) => [id, compileMessage(text)])));
}

/** The loaders of every chunk, by locale: what `virtual:messages` exports. */
function index(locales: readonly string[], everything: boolean): string {
  const entries = locales.map((locale) => {
    const chunks = [
      'base',
      ...[...catalogFiles(locale).keys()].filter(
        (area) => !BASE.has(area) && (everything || !OF_OTHERS.test(area)),
      ),
    ];
    const loaders = chunks.map((chunk) => `'${chunk}': () => import('${PREFIX}${locale}/${chunk}')`);
    return `${locale}: { ${loaders.join(', ')} }`;
  });
  return `export default { ${entries.join(', ')} }`;
}

/** `everything` for a site that isn't the portal. */
export function compiledMessages({ everything }: { readonly everything: boolean }): Plugin {
  return {
    name: 'compiled-messages',
    resolveId: (id) => (id === 'virtual:messages' || id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:messages') return index(catalogLanguages(), everything);
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [locale = '', chunk = ''] = id.slice(PREFIX.length + 1).split('/');
      const areas = chunk === 'base' ? [...BASE] : [chunk];
      const files = areas.flatMap((area) => filesOf(locale, area));
      for (const file of files) this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(compiled(files))})`;
    },
    handleHotUpdate({ file, server }) {
      if (isCatalog(file)) server.ws.send({ type: 'full-reload' });
    },
  };
}
