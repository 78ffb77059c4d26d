import { useText } from '@sojourn/web/text/use-text.tsx';

export function TravelersSection() {
  const t = useText();
  return <h2 className="display-m">{t('profile.section.travelers')}</h2>;
}
