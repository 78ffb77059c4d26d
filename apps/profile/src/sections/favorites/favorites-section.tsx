import { useText } from '@sojourn/web/text/use-text.tsx';

export function FavoritesSection() {
  const t = useText();
  return <h2 className="display-m">{t('profile.section.favorites')}</h2>;
}
