/** The routes of `pages.ts`: a page's code and its messages come together, on demand. */
import { PRODUCTS } from '@sojourn/products/lists/pages.ts';
import { readToken } from '@sojourn/web/api/credentials.ts';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import type { ComponentType } from 'react';
import { orMissing } from '#shared/missing-file.ts';
import type { Page } from '#shared/product/product.ts';
import type { Place } from '#shared/router/place.ts';
import type { Route } from '#shared/router/route.ts';
import { Router } from '#shared/router/router.ts';
import { DELEGATED_PATH, isDelegatedTab } from '#shared/session/delegated-tab.ts';
import { saveReturnUrl } from '#shared/session/return-url.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { loadPageFiles } from './page-files.ts';
import {
  ALL_PAGES,
  messagesOf,
  OPEN_PAGES,
  PRODUCT_OPEN_PAGES,
  PRODUCT_PAGES,
  SIGN_IN_PAGES,
  SIGNED_IN_PAGES,
} from './pages.ts';

const files = import.meta.glob<Record<string, ComponentType>>([
  '../features/**/*-page.tsx',
  '../../../../products/*/pages/**/*-page.tsx',
]);

async function loadPage(page: Page): Promise<ComponentType> {
  const { file, name, part } = page;
  const load = files[`../${file}.tsx`] ?? files[`../../../../${file}.tsx`];
  if (!load) throw new Error(`no page ${file}`);
  const ready = loadPageFiles(ALL_PAGES.indexOf(page));
  const parts = part ? Object.values(PRODUCTS).map((product) => product[part].load()) : [];
  const [module] = await orMissing(Promise.all([load(), loadMessages(...messagesOf(page)), ready, ...parts]));
  const Component = module[name];
  if (!Component) throw new Error(`${file} has no ${name}`);
  return Component;
}

/** A page's component from its file, loaded once with its messages and with the products' parts of it. */
function loader(page: Page): Route['load'] {
  let coming: Promise<ComponentType> | undefined;
  return () => {
    coming ??= loadPage(page).catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}

const routeOf =
  (layout: Route['layout']) =>
  (page: Page): Route => ({ path: page.path, layout, page, load: loader(page) });

const signInRoutes = SIGN_IN_PAGES.map(({ path, name }) =>
  routeOf('none')({ path, name, file: 'features/sign-in/sign-in-page', messages: ['session'] }),
);
/** An unknown address, shown inside the shell. */
const nowhere: Route = { path: '/$', layout: 'signedIn', page: {}, load: async () => NotFoundPage };

/** Everything but signing in asks for a token; without one the place is saved and the login page shown. */
function instead({ layout }: Route, { href }: Place): string | null {
  if (layout !== 'signedIn' || readToken() !== null) return null;
  if (isDelegatedTab()) return DELEGATED_PATH;
  saveReturnUrl(href);
  return '/login';
}

export const makeRouter = (): Router =>
  new Router({
    routes: [
      ...[...SIGNED_IN_PAGES, ...PRODUCT_PAGES].map(routeOf('signedIn')),
      ...[...OPEN_PAGES, ...PRODUCT_OPEN_PAGES].map(routeOf('open')),
      ...signInRoutes,
      nowhere,
    ],
    instead,
  });

type AnyPage =
  | (typeof SIGNED_IN_PAGES | typeof OPEN_PAGES | typeof SIGN_IN_PAGES)[number]
  | (typeof PRODUCT_PAGES)[number]
  | (typeof PRODUCT_OPEN_PAGES)[number];

declare global {
  /** The paths that links may name. */
  interface PortalRoutes {
    readonly path: AnyPage['path'];
  }
}
