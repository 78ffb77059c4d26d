/**
 * The stays with a heart, list by list. Each opens for the default dates (A §2.6: 2 to 6 days from today, 2
 * adults).
 */
import { buttonClass } from '@sojourn/ui/button-class.ts';
import { EmptyState } from '@sojourn/ui/empty-state.tsx';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { Skeleton } from '@sojourn/ui/skeleton.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useFavoritesOffered } from '@sojourn/web/experiments/use-favorites-offered.ts';
import { useHearts } from '@sojourn/web/favorites/use-favorites.ts';
import { ErrorProblem } from '@sojourn/web/page-state.tsx';
import { defaultDatesAndGuests } from '@sojourn/web/search/stay-criteria.ts';
import { useToday } from '@sojourn/web/search/today.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTitle } from '@sojourn/web/text/use-title.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, notFound } from '@tanstack/react-router';
import { FavoriteCard } from './favorite-card.tsx';
import './favorites.css';
import { useFavoriteOffers } from './use-favorite-offers.ts';

function useWishlists() {
  return useQuery({
    queryKey: ['wishlists'],
    queryFn: ({ signal }) => api.listWishlists({ input: {} }, { signal }),
    select: ({ wishlists }) => wishlists,
  });
}

function Lists({ wishlists }: { readonly wishlists: NonNullable<ReturnType<typeof useWishlists>['data']> }) {
  const t = useText();
  const locale = useLocale();
  const when = defaultDatesAndGuests(useToday());
  const offerOf = useFavoriteOffers(
    [...new Set(wishlists.flatMap(({ items }) => items.map(({ product }) => product.id.value)))].toSorted(),
    when,
  );
  const hearts = useHearts();
  const kept = wishlists
    .map((list) => ({
      ...list,
      items: list.items.filter(({ product }) => hearts?.has(product.id.value) ?? true),
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
  return (
    <>
      <p className="text-2">
        {t('home.favorites.text', { dates: formatDateRange(when.checkIn, when.checkOut, locale) })}
      </p>
      {kept.map(({ id, name, items }) => (
        <section key={id.value}>
          <h2 className="title-l">{name}</h2>
          <ul className="favorites__grid">
            {items.map(({ product: { id: stay, name: stayName } }) => (
              <FavoriteCard
                key={stay.value}
                stayId={stay.value}
                name={stayName}
                offer={offerOf(stay.value)}
                {...{ when, hearts }}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

export function FavoritesPage() {
  const t = useText();
  const isOffered = useFavoritesOffered();
  const { data, error, refetch } = useWishlists();
  useTitle(t('shell.nav.favorites'));
  // Whoever has no favorites by the experiment has no such page
  if (isOffered === false) throw notFound();
  return (
    <div className="wrap favorites">
      <h1 className="display-l">{t('shell.nav.favorites')}</h1>
      {error ? (
        <ErrorProblem code={codeOf(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <Lists wishlists={data} />
      ) : (
        <Skeleton height={340} radius={14} />
      )}
    </div>
  );
}
