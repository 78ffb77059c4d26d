import { useText } from '@sojourn/web/text/use-text.tsx';

export function FlightPreferencesSection() {
  const t = useText();
  return <h2 className="display-m">{t('profile.section.flight-preferences')}</h2>;
}
