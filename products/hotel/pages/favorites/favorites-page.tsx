/** The stays with a heart, list by list (A §2.1): the profile's wishlist manager as a page of its own. */
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { useFavoritesOffered } from '@sojourn/web/experiments/use-favorites-offered.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { StayLink } from '#hotel/pages/shared/stay-link.tsx';
import { type FavoriteLinks, FavoriteLinksProvider } from '#hotel/parts/favorites/favorite-links.tsx';
import { FavoritesBoard } from '#hotel/parts/favorites/favorites-board.tsx';
import './favorites-page.css';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { notFound } from '@sojourn/portal/shared/router/router-provider.tsx';
import { useNavigate, useSearch } from '@sojourn/portal/shared/router/use-place.ts';

const links: FavoriteLinks = {
  StayLink,
  SearchLink: (props) => <Link to="/" {...props} />,
};

export function FavoritesPage() {
  const t = useText();
  const isOffered = useFavoritesOffered();
  const search = useSearch();
  const navigate = useNavigate();
  useTitle(t('shell.nav.favorites'));
  // The page doesn't exist where the experiment turns favorites off
  if (isOffered === false) throw notFound();
  return (
    <div className="wrap favorites-page">
      <h1 className="display-l">{t('shell.nav.favorites')}</h1>
      <h2 className="visually-hidden">{t('profileFavorites.chips')}</h2>
      <FavoriteLinksProvider value={links}>
        <FavoritesBoard
          search={search}
          onSearch={(next) =>
            void navigate({ to: '/favorites/', search: { ...search, ...next }, resetScroll: false })
          }
        />
      </FavoriteLinksProvider>
    </div>
  );
}
