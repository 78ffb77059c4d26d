/** Everything that sections expect around them. */
import type { PublicTenant } from '@sojourn/contract/tenant.ts';
import { ArtOriginContext } from '@sojourn/ui/content/art.tsx';
import { ToastProvider } from '@sojourn/ui/dialogs/toast.tsx';
import { type Effects, EffectsProvider } from '@sojourn/web/effects.tsx';
import { SessionProvider } from '@sojourn/web/session/session-provider.tsx';
import { TenantProvider } from '@sojourn/web/tenant/tenant.tsx';
import { HostLocaleProvider, type Speaker } from '@sojourn/web/text/locale.tsx';
import { HostThemeProvider } from '@sojourn/web/theme.tsx';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type MountOptions, MountOptionsProvider } from '#page/mount-options.tsx';
import { ProfilePage } from '#page/profile-page.tsx';
import { SectionQueryProvider } from '#page/section-query.tsx';
import { UnsavedGuardProvider } from '#page/unsaved-guard.tsx';
import { FirstCommit } from './first-commit.tsx';

type RootProps = {
  readonly tenant: PublicTenant;
  readonly effects: Effects;
  readonly queries: QueryClient;
  readonly speaker: Speaker;
  readonly locale: 'en' | 'fr';
  readonly theme: 'light' | 'dark';
  readonly options: MountOptions;
  readonly whenShown: () => void;
};

export function ModuleRoot(props: RootProps) {
  const { tenant, effects, queries, speaker, locale, theme, options, whenShown } = props;
  return (
    <EffectsProvider value={effects}>
      <TenantProvider tenant={tenant}>
        <HostLocaleProvider speaker={speaker} locale={locale}>
          <HostThemeProvider theme={theme}>
            <QueryClientProvider client={queries}>
              <ArtOriginContext value={options.portalOrigin}>
                <MountOptionsProvider value={options}>
                  <SessionProvider isAnnounced={options.isEmbedded}>
                    <ToastProvider>
                      <UnsavedGuardProvider>
                        <SectionQueryProvider>
                          <ProfilePage />
                        </SectionQueryProvider>
                      </UnsavedGuardProvider>
                    </ToastProvider>
                  </SessionProvider>
                </MountOptionsProvider>
              </ArtOriginContext>
            </QueryClientProvider>
          </HostThemeProvider>
        </HostLocaleProvider>
      </TenantProvider>
      <FirstCommit whenShown={whenShown} />
    </EffectsProvider>
  );
}
