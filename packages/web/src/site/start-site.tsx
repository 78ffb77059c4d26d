import { assertPresent } from '@sojourn/domain/present.ts';
import '@sojourn/ui/style/base.css';
import './site.css';
import { ToastProvider } from '@sojourn/ui/dialogs/toast.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ownChannel } from '#api/api.ts';
import { makeQueryClient } from '#api/query-client.ts';
import { type Effects, EffectsProvider } from '#effects.tsx';
import { serverClock } from '#server-clock.ts';
import { brandSheet } from '#tenant/brand-sheet.ts';
import { readTenant, TenantProvider } from '#tenant/tenant.tsx';
import {
  activateLocale,
  firstLocale,
  LocaleProvider,
  loadMessages,
  type MessageChunk,
} from '#text/locale.tsx';
import { ThemeProvider } from '#theme.tsx';

/** Composition root of a site beside the portal: tenant, effects, language, server state, then its pages. */
export async function startSite(pages: ReactNode, ...catalogs: readonly MessageChunk[]): Promise<void> {
  const clock = serverClock(() => Date.now());
  ownChannel.onServerTime(clock.sync);
  const effects: Effects = {
    clock,
    random: { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) },
  };
  const tenant = readTenant(document);
  document.documentElement.dataset.tenant = tenant.theme;
  document.adoptedStyleSheets = brandSheet(tenant.colors);
  const locale = firstLocale(navigator.languages);
  await activateLocale(locale);
  await loadMessages('site', 'session', 'errors', ...catalogs);
  createRoot(assertPresent(document.getElementById('root'), 'the root element')).render(
    <EffectsProvider value={effects}>
      <TenantProvider tenant={tenant}>
        <LocaleProvider first={locale}>
          <ThemeProvider>
            <QueryClientProvider client={makeQueryClient()}>
              <ToastProvider>{pages}</ToastProvider>
            </QueryClientProvider>
          </ThemeProvider>
        </LocaleProvider>
      </TenantProvider>
    </EffectsProvider>,
  );
}
