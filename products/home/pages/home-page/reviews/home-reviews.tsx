import { formatScore } from '@sojourn/portal/shared/format-score.ts';
import { Score } from '@sojourn/ui/content/score.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatCount, formatDate } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { HomeFacts } from '#home/wire/home-detail.ts';
import './home-reviews.css';

export type HomeReviewsProps = Pick<HomeFacts, 'homeId'>;

const PAGE = 6;

function useReviews({ homeId }: HomeReviewsProps) {
  const locale = useLocale();
  return useInfiniteQuery({
    queryKey: ['home-reviews', homeId, locale],
    initialPageParam: 0,
    queryFn: ({ pageParam: offset, signal }) =>
      api.listHomeReviews({ input: { homeId, offset, limit: PAGE, locale } }, { signal }),
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, { reviews }) => sum + reviews.length, 0);
      return read < last.total && last.reviews.length > 0 ? read : undefined;
    },
  });
}

export default function HomeReviews(props: HomeReviewsProps) {
  const t = useText();
  const locale = useLocale();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useReviews(props);
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  return (
    <section className="home-reviews" aria-labelledby="home-reviews">
      <h2 id="home-reviews" className="display-s">
        {t('homePage.reviewsTitle')}
      </h2>
      {!data && !isError && <Skeleton width="100%" height={160} />}
      {isError && !data && (
        <div className="row row--wrap gap-3" role="alert">
          <p className="small">{t('homePage.reviews.failed')}</p>
          <Button variant="secondary" size="s" onClick={() => void refetch()}>
            {t('homePage.reviews.again')}
          </Button>
        </div>
      )}
      <ul className="home-reviews__list">
        {reviews.map(({ writtenOn, name, scoreTenths, text }) => {
          const score = formatScore(scoreTenths, locale);
          return (
            <li key={`${writtenOn}${name}${text.slice(0, 20)}`} className="home-review">
              <p className="row gap-3">
                <Score value={score} label={t('booking.rating', { score })} />
                <span className="small">
                  <b>{name}</b> <span className="text-2">{formatDate(writtenOn, locale, 'month')}</span>
                </span>
              </p>
              <p className="body">{text}</p>
            </li>
          );
        })}
      </ul>
      {data && (
        <div className="row row--wrap gap-3">
          {hasNextPage && (
            <Button
              variant="secondary"
              size="s"
              loading={isFetchingNextPage}
              loadingLabel={t('shell.loading')}
              onClick={() => void fetchNextPage()}
            >
              {t('homePage.reviews.more')}
            </Button>
          )}
          <p className="small text-2 num" role="status">
            {t('homePage.reviews.shown', {
              shown: formatCount(reviews.length, locale),
              total: formatCount(total, locale),
            })}
          </p>
        </div>
      )}
    </section>
  );
}
