import { useText } from '@sojourn/web/text/use-text.tsx';

export function ContactInfoSection() {
  const t = useText();
  return <h2 className="display-m">{t('profile.section.contact-info')}</h2>;
}
