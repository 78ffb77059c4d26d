/** Favorites (A §2.6): the wishlist manager, with the host's links. */

import { printFlatSearch } from '@sojourn/web/flat-search.ts';
import {
  type FavoriteLinks,
  FavoriteLinksProvider,
} from '@sojourn/web/products/hotel/favorites/favorite-links.tsx';
import { FavoritesBoard } from '@sojourn/web/products/hotel/favorites/favorites-board.tsx';
import { printStayPlace, STAY_PATH } from '@sojourn/web/products/hotel/stay-place.ts';
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
