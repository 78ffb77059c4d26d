/** The shell around every page that needs a session. */

import { classNames } from '@sojourn/ui/class-names.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { SessionProvider, useSession } from '@sojourn/web/session/session-provider.tsx';
import { OfflineNotice } from '@sojourn/web/shell/offline-notice.tsx';
import { loadMessages, useLocale, useSetLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useParty } from '#shared/party/use-party.ts';
import { useAddress, usePage } from '#shared/router/use-place.ts';
import { useIsAgent } from '#shared/session/use-is-agent.ts';
import { HeaderSlotProvider } from '#shared/shell/header-slot.tsx';
import { AgentNotice } from './agent-notice.tsx';
import { RewardsBanner } from './banner/rewards-banner.tsx';
import { DelegationNotice } from './delegation-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MaintenanceNotice } from './maintenance-notice.tsx';
import { ScenarioNotice } from './scenario-notice.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { TabBar } from './tab-bar.tsx';

/** The session's language counts over the device's: it goes with the person. */
function useSessionLocale(): void {
  const wanted = useSession()?.locale;
  const latest = useRef<string>(null);
  latest.current = useLocale();
  const setLocale = useSetLocale();
  useEffect(() => {
    if (wanted && wanted !== latest.current) setLocale(wanted);
  }, [wanted, setLocale]);
}

const PartyStrip = lazyPart(async () => {
  const [part] = await Promise.all([import('#shared/party/party-strip.tsx'), loadMessages('party')]);
  return part;
});

/** On the home page it's in the band. */
function ForOthers() {
  const party = useParty();
  const { pathname } = useAddress();
  if (party.length === 0 || pathname === '/') return null;
  return (
    <Suspense>
      <PartyStrip />
    </Suspense>
  );
}

type LayoutProps = { readonly children: ReactNode };

function Shell({ children }: LayoutProps) {
  const t = useText();
  const isAgent = useIsAgent();
  const { isPersonal = false, shell } = usePage();
  const isClosed = isAgent && isPersonal;
  const quiet = shell === 'checkout' && !isClosed;
  useSessionLocale();
  return (
    <HeaderSlotProvider>
      <a href="#main" className={classNames('skip-link', buttonClass())}>
        {t('shell.skip')}
      </a>
      <RewardsBanner />
      <Header quiet={quiet} />
      <div className="wrap shell-notice">
        <OfflineNotice />
        <DelegationNotice />
      </div>
      {!quiet && <ForOthers />}
      <MaintenanceNotice />
      <div className={classNames('page', !quiet && 'page--tab-bar')}>
        <main id="main">{isClosed ? <AgentNotice /> : children}</main>
        <Footer />
      </div>
      {!quiet && <TabBar />}
      <ScenarioNotice />
      <SessionDialog />
    </HeaderSlotProvider>
  );
}

export function SignedInLayout({ children }: LayoutProps) {
  return (
    <SessionProvider>
      <Shell>{children}</Shell>
    </SessionProvider>
  );
}
