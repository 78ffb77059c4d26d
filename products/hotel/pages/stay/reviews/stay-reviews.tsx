import type { StayId } from '@sojourn/domain/ids.ts';
import { formatScore } from '@sojourn/portal/shared/format-score.ts';
import { Score } from '@sojourn/ui/content/score.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatCount, formatDate } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Chip } from '@sojourn/ui/inputs/chip.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { REVIEW_SORTS, type ReviewSort } from '#hotel/rules/reviews/guest-reviews.ts';
import type { StayReviews as ReviewList } from '#hotel/wire/stay-detail.ts';
import './stay-reviews.css';
import { type ReviewsChoice, useReviews } from './use-reviews.ts';

type StayReviewsProps = { readonly stayId: StayId };

/** What guests wrote: filtered by who came, sorted, a few at a time. */
export default function StayReviews({ stayId }: StayReviewsProps) {
  const t = useText();
  const [choice, setChoice] = useState<ReviewsChoice>({ sort: 'newest', reviewer: undefined });
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useReviews(
    stayId,
    choice,
  );
  const list = data?.pages.at(-1);
  const reviews = data?.pages.flatMap((page) => page?.reviews ?? []) ?? [];
  return (
    <section className="stay-reviews" aria-labelledby="stay-reviews">
      <h2 id="stay-reviews" className="display-s">
        {t('hotelReviews.title')}
      </h2>
      {list === null && <p className="small text-2">{t('hotelReviews.unread')}</p>}
      {list?.rating.count === 0 && <p className="small text-2">{t('hotelReviews.none')}</p>}
      {list && list.rating.count > 0 && (
        <>
          <p className="small text-2">{t('hotelReviews.note')}</p>
          <Choices list={list} choice={choice} onChoose={setChoice} />
          <Reviews reviews={reviews} />
          <More list={list} shown={reviews.length}>
            {hasNextPage && (
              <Button
                variant="secondary"
                size="s"
                loading={isFetchingNextPage}
                loadingLabel={t('hotelReviews.loading')}
                onClick={() => void fetchNextPage()}
              >
                {t('hotelReviews.more')}
              </Button>
            )}
          </More>
        </>
      )}
      {!data && !isError && <Skeleton width="100%" height={160} />}
      {!data && isError && (
        <div className="row row--wrap gap-3" role="alert">
          <p className="small">{t('hotelReviews.failed')}</p>
          <Button variant="secondary" size="s" onClick={() => void refetch()}>
            {t('hotelReviews.again')}
          </Button>
        </div>
      )}
    </section>
  );
}

type ChoicesProps = {
  readonly list: ReviewList;
  readonly choice: ReviewsChoice;
  readonly onChoose: (choice: ReviewsChoice) => void;
};

function Choices({ list, choice, onChoose }: ChoicesProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <div className="stay-reviews__choices">
      {/* biome-ignore lint/a11y/useSemanticElements: chips that toggle are no form */}
      <div className="row row--wrap gap-2" role="group" aria-label={t('hotelReviews.filter')}>
        <Chip
          size="s"
          selected={choice.reviewer === undefined}
          onClick={() => onChoose({ ...choice, reviewer: undefined })}
        >
          {t('hotelReviews.all', { count: formatCount(list.rating.count, locale) })}
        </Chip>
        {list.reviewers.map(({ value, count }) => (
          <Chip
            key={value}
            size="s"
            selected={choice.reviewer === value}
            onClick={() => onChoose({ ...choice, reviewer: value })}
          >
            {t('hotelReviews.kind', {
              kind: t(`hotelReviews.reviewer.${value}`),
              count: formatCount(count, locale),
            })}
          </Chip>
        ))}
      </div>
      <SelectField
        label={t('hotelReviews.sort')}
        labelHidden
        size="s"
        value={choice.sort}
        onChange={({ target }) => onChoose({ ...choice, sort: target.value as ReviewSort })}
      >
        {REVIEW_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`hotelReviews.sort.${sort}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function Reviews({ reviews }: Pick<ReviewList, 'reviews'>) {
  const t = useText();
  const locale = useLocale();
  return (
    <ul>
      {reviews.map((review, at) => {
        const score = formatScore(review.scoreTenths, locale);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: reviews have no id, and the list only grows
          <li key={at} className="stay-review">
            <Score value={score} label={t('hotelReviews.score', { score })} />
            <div>
              <p className="small">
                <b>{t(`hotelReviews.by.${review.reviewer}`)}</b>{' '}
                <span className="text-2">{formatDate(review.writtenOn, locale, 'month')}</span>
              </p>
              <p className="body">{review.text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

type MoreProps = { readonly list: ReviewList; readonly shown: number; readonly children: React.ReactNode };

function More({ list, shown, children }: MoreProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <div className="row row--wrap gap-3">
      {children}
      <p className="small text-2 num" role="status">
        {t('hotelReviews.shown', {
          shown: formatCount(shown, locale),
          total: formatCount(list.total, locale),
        })}
      </p>
    </div>
  );
}
