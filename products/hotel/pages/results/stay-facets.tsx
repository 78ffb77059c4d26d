import { Facets, type Group, useFacetRows } from '@sojourn/portal/shared/results/facets.tsx';
import { PriceSlider } from '@sojourn/portal/shared/results/price-slider.tsx';
import { Stars } from '@sojourn/ui/content/stars.tsx';
import { Chip } from '@sojourn/ui/inputs/chip.tsx';
import { useFavoritesOffered } from '@sojourn/web/experiments/use-favorites-offered.ts';
import { withFilter } from '@sojourn/web/search/filters.ts';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { showsFavorites, showsMap, viewOf } from '#hotel/parts/search/results-url.ts';
import { STAY_FILTERS } from '#hotel/parts/search/stay-filters.ts';
import { loyaltyProgramName } from '#hotel/rules/loyalty-programs.ts';
import './stay-facets.css';
import type { Page } from './use-results-page.ts';

/** A §9: the first eight are the shortlist. */
const SHORTLIST = 8;
const PROGRAMS_SHOWN = 5;

type Rows = ReturnType<typeof useStayRows>;
const useStayRows = (page: Page) =>
  useFacetRows(STAY_FILTERS, {
    filters: page.url.filters,
    names: page.names,
    setFilters: page.setFilters,
  });

function usePopular({ answer, url, change, favoritesCount }: Page, { flag }: Rows): Group {
  const t = useText();
  const hasNight = useCan('complimentaryNight');
  const hasFavorites = useFavoritesOffered();
  const facets = answer.results.page?.facets;
  return {
    title: t('hotelResults.facet.popular'),
    rows: [
      flag('freeCancellation', facets?.freeCancellation),
      hasNight && flag('fourthNightFree', facets?.fourthNightFree),
      flag('breakfastIncluded', facets?.breakfastIncluded),
      hasFavorites && {
        key: 'favorites',
        label: t('hotelResults.facet.favorites'),
        found: favoritesCount === undefined ? undefined : { count: favoritesCount },
        checked: showsFavorites(url),
        onChange: (only) => change({ view: viewOf(only, showsMap(url)) }),
      },
    ],
  };
}

function Ratings({ choices }: Rows) {
  const t = useText();
  const rows = choices('rating', t('hotelResults.facet.rating.any'), undefined, (rating) =>
    t('hotelResults.facet.rating.from', { rating }),
  );
  return (
    <div className="chips">
      {rows.map(({ key, label, checked, onChange }) => (
        <Chip
          key={key}
          className="facets__rating"
          selected={checked}
          icon={false}
          onClick={() => onChange(true)}
        >
          {label}
        </Chip>
      ))}
    </div>
  );
}

/** Programs with stays, the largest first, then those that were chosen and have none. */
function programRows(found: readonly { value: string; count: number }[], chosen: readonly string[]) {
  const programs = found.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  const missing = chosen.filter((code) => !programs.some(({ value }) => value === code));
  return [...programs, ...missing.map((value) => ({ value, count: 0 }))].map((program) => ({
    ...program,
    name: loyaltyProgramName(program.value),
  }));
}

export function StayFacets({ page }: { readonly page: Page }) {
  const t = useText();
  const { setFilters } = page;
  const { filters } = page.url;
  const rows = useStayRows(page);
  const { items, named, policy } = rows;
  const { page: found, isDone } = page.answer.results;
  const facets = found?.facets;
  const hasNoPrices = isDone && facets?.price.maxMinor === 0;
  return (
    <Facets
      words="hotelResults"
      groups={[
        policy(facets?.inPolicy),
        usePopular(page, rows),
        !hasNoPrices && {
          title: t('hotelResults.facet.price'),
          content: (
            <PriceSlider
              lowLabel={t('hotelResults.facet.price.low')}
              highLabel={t('hotelResults.facet.price.high')}
              span={filters.price}
              price={facets?.price}
              onSpan={(span) => setFilters(withFilter(filters, 'price', span))}
            />
          ),
        },
        {
          title: t('hotelResults.facet.stars'),
          rows: items('stars', facets?.stars, {
            values: STAY_FILTERS.stars.values.toReversed(),
            label: (stars) => <Stars count={stars} label={t('booking.stars', { stars })} />,
          }),
        },
        { title: t('hotelResults.facet.rating'), content: <Ratings {...rows} /> },
        {
          title: t('hotelResults.facet.collection'),
          rows: items('collections', facets?.collections, { values: ['Premier', 'Lifestyle'] }),
        },
        {
          title: t('hotelResults.facet.amenities'),
          rows: items('amenities', facets?.amenities),
          first: SHORTLIST,
        },
        {
          title: t('hotelResults.facet.programs'),
          rows: named(
            'loyaltyPrograms',
            programRows(facets?.loyaltyPrograms ?? [], filters.loyaltyPrograms ?? []),
          ),
          first: PROGRAMS_SHOWN,
        },
      ]}
    />
  );
}
