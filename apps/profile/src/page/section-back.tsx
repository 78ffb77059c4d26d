import { BackLink } from '@sojourn/ui/content/back-link.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { SectionLink } from './section-link.tsx';

/** From a section of a phone to the list (A §2.3). */
export function SectionBack() {
  const t = useText();
  return (
    <p className="profile__back">
      <BackLink>
        <SectionLink section={null}>{t('profile.back')}</SectionLink>
      </BackLink>
    </p>
  );
}
