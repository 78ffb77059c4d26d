/** Favorites (A §2.6): the wishlist manager, with the host's links. */
import {
  type FavoriteLinks,
  FavoriteLinksProvider,
} from '@sojourn/products/hotel/parts/favorites/favorite-links.tsx';
import { FavoritesBoard } from '@sojourn/products/hotel/parts/favorites/favorites-board.tsx';
import { printStayPlace, STAY_PATH } from '@sojourn/products/hotel/parts/stay-place.ts';
import { printFlatSearch } from '@sojourn/web/flat-search.ts';
import { useHostLinks } from '#page/host-links.tsx';
import { SectionHead } from '#page/section-head.tsx';
import './favorites-section.css';
import { useFavoritesQuery } from './use-favorites-query.ts';

const links: FavoriteLinks = {
  StayLink: ({ place, ...rest }) => {
    const { href, go } = useHostLinks();
    return <a {...rest} href={href(`${STAY_PATH}${printFlatSearch(printStayPlace(place))}`)} onClick={go} />;
  },
  SearchLink: (props) => {
    const { href, go } = useHostLinks();
    return <a {...props} href={href('/')} onClick={go} />;
  },
};

export function FavoritesSection() {
  const [search, change] = useFavoritesQuery();
  return (
    <div className="favorites-section">
      <SectionHead section="favorites" />
      <FavoriteLinksProvider value={links}>
        <FavoritesBoard search={search} onSearch={change} />
      </FavoriteLinksProvider>
    </div>
  );
}
