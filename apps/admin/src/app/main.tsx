/** Composition root of the admin site: tenant, effects, language, server state. */
import { assertPresent } from '@sojourn/domain/present.ts';
import '@sojourn/ui/style/base.css';
import './admin.css';
import './parts.css';
import { ToastProvider } from '@sojourn/ui/dialogs/toast.tsx';
import { ownChannel } from '@sojourn/web/api/api.ts';
import { makeQueryClient } from '@sojourn/web/api/query-client.ts';
import { type Effects, EffectsProvider } from '@sojourn/web/effects.tsx';
import { serverClock } from '@sojourn/web/server-clock.ts';
import { brandSheet } from '@sojourn/web/tenant/brand-sheet.ts';
import { readTenant, TenantProvider } from '@sojourn/web/tenant/tenant.tsx';
import { activateLocale, firstLocale, LocaleProvider, loadMessages } from '@sojourn/web/text/locale.tsx';
import { ThemeProvider } from '@sojourn/web/theme.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Admin } from './admin.tsx';

const clock = serverClock(() => Date.now());
ownChannel.onServerTime(clock.sync);
const effects: Effects = {
  clock,
  random: { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) },
};

async function start(): Promise<void> {
  const tenant = readTenant(document);
  document.documentElement.dataset.tenant = tenant.theme;
  document.adoptedStyleSheets = brandSheet(tenant.colors);
  const locale = firstLocale(navigator.languages);
  await activateLocale(locale);
  await loadMessages('admin', 'errors');
  createRoot(assertPresent(document.getElementById('root'), 'the root element')).render(
    <EffectsProvider value={effects}>
      <TenantProvider tenant={tenant}>
        <LocaleProvider first={locale}>
          <ThemeProvider>
            <QueryClientProvider client={makeQueryClient()}>
              <ToastProvider>
                <Admin />
              </ToastProvider>
            </QueryClientProvider>
          </ThemeProvider>
        </LocaleProvider>
      </TenantProvider>
    </EffectsProvider>,
  );
}

void start();
