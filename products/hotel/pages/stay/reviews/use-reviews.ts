import type { StayId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Reviewer, ReviewSort } from '#hotel/rules/reviews/guest-reviews.ts';
import type { StayReviews } from '#hotel/wire/stay-detail.ts';

export type ReviewsChoice = { readonly sort: ReviewSort; readonly reviewer: Reviewer | undefined };

const PAGE = 5;

const readUpTo = (pages: readonly (StayReviews | null)[]): number =>
  pages.reduce((sum, page) => sum + (page?.reviews.length ?? 0), 0);

/** Page by page; a page is null where the hotel has no reviews to read. */
export function useReviews(stayId: StayId, { sort, reviewer }: ReviewsChoice) {
  const locale = useLocale();
  return useInfiniteQuery({
    queryKey: ['stay-reviews', stayId, sort, reviewer, locale],
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam: offset, signal }): Promise<StayReviews | null> => {
      const input = { stayId, sort, offset, limit: PAGE, locale, ...(reviewer && { reviewer }) };
      return (await api.listStayReviews({ input }, { signal })).list;
    },
    getNextPageParam: (last, pages) => {
      const read = readUpTo(pages);
      return last && read < last.total ? read : undefined;
    },
  });
}
