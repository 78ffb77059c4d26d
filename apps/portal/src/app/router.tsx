/** The routes (A §2.1) and what each loads: a page's code and its messages come together, on demand. */

import { readToken } from '@sojourn/web/api/credentials.ts';
import { type FlatSearch, parseFlatSearch, printFlatSearch } from '@sojourn/web/flat-search.ts';
import { PageLoading } from '@sojourn/web/page-state.tsx';
import { saveReturnUrl } from '@sojourn/web/session/return-url.ts';
import { loadMessages, type MessageChunk } from '@sojourn/web/text/locale.tsx';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { orMissing } from '#shared/missing-file.ts';
import { NotFoundPage } from './not-found-page.tsx';
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
    saveReturnUrl(location.href);
    throw redirect({ to: '/login' });
  },
});

/** What anybody may read, signed in or not. */
const open = createRoute({ getParentRoute: () => root, id: 'open', component: OpenLayout });

const pages = import.meta.glob<Record<string, () => React.ReactNode>>([
  '../features/*/*-page.tsx',
  '../products/*/*/*-page.tsx',
]);

/** A page's component from its file, loaded with the messages it needs. */
function page(file: string, name: string, ...chunks: MessageChunk[]) {
  return lazyRouteComponent(async () => {
    const load = pages[`../${file}.tsx`];
    if (!load) throw new Error(`no page ${file}`);
    const [module] = await orMissing(Promise.all([load(), loadMessages(...chunks)]));
    return module;
  }, name);
}

const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  validateSearch: flat,
  component: page('features/home/home-page', 'HomePage'),
});
const stays = createRoute({
  getParentRoute: () => signedIn,
  path: '/stays',
  validateSearch: flat,
  component: page('products/hotel/results/results-page', 'ResultsPage', 'booking', 'results'),
});
const stay = createRoute({
  getParentRoute: () => signedIn,
  path: '/premium-stays/shop-details/',
  validateSearch: flat,
  component: page('products/hotel/stay/stay-page', 'StayPage', 'booking', 'stay', 'results'),
});
const flightReview = createRoute({
  getParentRoute: () => signedIn,
  path: '/flights/review',
  validateSearch: flat,
  component: page(
    'products/flight/review/flight-review-page',
    'FlightReviewPage',
    'flights',
    'flight-review',
    'errors',
  ),
});
const flights = createRoute({
  getParentRoute: () => signedIn,
  path: '/flights',
  validateSearch: flat,
  component: page(
    'products/flight/results/flights-page',
    'FlightsPage',
    'flights',
    'flight-form',
    'flight-results',
  ),
});
const checkout = createRoute({
  getParentRoute: () => signedIn,
  path: '/checkout/$checkoutId',
  staticData: { shell: 'checkout' },
  component: page(
    'features/checkout/checkout-page',
    'CheckoutPage',
    'booking',
    'cards',
    'checkout',
    'results',
    'flights',
    'flight-review',
    'travelers',
    'errors',
  ),
});
const trips = createRoute({
  getParentRoute: () => signedIn,
  path: '/trips',
  validateSearch: flat,
  component: page('features/trips/trips-page', 'TripsPage', 'booking', 'trips', 'flights'),
});
const trip = createRoute({
  getParentRoute: () => signedIn,
  path: '/trips/$bookingId',
  validateSearch: flat,
  component: page(
    'features/trips/trip-page',
    'TripPage',
    'booking',
    'trips',
    'flights',
    'flight-review',
    'travelers',
  ),
});
const wallet = createRoute({
  getParentRoute: () => signedIn,
  path: '/wallet',
  validateSearch: flat,
  component: page('features/wallet/wallet-page', 'WalletPage', 'booking', 'wallet'),
});
/** A §2.3: a module of its own, which redirects by its own rules. */
const profile = createRoute({
  getParentRoute: () => signedIn,
  path: '/profile/',
  validateSearch: flat,
  component: page('features/profile/profile-page', 'ProfilePage', 'profile'),
});
const favorites = createRoute({
  getParentRoute: () => signedIn,
  path: '/favorites/',
  validateSearch: flat,
  component: page(
    'features/favorites/favorites-page',
    'FavoritesPage',
    'booking',
    'results',
    'profile-favorites',
  ),
  // For whom there are none (A §2.3)
  notFoundComponent: NotFoundPage,
});
const premiumOffers = createRoute({
  getParentRoute: () => signedIn,
  path: '/premium-offers/',
  component: page(
    'features/premium-offers/premium-offers-page',
    'PremiumOffersPage',
    'booking',
    'errors',
    'premium-offers',
    'wallet',
  ),
});
const terms = createRoute({
  getParentRoute: () => open,
  path: '/terms/',
  validateSearch: flat,
  component: page('features/terms/terms-page', 'TermsPage', 'terms'),
});
const nightTerms = createRoute({
  getParentRoute: () => open,
  path: '/terms/complimentary-night/',
  component: page('features/terms/night-terms-page', 'NightTermsPage', 'terms'),
});
const faq = createRoute({
  getParentRoute: () => open,
  path: '/faq/',
  validateSearch: flat,
  component: page('features/faq/faq-page', 'FaqPage', 'faq'),
});

/** An address that is none of ours, told inside the shell. */
const nowhere = createRoute({ getParentRoute: () => signedIn, path: '$', component: NotFoundPage });

const signInPage = (name: string) => page('features/sign-in/sign-in-page', name);
const login = createRoute({ getParentRoute: () => root, path: '/login', component: signInPage('LoginPage') });
const startSession = createRoute({
  getParentRoute: () => root,
  path: '/auth/startsession/',
  validateSearch: flat,
  component: signInPage('StartSessionPage'),
});
const invalidSession = createRoute({
  getParentRoute: () => root,
  path: '/auth/invalidsession/',
  component: signInPage('InvalidSessionPage'),
});
const endSession = createRoute({
  getParentRoute: () => root,
  path: '/auth/endsession/',
  component: signInPage('EndSessionPage'),
});
const accessDenied = createRoute({
  getParentRoute: () => root,
  path: '/access-denied',
  component: signInPage('AccessDeniedPage'),
});
const notBeta = createRoute({
  getParentRoute: () => root,
  path: '/access-denied-not-beta',
  component: signInPage('NotBetaPage'),
});
const onboarding = createRoute({
  getParentRoute: () => root,
  path: '/onboarding/',
  component: signInPage('OnboardingPage'),
});
const acknowledgement = createRoute({
  getParentRoute: () => root,
  path: '/acknowledgement/',
  component: signInPage('AcknowledgementPage'),
});

const routeTree = root.addChildren([
  signedIn.addChildren([
    home,
    stays,
    stay,
    flights,
    flightReview,
    checkout,
    trips,
    trip,
    wallet,
    profile,
    favorites,
    premiumOffers,
    nowhere,
  ]),
  open.addChildren([terms, nightTerms, faq]),
  ...[login, startSession, invalidSession, endSession],
  ...[accessDenied, notBeta, onboarding, acknowledgement],
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
  }
}
