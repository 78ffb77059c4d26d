/** The profile (A §2.3): who is welcome, the sections by tabs or as a list, the one that is open. */
import { type ProfileSection, sectionShown, sectionsOffered } from '@sojourn/domain/profile/sections.ts';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { useFavoritesOffered } from '@sojourn/web/experiments/use-favorites-offered.ts';
import { useSession, useSessionState } from '@sojourn/web/session/session-provider.tsx';
import { OfflineNotice } from '@sojourn/web/shell/offline-notice.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Suspense, useEffect, useRef } from 'react';
import { AgentView } from './agent-view.tsx';
import { useMountOptions } from './mount-options.tsx';
import { PageFoot } from './page-foot.tsx';
import { PageHead } from './page-head.tsx';
import './profile-page.css';
import { SectionBack } from './section-back.tsx';
import { SectionBoundary } from './section-boundary.tsx';
import { SectionList } from './section-list.tsx';
import { useSectionQuery } from './section-query.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { SECTION_PARTS } from './sections.ts';
import { SessionEnded } from './session-ended.tsx';

export function ProfilePage() {
  const { isAgent } = useMountOptions();
  const session = useSession();
  // On all paths (A §1)
  return isAgent || session?.isAgent ? <AgentView /> : <Sections />;
}

/** What the address asks for, corrected where it asks for what is not there. */
function useShownSection(isPhone: boolean) {
  const { requestedSection: requested, replace } = useSectionQuery();
  const hasFavorites = useFavoritesOffered();
  const shown = sectionShown({ requested, isPhone, hasFavorites });
  const redirect = shown.show === 'redirect' ? shown.to : undefined;
  useEffect(() => {
    if (redirect !== undefined) replace(redirect);
  }, [redirect, replace]);
  return {
    offered: sectionsOffered(hasFavorites === true),
    open: shown.show === 'section' ? shown.section : null,
    isList: shown.show === 'list' || (isPhone && redirect === null),
  };
}

/** Reports the visible section on every host, except for an agent, whom the session identifies. */
function useTrackSection(section: ProfileSection | null): void {
  const isKnown = useSession() !== undefined;
  const { track } = useMountOptions();
  useEffect(() => {
    if (section && isKnown) track('section_view', { section });
  }, [track, section, isKnown]);
}

function Sections() {
  const t = useText();
  const isPhone = useMedia(PHONE);
  const { offered, open, isList } = useShownSection(isPhone);
  useTrackSection(open);
  const before = useRef<ProfileSection | null>(null);
  const cameFrom = before.current;
  useEffect(() => {
    if (open) before.current = open;
  }, [open]);
  const isAlone = isPhone && !isList;
  const { isEmbedded } = useMountOptions();
  // The portal's own pages lead to its own
  const isEnded = useSessionState().phase === 'expired' && isEmbedded;
  return (
    <section className="wrap profile" aria-label={t('profile.title')}>
      {isEmbedded && <OfflineNotice />}
      {isEnded && <SessionEnded />}
      <PageHead isPhone={isPhone} isHidden={isAlone} />
      {isList ? (
        <SectionList sections={offered} cameFrom={cameFrom} />
      ) : (
        <div className="profile__columns">
          {isPhone ? <SectionBack /> : <SectionTabs sections={offered} open={open} />}
          <OpenSection key={open} section={open} takesFocus={isPhone} />
        </div>
      )}
      <PageFoot />
    </section>
  );
}

type OpenProps = { readonly section: ProfileSection | null; readonly takesFocus: boolean };

function OpenSection({ section, takesFocus }: OpenProps) {
  const t = useText();
  const place = useRef<HTMLElement>(null);
  // On phones it takes the place of the list that had the focus
  useEffect(() => {
    if (takesFocus && section) place.current?.focus({ preventScroll: true });
  }, [takesFocus, section]);
  const Section = section && SECTION_PARTS[section];
  const label = section ? t(`profile.section.${section}`) : t('profile.title');
  return (
    <section ref={place} className="profile__section" aria-label={label} tabIndex={-1}>
      <SectionBoundary>
        <Suspense fallback={<SectionLoading />}>{Section ? <Section /> : <SectionLoading />}</Suspense>
      </SectionBoundary>
    </section>
  );
}

function SectionLoading() {
  const t = useText();
  return (
    <div className="stack gap-4" role="status">
      <span className="visually-hidden">{t('shell.loading')}</span>
      <Skeleton height={40} width={220} />
      <Skeleton height={24} />
      <Skeleton height={160} />
    </div>
  );
}
