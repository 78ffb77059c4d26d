/** The profile (A §2.3): the module that other hosts embed too, mounted by its window hooks. */
import type { MayLeave, ProfileModule, RenderOptions } from '@sojourn/contract/profile-module.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { readToken } from '@sojourn/web/api/credentials.ts';
import { printFlatSearch } from '@sojourn/web/flat-search.ts';
import { PageLoading, Problem } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTheme } from '@sojourn/web/theme.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTitle } from '#shared/text/use-title.ts';
import { loadProfileModule } from './load-profile-module.ts';
import './profile-page.css';
import { useRouter } from '#shared/router/router-provider.tsx';
import { useBlocker, useSearch } from '#shared/router/use-place.ts';
import { notifyModule } from './notify-module.ts';

// As soon as the page's own code is there, before it is on screen
void loadProfileModule().catch(() => undefined);

export function ProfilePage() {
  const t = useText();
  useTitle(t('profile.title'));
  const { section = null } = useSearch();
  const container = useRef<HTMLDivElement>(null);
  const { given, look } = useGiven();
  const { module, failed, again, fail } = useProfileModule();
  const [isShown, setShown] = useState(false);
  const [mayLeave, setMayLeave] = useState<MayLeave | null>(null);
  useBlocker(
    useMemo(
      () =>
        mayLeave && {
          shouldBlock: async ({ now, next }) =>
            now.pathname + printFlatSearch(now.search) !== next.pathname + printFlatSearch(next.search) &&
            !(await mayLeave()),
          onUnload: () => false,
        },
      [mayLeave],
    ),
  );
  useEffect(() => {
    if (!module || !container.current) return;
    const onUnsaved: RenderOptions['onUnsaved'] = (ask) => setMayLeave(() => ask);
    module
      .render({ ...given, ...look.current, container: container.current, section, onUnsaved })
      .then(() => setShown(true))
      .catch((error: unknown) => {
        // Else it was gone before it was shown
        if (!(error instanceof DOMException && error.name === 'AbortError')) fail();
      });
  }, [module, given, look, section, fail]);
  useEffect(() => {
    const held = container.current;
    return () => {
      if (held) module?.unmount(held);
    };
  }, [module]);
  if (failed) return <NotLoaded onRetry={again} />;
  return (
    <div className="profile-host">
      {/* Over the place of the module, not above it: what comes does not move */}
      <div className="profile-host__loading">{!isShown && <PageLoading />}</div>
      <div ref={container} />
    </div>
  );
}

type Given = {
  /** What stays the same while the page is open. */
  readonly given: Omit<RenderOptions, 'container'>;
  /** As of now: the module gets no event from before it was loaded. */
  readonly look: RefObject<Pick<RenderOptions, 'locale' | 'theme'>>;
};

function useGiven(): Given {
  const router = useRouter();
  const queries = useQueryClient();
  const locale = useLocale();
  const { shown: theme } = useTheme();
  const look = useRef({ locale, theme });
  look.current = { locale, theme };
  useEffect(() => notifyModule({ type: 'localeChange', locale }), [locale]);
  useEffect(() => notifyModule({ type: 'themeChange', theme }), [theme]);
  const given = useMemo<Given['given']>(
    () => ({
      getToken: readToken,
      isolation: 'none',
      navigate: (path) => void router.navigate({ href: path }),
      goBack: () => (router.canGoBack ? router.back() : void router.navigate({ to: '/' })),
      onSection: (section, how) =>
        void router.navigate({
          to: '/profile/',
          search: { section: section ?? undefined },
          replace: how === 'replace',
        }),
      onChanged: () => void queries.invalidateQueries(),
    }),
    [router, queries],
  );
  return { given, look };
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText();
  return (
    <div className="wrap">
      <Problem
        icon={<CloudOff />}
        title={t('shell.broken.title')}
        actions={<Button onClick={onRetry}>{t('shell.retry')}</Button>}
      >
        {t('shell.broken.text')}
      </Problem>
    </div>
  );
}

function useProfileModule() {
  const [state, setState] = useState<{ module?: ProfileModule; failed?: boolean }>({});
  const fail = useCallback(() => setState({ failed: true }), []);
  const again = useCallback(() => {
    setState({});
    loadProfileModule().then((module) => setState({ module }), fail);
  }, [fail]);
  useEffect(again, [again]);
  return { ...state, again, fail };
}
