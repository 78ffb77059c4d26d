import { useText } from '@sojourn/web/text/use-text.tsx';

export function HotelPreferencesSection() {
  const t = useText();
  return <h2 className="display-m">{t('profile.section.hotel-preferences')}</h2>;
}
