import type { ProfileSection } from '@sojourn/domain/profile/sections.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ReactNode } from 'react';
import './section-head.css';

type HeadProps = {
  readonly section: ProfileSection;
  /** Stands at the right of the heading, under it on phones. */
  readonly action?: ReactNode;
};

/** A section's heading and what it is for (A §2.3). */
export function SectionHead({ section, action }: HeadProps) {
  const t = useText();
  return (
    <div className="section-head">
      <div className="section-head__text">
        <h2 className="display-m">{t(`profile.section.${section}`)}</h2>
        <p className="text-2">{t(`profile.about.${section}`)}</p>
      </div>
      {action}
    </div>
  );
}
