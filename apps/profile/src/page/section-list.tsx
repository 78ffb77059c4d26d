import type { ProfileSection } from '@sojourn/domain/profile/sections.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SectionFact } from './section-fact.tsx';
import { SECTION_ICONS } from './section-icons.ts';
import { SectionLink } from './section-link.tsx';

type ListProps = {
  readonly sections: readonly ProfileSection[];
  /** The section that one is back from: the focus returns to it. */
  readonly cameFrom: ProfileSection | null;
};

/** The bare list of sections of a phone (A §2.3). */
export function SectionList({ sections, cameFrom }: ListProps) {
  const t = useText();
  const back = useRef<HTMLLIElement>(null);
  useEffect(() => back.current?.querySelector('a')?.focus({ preventScroll: true }), []);
  return (
    <nav className="profile__list" aria-label={t('profile.sections')}>
      <ul>
        {sections.map((section) => {
          const Icon = SECTION_ICONS[section];
          return (
            <li key={section} ref={section === cameFrom ? back : undefined}>
              <SectionLink section={section}>
                <Icon className="icon" aria-hidden="true" />
                <span className="profile__list-text">
                  <b className="title-s">{t(`profile.section.${section}`)}</b>
                  <SectionFact section={section} />
                </span>
                <ChevronRight className="icon icon--s" aria-hidden="true" />
              </SectionLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
