import type { ProfileSection } from '@sojourn/domain/profile/sections.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { SECTION_ICONS } from './section-icons.ts';
import { SectionLink } from './section-link.tsx';

type TabsProps = { readonly sections: readonly ProfileSection[]; readonly open: ProfileSection | null };

/** The tabs at the left of a wide screen (A §2.3). */
export function SectionTabs({ sections, open }: TabsProps) {
  const t = useText();
  return (
    <nav className="profile__tabs" aria-label={t('profile.sections')}>
      <ul>
        {sections.map((section) => {
          const Icon = SECTION_ICONS[section];
          return (
            <li key={section}>
              <SectionLink section={section} aria-current={section === open ? 'page' : undefined}>
                <Icon className="icon" aria-hidden="true" />
                {t(`profile.section.${section}`)}
              </SectionLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
