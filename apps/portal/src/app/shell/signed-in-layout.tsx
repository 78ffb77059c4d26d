/** The shell around every page that needs a session. */
import { buttonClass } from '@sojourn/ui/button-class.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SessionProvider, useSession } from '#shared/session/session-provider.tsx';
import { HeaderSlotProvider } from '#shared/shell/header-slot.tsx';
import { hasChosenLocale, useLocale, useSetLocale } from '#shared/text/locale.tsx';
import { useText } from '#shared/text/use-text.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { RewardsBanner } from './rewards-banner.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { TabBar } from './tab-bar.tsx';

/** The session's language counts until another is chosen on this device. */
function useSessionLocale(): void {
  const session = useSession();
  const locale = useLocale();
  const setLocale = useSetLocale();
  useEffect(() => {
    if (session && !hasChosenLocale() && session.locale !== locale) setLocale(session.locale);
  }, [session, locale, setLocale]);
}

function Shell() {
  const t = useText();
  const quiet = useMatches({ select: (matches) => matches.some((m) => m.staticData.shell === 'checkout') });
  useSessionLocale();
  return (
    <HeaderSlotProvider>
      <a href="#main" className={classNames('skip-link', buttonClass())}>
        {t('shell.skip')}
      </a>
      {!quiet && <RewardsBanner />}
      <Header quiet={quiet} />
      <OfflineNotice />
      <div className={classNames('page', !quiet && 'page--tab-bar')}>
        <main id="main">
          <Outlet />
        </main>
        <Footer />
      </div>
      {!quiet && <TabBar />}
      <SessionDialog />
    </HeaderSlotProvider>
  );
}

export function SignedInLayout() {
  return (
    <SessionProvider>
      <Shell />
    </SessionProvider>
  );
}
