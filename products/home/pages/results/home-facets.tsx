/** The filters with their live counts: the first of them over the map, all of them in a sheet. */
import { Facets, type Group, useFacetRows } from '@sojourn/portal/shared/results/facets.tsx';
import { PriceSlider } from '@sojourn/portal/shared/results/price-slider.tsx';
import { withFilter } from '@sojourn/web/search/filters.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { BookingWay } from '#home/rules/home.ts';
import { AT_LEAST, HALF_BATHS, HOME_FILTERS } from '../search/home-filters.ts';
import { CountPicker } from './count-picker.tsx';
import type { Page } from './use-homes-page.ts';

const AMENITIES_SHOWN = 8;

type CountedFilter = 'bedrooms' | 'beds' | 'halfBaths';

/** Bedrooms, beds or bathrooms, from any to three and more. */
function useCounts({ url, setFilters, answer }: Page): (key: CountedFilter) => Group {
  const t = useText();
  const facets = answer.results.page?.facets;
  const counts = { bedrooms: facets?.bedrooms, beds: facets?.beds, halfBaths: facets?.baths };
  return (key) => {
    const values = key === 'halfBaths' ? HALF_BATHS : AT_LEAST;
    const title = t(`homeResults.facet.${key === 'halfBaths' ? 'baths' : key}`);
    const choices = AT_LEAST.map((count, at) => ({
      value: values[at],
      shown: t('homeResults.facet.atLeast', { count }),
    }));
    return {
      title,
      content: (
        <CountPicker
          title={title}
          value={url.filters[key]}
          choices={[{ value: undefined, shown: t('homeResults.facet.rating.any') }, ...choices]}
          counts={counts[key]}
          onChoose={(value) => setFilters(withFilter(url.filters, key, value))}
        />
      ),
    };
  };
}

function useBooking({ url, setFilters, answer }: Page, flag: Rows['flag']): Group {
  const t = useText();
  const facets = answer.results.page?.facets;
  const way = (value: BookingWay, count: number | undefined) => ({
    key: value,
    label: t(`homes.booking.${value}`),
    found: count === undefined ? undefined : { count },
    checked: url.filters.booking === value,
    onChange: (isOn: boolean) => setFilters(withFilter(url.filters, 'booking', isOn ? value : undefined)),
  });
  return {
    title: t('homeResults.facet.booking'),
    rows: [
      way('instant', facets?.instant),
      way('request', facets?.request),
      flag('freeCancellation', facets?.freeCancellation),
    ],
  };
}

type Rows = ReturnType<typeof useRows>;
const useRows = (page: Page) => useFacetRows(HOME_FILTERS, { ...page, filters: page.url.filters });

function useTotal({ url, setFilters, answer }: Page): Group | false {
  const t = useText();
  const { page: found, isDone } = answer.results;
  const price = found?.facets.price;
  if (isDone && price?.maxMinor === 0) return false;
  return {
    title: t('homeResults.facet.total'),
    content: (
      <PriceSlider
        lowLabel={t('homeResults.facet.total.low')}
        highLabel={t('homeResults.facet.total.high')}
        span={url.filters.total}
        price={price}
        onSpan={(span) => setFilters(withFilter(url.filters, 'total', span))}
      />
    ),
  };
}

/** `isWhole`: also those that don't fit beside the map. */
export function HomeFacets({ page, isWhole }: { readonly page: Page; readonly isWhole: boolean }) {
  const t = useText();
  const facets = page.answer.results.page?.facets;
  const rows = useRows(page);
  const { flag, items, policy } = rows;
  const counts = useCounts(page);
  const booking = useBooking(page, flag);
  const total = useTotal(page);
  const more: readonly Group[] = [
    {
      title: t('homeResults.facet.guestFavorites'),
      rows: [flag('guestFavorites', facets?.guestFavorites)],
    },
    { title: t('homeResults.facet.kinds'), rows: items('kinds', facets?.kinds) },
    {
      title: t('homeResults.facet.amenities'),
      rows: items('amenities', facets?.amenities),
      first: AMENITIES_SHOWN,
    },
  ];
  return (
    <Facets
      words="homeResults"
      groups={[
        policy(facets?.inPolicy),
        counts('bedrooms'),
        counts('beds'),
        counts('halfBaths'),
        {
          title: t('homeResults.facet.pets'),
          rows: [flag('dogs', facets?.dogs), flag('cats', facets?.cats)],
        },
        booking,
        total,
        ...(isWhole ? more : []),
      ]}
    />
  );
}
