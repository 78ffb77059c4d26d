/** The profile (A §2.3): header, tabs or list, the section that is open. */
import { sectionShown, sectionsOffered } from '@sojourn/domain/profile/sections.ts';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { useFavoritesOffered } from '@sojourn/web/experiments/use-favorites-offered.ts';
import { PageLoading } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Suspense, useEffect } from 'react';
import { useSectionQuery } from './section-query.tsx';
import { SECTION_PARTS } from './sections.ts';

export function ProfilePage() {
  const t = useText();
  const { asked, open, replace } = useSectionQuery();
  const hasFavorites = useFavoritesOffered();
  const isPhone = useMedia(PHONE);
  const shown = sectionShown({ asked, isPhone, hasFavorites });
  const redirect = shown.show === 'redirect' ? shown.to : undefined;
  useEffect(() => {
    if (redirect !== undefined) replace(redirect);
  }, [redirect, replace]);
  const Section = shown.show === 'section' ? SECTION_PARTS[shown.section] : null;
  return (
    <div className="wrap">
      <nav>
        {sectionsOffered(hasFavorites === true).map((section) => (
          <button key={section} type="button" onClick={() => open(section)}>
            {t(`profile.section.${section}`)}
          </button>
        ))}
      </nav>
      <Suspense fallback={<PageLoading />}>{Section && <Section />}</Suspense>
    </div>
  );
}
