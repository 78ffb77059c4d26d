import { sectionShown } from '@sojourn/domain/profile/sections.ts';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { useFavoritesOffered } from '@sojourn/web/experiments/use-favorites-offered.ts';
import { track } from '@sojourn/web/tracking/track.ts';
import { useEffect } from 'react';
import { useSectionQuery } from '#page/section-query.tsx';

/** Tells which section is seen, on every host. */
export function TellSections() {
  const { asked } = useSectionQuery();
  const shown = sectionShown({ asked, isPhone: useMedia(PHONE), hasFavorites: useFavoritesOffered() });
  const section = shown.show === 'section' ? shown.section : null;
  useEffect(() => {
    if (section) track('section_view', { section });
  }, [section]);
  return null;
}
