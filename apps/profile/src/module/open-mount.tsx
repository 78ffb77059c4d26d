/** Puts the page into a container, and takes it away again with everything that it made. */
import type { RenderOptions } from '@sojourn/contract/profile-module.ts';
import { ToastProvider } from '@sojourn/ui/toast.tsx';
import { onServerTime } from '@sojourn/web/api/api.ts';
import { makeQueryClient } from '@sojourn/web/api/query-client.ts';
import { type Effects, EffectsProvider } from '@sojourn/web/effects.tsx';
import { serverClock } from '@sojourn/web/server-clock.ts';
import { SessionProvider } from '@sojourn/web/session/session-provider.tsx';
import { readTenant, TenantProvider } from '@sojourn/web/tenant/tenant.tsx';
import { HostLocaleProvider, loadMessages, speak } from '@sojourn/web/text/locale.tsx';
import { HostThemeProvider } from '@sojourn/web/theme.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MountOptionsProvider } from '#page/mount-options.tsx';
import { ProfilePage } from '#page/profile-page.tsx';
import { SectionQueryProvider } from '#page/section-query.tsx';
import { UnsavedGuardProvider } from '#page/unsaved-guard.tsx';
import { FirstCommit } from './first-commit.tsx';
import type { HostEvents } from './host-events.ts';
import type { Opened } from './mounts.ts';

const clock = serverClock(() => Date.now());
onServerTime(clock.hear);
const effects: Effects = {
  clock,
  random: { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) },
};

type Parts = { readonly events: HostEvents; readonly source: string; readonly whenShown: () => void };

export async function openMount(first: RenderOptions, { events, whenShown }: Parts): Promise<Opened> {
  let options = first;
  const tenant = readTenant(document);
  const queries = makeQueryClient(() => options.onChanged?.());
  let locale = first.locale ?? 'en';
  let theme = first.theme ?? 'light';
  await Promise.all([speak(locale), loadMessages('profile')]);
  const holder = document.createElement('div');
  holder.className = 'sojourn-profile';
  first.container.append(holder);
  const root = createRoot(holder);
  const show = (): void =>
    root.render(
      <EffectsProvider value={effects}>
        <TenantProvider tenant={tenant}>
          <HostLocaleProvider locale={locale}>
            <HostThemeProvider theme={theme}>
              <QueryClientProvider client={queries}>
                <ToastProvider>
                  <SessionProvider>
                    <MountOptionsProvider value={{ ...options, portalOrigin: '' }}>
                      <UnsavedGuardProvider>
                        <SectionQueryProvider>
                          <ProfilePage />
                        </SectionQueryProvider>
                      </UnsavedGuardProvider>
                    </MountOptionsProvider>
                  </SessionProvider>
                </ToastProvider>
              </QueryClientProvider>
            </HostThemeProvider>
          </HostLocaleProvider>
        </TenantProvider>
        <FirstCommit whenShown={whenShown} />
      </EffectsProvider>,
    );
  const hear = (event: Parameters<Parameters<HostEvents['subscribe']>[0]>[0]): void => {
    if (event.type === 'themeChange') theme = event.theme;
    else locale = event.locale;
    show();
  };
  events.subscribe(hear);
  show();
  return {
    update: (next) => {
      options = next;
      show();
    },
    close: () => {
      events.unsubscribe(hear);
      holder.remove();
      root.unmount();
      queries.clear();
    },
  };
}
