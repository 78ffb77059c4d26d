/** Composition root of the portal: tenant, effects, language, server state, routes. */
import { assertPresent } from '@sojourn/domain/present.ts';
import '@sojourn/ui/style/base.css';
import './app.css';
import { PRODUCTS } from '@sojourn/products/lists/pages.ts';
import { ToastProvider } from '@sojourn/ui/dialogs/toast.tsx';
import { ownChannel } from '@sojourn/web/api/api.ts';
import { keepScenario, readToken } from '@sojourn/web/api/credentials.ts';
import { setPageQueries } from '@sojourn/web/api/page-queries.ts';
import { makeQueryClient } from '@sojourn/web/api/query-client.ts';
import { type Effects, EffectsProvider } from '@sojourn/web/effects.tsx';
import { experimentsQuery } from '@sojourn/web/experiments/experiments-query.ts';
import { serverClock } from '@sojourn/web/server-clock.ts';
import { sessionQuery } from '@sojourn/web/session/session-query.ts';
import { brandSheet } from '@sojourn/web/tenant/brand-sheet.ts';
import { readTenant, TenantProvider } from '@sojourn/web/tenant/tenant.tsx';
import { activateLocale, firstLocale, LocaleProvider } from '@sojourn/web/text/locale.tsx';
import { ThemeProvider } from '@sojourn/web/theme.tsx';
import { keepCampaign, ownTracker, trackFailures, wantsNoTracking } from '@sojourn/web/tracking/track.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { Fragment, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ProductsProvider } from '#shared/product/use-products.ts';
import { RouterProvider } from '#shared/router/router-provider.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PRODUCT_STEPS } from './pages.ts';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';
import { makeRouter } from './router.tsx';
import { OpenLayout } from './shell/open-layout.tsx';
import { SignedInLayout } from './shell/signed-in-layout.tsx';

const clock = serverClock(() => Date.now());
ownChannel.onServerTime(clock.sync);
ownChannel.onFailed(trackFailures(ownTracker.track));
const effects: Effects = {
  clock,
  random: { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) },
};

const LAYOUTS = { signedIn: SignedInLayout, open: OpenLayout, none: Fragment } as const;

async function start(): Promise<void> {
  const tenant = readTenant(document);
  document.documentElement.dataset.tenant = tenant.theme;
  document.adoptedStyleSheets = brandSheet(tenant.colors);
  if (tenant.lab) keepScenario(location.search);
  keepCampaign(location.search);
  const locale = firstLocale(navigator.languages);
  const queries = makeQueryClient();
  setPageQueries(queries);
  const router = makeRouter();
  // Asked for while the code arrives: nearly every page waits for it.
  if (readToken() !== null) {
    void queries.prefetchQuery(sessionQuery);
    void queries.prefetchQuery(experimentsQuery(tenant, clock));
  }
  // The page's code comes beside the catalogue, not after it.
  await Promise.all([activateLocale(locale), router.load()]);
  const page = (
    <EffectsProvider value={effects}>
      <TenantProvider tenant={tenant}>
        <LocaleProvider first={locale}>
          <ThemeProvider>
            <QueryClientProvider client={queries}>
              <ToastProvider>
                <ProductsProvider value={PRODUCTS}>
                  <RouterProvider
                    router={router}
                    Root={RootLayout}
                    layouts={LAYOUTS}
                    NotFound={NotFoundPage}
                    Failed={RouteError}
                  />
                </ProductsProvider>
              </ToastProvider>
            </QueryClientProvider>
          </ThemeProvider>
        </LocaleProvider>
      </TenantProvider>
    </EffectsProvider>
  );
  const root = createRoot(assertPresent(document.getElementById('root'), 'the root element'));
  // In slices, so that a slow processor can handle a press during the first render
  startTransition(() => root.render(page));
  if (!wantsNoTracking(navigator)) {
    const load = () => import('./tracking/start-tracking.ts');
    whenIdle(
      () =>
        void load().then(
          (code) => code.startTracking({ router, queries, steps: PRODUCT_STEPS, ...effects }),
          ignore,
        ),
    );
  }
}

/** Behind everything that somebody waits for. */
const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5_000 }) : setTimeout(work, 2_000);
const ignore = (): void => undefined;

void start();
