/**
 * The stays with a heart, list by list. Each opens for the default dates (A §2.6: 2 to 6 days from today, 2
 * adults).
 */
import { buttonClass } from '@sojourn/ui/button-class.ts';
import { Card } from '@sojourn/ui/card.tsx';
import { EmptyState } from '@sojourn/ui/empty-state.tsx';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { Skeleton } from '@sojourn/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '#shared/api/api.ts';
import { codeOf } from '#shared/api/api-error.ts';
import { FavoriteButton } from '#shared/favorites/favorite-button.tsx';
import { useFavoriteIds } from '#shared/favorites/use-favorites.ts';
import { ErrorProblem } from '#shared/page-state.tsx';
import { defaultDatesAndGuests } from '#shared/search/stay-criteria.ts';
import { useToday } from '#shared/search/today.ts';
import { StayLink } from '#shared/stay-link.tsx';
import { useLocale } from '#shared/text/locale.tsx';
import { useText } from '#shared/text/use-text.tsx';
import { useTitle } from '#shared/text/use-title.ts';
import './favorites.css';

function useWishlists() {
  return useQuery({
    queryKey: ['wishlists'],
    queryFn: ({ signal }) => api.listWishlists({ input: {} }, { signal }),
    select: ({ wishlists }) => wishlists,
  });
}

function Lists({ wishlists }: { readonly wishlists: NonNullable<ReturnType<typeof useWishlists>['data']> }) {
  const t = useText();
  const stay = defaultDatesAndGuests(useToday());
  const ids = useFavoriteIds();
  const kept = wishlists
    .map((list) => ({
      ...list,
      items: list.items.filter(({ product }) => ids?.has(product.id.value) ?? true),
    }))
    .filter(({ items }) => items.length > 0);
  if (kept.length === 0) {
    return (
      <EmptyState
        art={{ seed: 'favorites', kind: 'island' }}
        title={t('home.favorites.empty')}
        action={
          <Link to="/" className={buttonClass()}>
            {t('search.submit')}
          </Link>
        }
      >
        {t('home.favorites.emptyText')}
      </EmptyState>
    );
  }
  return kept.map(({ id, name, items }) => (
    <section key={id.value}>
      <h2 className="title-l">{name}</h2>
      <ul className="favorites__grid">
        {items.map(({ product }) => (
          <Card as="li" link key={product.id.value} className="favorites__item">
            <StayLink
              place={{ ...stay, stayId: product.id.value, source: 'favorites' }}
              className="title-s card__link"
            >
              {product.name}
            </StayLink>
            <FavoriteButton stayId={product.id.value} name={product.name} className="card__over" />
          </Card>
        ))}
      </ul>
    </section>
  ));
}

export function FavoritesPage() {
  const t = useText();
  const locale = useLocale();
  const stay = defaultDatesAndGuests(useToday());
  const { data, error, refetch } = useWishlists();
  useTitle(t('shell.nav.favorites'));
  return (
    <div className="wrap favorites">
      <h1 className="display-l">{t('shell.nav.favorites')}</h1>
      <p className="text-2">
        {t('home.favorites.text', { dates: formatDateRange(stay.checkIn, stay.checkOut, locale) })}
      </p>
      {error ? (
        <ErrorProblem code={codeOf(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <Lists wishlists={data} />
      ) : (
        <Skeleton height={160} radius={14} />
      )}
    </div>
  );
}
