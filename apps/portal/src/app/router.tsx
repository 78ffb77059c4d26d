/** The routes of `pages.ts`: a page's code and its messages come together, on demand. */
import { readToken } from '@sojourn/web/api/credentials.ts';
import { type FlatSearch, parseFlatSearch, printFlatSearch } from '@sojourn/web/flat-search.ts';
import { PageLoading } from '@sojourn/web/page-state.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { orMissing } from '#shared/missing-file.ts';
import type { Page } from '#shared/product/product.ts';
import { DELEGATED_PATH, isDelegatedTab } from '#shared/session/delegated-tab.ts';
import { saveReturnUrl } from '#shared/session/return-url.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { messagesOf, OPEN_PAGES, PRODUCT_PAGES, SIGN_IN_PAGES, SIGNED_IN_PAGES } from './pages.ts';
import { PRODUCTS } from './products.ts';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';
import { OpenLayout } from './shell/open-layout.tsx';
import { SignedInLayout } from './shell/signed-in-layout.tsx';

type Context = { readonly queries: QueryClient };

const root = createRootRouteWithContext<Context>()({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
});
const flat = (search: Record<string, unknown>): FlatSearch => search as FlatSearch;

/** Everything but signing in asks for a token; without one the place is kept and the login page shown. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: SignedInLayout,
  beforeLoad: ({ location }) => {
    if (readToken() !== null) return;
    if (isDelegatedTab()) throw redirect({ to: DELEGATED_PATH });
    saveReturnUrl(location.href);
    throw redirect({ to: '/login' });
  },
});

/** What anybody may read, signed in or not. */
const open = createRoute({ getParentRoute: () => root, id: 'open', component: OpenLayout });

const pages = import.meta.glob<Record<string, () => React.ReactNode>>([
  '../features/**/*-page.tsx',
  '../products/*/*/*-page.tsx',
]);

/** A page's component from its file, loaded with its messages and with the products' parts of it. */
function componentOf(page: Omit<Page, 'path'>) {
  const { file, name, part } = page;
  return lazyRouteComponent(async () => {
    const load = pages[`../${file}.tsx`];
    if (!load) throw new Error(`no page ${file}`);
    const parts = part ? Object.values(PRODUCTS).map((product) => product[part].load()) : [];
    const [module] = await orMissing(Promise.all([load(), loadMessages(...messagesOf(page)), ...parts]));
    return module;
  }, name);
}

const signedInRoute = <const Path extends string>(page: Page<Path>) =>
  createRoute({
    getParentRoute: () => signedIn,
    path: page.path,
    validateSearch: flat,
    component: componentOf(page),
    // A page that does not exist for this person (A §2.3)
    notFoundComponent: NotFoundPage,
    staticData: {
      ...(page.shell && { shell: page.shell }),
      ...(page.isPersonal && { isPersonal: page.isPersonal }),
    },
  });
type SignedInRoute<Path extends string> = ReturnType<typeof signedInRoute<Path>>;

const openRoute = <const Path extends string>(page: Page<Path>) =>
  createRoute({
    getParentRoute: () => open,
    path: page.path,
    validateSearch: flat,
    component: componentOf(page),
  });
type OpenRoute<Path extends string> = ReturnType<typeof openRoute<Path>>;

/** The route of each page, under its path's type. */
type RoutesOf<Pages extends Page, Open = false> = {
  [Path in Pages['path']]: Open extends true ? OpenRoute<Path> : SignedInRoute<Path>;
}[Pages['path']][];

const signedInPages = [...SIGNED_IN_PAGES, ...PRODUCT_PAGES];
const signedInRoutes = signedInPages.map((page: Page) => signedInRoute(page)) as unknown as RoutesOf<
  (typeof signedInPages)[number]
>;
const openRoutes = OPEN_PAGES.map((page: Page) => openRoute(page)) as unknown as RoutesOf<
  (typeof OPEN_PAGES)[number],
  true
>;

/** An unknown address, shown inside the shell. */
const nowhere = createRoute({ getParentRoute: () => signedIn, path: '$', component: NotFoundPage });

const signInRoute = <const Path extends string>({ path, name }: { path: Path; name: string }) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: flat,
    component: componentOf({ file: 'features/sign-in/sign-in-page', name, messages: [] }),
    // A brand without companies has no pages for them
    notFoundComponent: NotFoundPage,
  });
type SignInPath = (typeof SIGN_IN_PAGES)[number]['path'];
const signInRoutes = SIGN_IN_PAGES.map((page) => signInRoute(page)) as unknown as {
  [Path in SignInPath]: ReturnType<typeof signInRoute<Path>>;
}[SignInPath][];

const routeTree = root.addChildren([
  signedIn.addChildren([...signedInRoutes, nowhere]),
  open.addChildren(openRoutes),
  ...signInRoutes,
]);

export const makeRouter = (queries: QueryClient) =>
  createRouter({
    routeTree,
    context: { queries },
    parseSearch: parseFlatSearch,
    stringifySearch: printFlatSearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadDelay: 80,
    trailingSlash: 'preserve',
    defaultPendingComponent: PageLoading,
    defaultPendingMs: 300,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
  interface StaticDataRouteOption {
    /** `checkout`: no navigation, the page puts its steps into the header. */
    shell?: 'checkout';
    /** Not for service desk agents. */
    isPersonal?: true;
  }
}
