/** Composition root of the portal: tenant, effects, language, server state, routes. */
import '@sojourn/ui/base.css';
import './app.css';
import type { Instant } from '@sojourn/domain/dates.ts';
import { ToastProvider } from '@sojourn/ui/toast.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { keepScenario } from '#shared/api/credentials.ts';
import { type Effects, EffectsProvider } from '#shared/effects.tsx';
import { readTenant, TenantProvider } from '#shared/tenant/tenant.tsx';
import { activateLocale, firstLocale, LocaleProvider } from '#shared/text/locale.tsx';
import { ThemeProvider } from '#shared/theme.tsx';
import { makeQueryClient } from './query-client.ts';
import { makeRouter } from './router.tsx';

const effects: Effects = {
  clock: { now: () => new Date().toISOString() as Instant },
  random: { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) },
};

async function start(): Promise<void> {
  const tenant = readTenant(document);
  document.documentElement.dataset.tenant = tenant.theme;
  if (tenant.lab) keepScenario(location.search);
  const locale = firstLocale(navigator.languages);
  const queries = makeQueryClient();
  const router = makeRouter(queries);
  // The page's code comes beside the catalogue, not after it.
  await Promise.all([activateLocale(locale), router.load()]);
  createRoot(document.getElementById('root')!).render(
    <EffectsProvider value={effects}>
      <TenantProvider tenant={tenant}>
        <LocaleProvider first={locale}>
          <ThemeProvider>
            <QueryClientProvider client={queries}>
              <ToastProvider>
                <RouterProvider router={router} />
              </ToastProvider>
            </QueryClientProvider>
          </ThemeProvider>
        </LocaleProvider>
      </TenantProvider>
    </EffectsProvider>,
  );
}

void start();
