import { Facets, type Group, useFacetRows } from '@sojourn/portal/shared/results/facets.tsx';
import { PriceSlider } from '@sojourn/portal/shared/results/price-slider.tsx';
import { Chip } from '@sojourn/ui/inputs/chip.tsx';
import { withFilter } from '@sojourn/web/search/filters.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { DURATION_CLASSES, TIMES_OF_DAY } from '#activity/rules/activity.ts';
import { ACTIVITY_FILTERS, languageName, RATINGS } from '../search/activity-filters.ts';
import type { Page } from './use-activities-page.ts';

const LANGUAGES_SHOWN = 6;

function usePrice({ url, setFilters, answer }: Page): Group | false {
  const t = useText();
  const price = answer.results.page?.facets.price;
  const last = price ? price.bars.findLastIndex((count) => count > 0) : -1;
  if (price && last < 0) return false;
  const bars = price?.bars.slice(0, last + 1) ?? [];
  const span = price && { minMinor: 0, maxMinor: (last + 1) * price.stepMinor, bars };
  return {
    title: t('activityResults.facet.price'),
    content: (
      <PriceSlider
        lowLabel={t('activityResults.facet.price.low')}
        highLabel={t('activityResults.facet.price.high')}
        span={url.filters.adult}
        price={span}
        onSpan={(chosen) => setFilters(withFilter(url.filters, 'adult', chosen))}
      />
    ),
  };
}

function Ratings({ page: { url, setFilters } }: { readonly page: Page }) {
  const t = useText();
  return (
    <div className="chips">
      {[undefined, ...RATINGS].map((tenths) => (
        <Chip
          key={tenths ?? 0}
          size="s"
          selected={url.filters.rating === tenths}
          onClick={() => setFilters(withFilter(url.filters, 'rating', tenths))}
        >
          {tenths === undefined
            ? t('activityResults.facet.rating.any')
            : t('activityResults.facet.rating.atLeast', { rating: tenths / 10 })}
        </Chip>
      ))}
    </div>
  );
}

/** The filters with their live counts. */
export function ActivityFacets({ page }: { readonly page: Page }) {
  const t = useText();
  const locale = useLocale();
  const { filters } = page.url;
  const found = page.answer.results.page;
  const facets = found?.facets;
  const { flag, items, named, policy } = useFacetRows(ACTIVITY_FILTERS, { ...page, filters });
  const price = usePrice(page);
  const chosen = filters.languages ?? [];
  const languages = (facets?.languages ?? [])
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
    .map((each) => ({ ...each, name: languageName(each.value, locale) }));
  const hasTrip = found?.hasTrip || filters.fitsTrip;
  return (
    <Facets
      words="activityResults"
      groups={[
        policy(facets?.inPolicy),
        {
          title: t('activityResults.facet.plans'),
          rows: [hasTrip ? flag('fitsTrip', facets?.fitsTrip) : false, flag('agesFit', facets?.agesFit)],
        },
        {
          title: t('activityResults.facet.time'),
          rows: items('times', facets?.times, { values: TIMES_OF_DAY }),
        },
        {
          title: t('activityResults.facet.length'),
          rows: items('durations', facets?.durations, { values: DURATION_CLASSES }),
        },
        {
          title: t('activityResults.facet.language'),
          rows: named('languages', languages),
          first: LANGUAGES_SHOWN,
        },
        {
          title: t('activityResults.facet.booking'),
          rows: [
            flag('freeCancellation', facets?.freeCancellation),
            flag('instant', facets?.instant),
            flag('pickup', facets?.pickup),
          ],
        },
        price,
        { title: t('activityResults.facet.rating'), content: <Ratings page={page} /> },
        { title: t('activityResults.facet.goodFor'), rows: items('goodFor', facets?.goodFor) },
      ]}
    />
  );
}
