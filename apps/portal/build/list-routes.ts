/**
 * `routes.json`: which addresses are pages, so that the server answers 404 for all others, and what a tenant
 * must be able to do for a page to exist.
 */
import type { Plugin } from 'vite';

/** Read when a build asks for it: Vite would bundle what its configuration imports, all products with it. */
const PAGES = new URL('../src/app/pages.ts', import.meta.url).href;
type Pages = typeof import('../src/app/pages.ts');

/** As the router matches: with or without the slash at the end; `$bookingId` is one id and nothing deeper. */
const patternOf = (path: string): string =>
  path === '/' ? '^/$' : `^${path.replace(/\$\w+/g, '[^/]+').replace(/\/$/, '')}/?$`;

/** `needs` is null for a page of every tenant. */
export function routesOf({ ALL_PAGES, SIGN_IN_PAGES }: Pick<Pages, 'ALL_PAGES' | 'SIGN_IN_PAGES'>) {
  const always = ALL_PAGES.map(({ path }) => ({ pattern: patternOf(path), needs: null }));
  const signIn = SIGN_IN_PAGES.map((page) => ({
    pattern: patternOf(page.path),
    needs: 'needs' in page ? page.needs : null,
  }));
  return [...always, ...signIn];
}

export function listRoutes(): Plugin {
  return {
    name: 'list-routes',
    apply: 'build',
    async generateBundle() {
      const pages = (await import(PAGES)) as Pages;
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routesOf(pages)) });
    },
  };
}
