/** The filters with their live counts and prices. */
import { Facets, type Group, useFacetRows } from '@sojourn/portal/shared/results/facets.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatCount } from '@sojourn/ui/formats.ts';
import { withFilter } from '@sojourn/web/search/filters.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { isAnyStops } from '../results/question-view.ts';
import type { Page } from '../results/use-flights-page.ts';
import { FLIGHT_FILTERS, type FlightFilterNames, type UrlFilters } from '../search/flight-filters.ts';
import { type PriceBasis, scanned } from '../search/price-basis.ts';
import { DurationFacet } from './duration-facet.tsx';
import './facets.css';
import { airlineRows, type FacetCount, stopRows, viaRows } from './facets-view.ts';
import { HourRange } from './hour-range.tsx';

/** "12   $562": how many flights the choice leaves, and from how much. */
function Count({ found, basis }: { readonly found: FacetCount; readonly basis: PriceBasis }) {
  const t = useText();
  const locale = useLocale();
  const { count, fromMinor } = found;
  return (
    <span className="flight-facets__count">
      <span>
        <span className="visually-hidden">{t('flightResults.facet.flights', { count })}</span>
        <span aria-hidden="true">{formatCount(count, locale)}</span>
      </span>
      {typeof fromMinor === 'number' && (
        <span className="flight-facets__price">
          <span className="visually-hidden">{t('flightResults.facet.from')} </span>
          {scanned(basis.of(fromMinor), locale)}
        </span>
      )}
    </span>
  );
}

const AIRLINES_SHOWN = 7;
const VIA_SHOWN = 5;

function useTimeGroups({ filters, setFilters, url, answer, cities }: Page): readonly Group<FacetCount>[] {
  const t = useText();
  const facets = answer.results.page?.facets;
  const leg = url.draft.legs[url.step];
  const set = (key: keyof UrlFilters) => (given: unknown) => setFilters(withFilter(filters, key, given));
  const { departs, arrives, maxMinutes } = filters;
  return [
    {
      title: t('flightResults.facet.leave', { city: cities.of(leg?.origin) }),
      content: <HourRange span={departs} counts={facets?.departs} onSpan={set('departs')} />,
    },
    {
      title: t('flightResults.facet.arrive', { city: cities.of(leg?.destination) }),
      content: <HourRange span={arrives} counts={facets?.arrives} onSpan={set('arrives')} />,
    },
    {
      title: t('flightResults.facet.duration'),
      content: facets ? (
        <DurationFacet durations={facets.durations} maxMinutes={maxMinutes} onMax={set('maxMinutes')} />
      ) : (
        <Skeleton height={48} />
      ),
    },
  ];
}

export function FlightFacets({ page }: { readonly page: Page }) {
  const t = useText();
  const { filters, basis } = page;
  const found = page.answer.results.page;
  const facets = found?.facets;
  const { flag, items, named, choices, policy } = useFacetRows<
    UrlFilters,
    FlightFilterNames,
    typeof FLIGHT_FILTERS
  >(FLIGHT_FILTERS, page);
  const times = useTimeGroups(page);
  const stops = stopRows(facets, isAnyStops(filters) ? found?.lesserTwoStops : undefined);
  const airlines = airlineRows(facets, filters.airlines ?? []);
  const via = viaRows(facets, filters.notVia ?? []);
  return (
    <Facets
      words="flightResults"
      className="flight-facets"
      countOf={(each) => <Count found={each} basis={basis} />}
      groups={[
        policy(facets?.inPolicy),
        {
          title: t('flightResults.facet.stops'),
          rows: choices('stops', t('flightResults.stops.any'), stops),
          isRadio: true,
        },
        { title: t('flightResults.facet.class'), rows: items('fareClasses', facets?.fareClasses) },
        ...times,
        {
          title: t('flightResults.facet.airlines'),
          rows: named('airlines', airlines),
          first: AIRLINES_SHOWN,
          last: flag('excludeLowCost', facets?.withoutLowCost),
        },
        {
          title: t('flightResults.facet.policies'),
          rows: [
            flag('bagIncluded', facets?.bagIncluded),
            flag('refundable', facets?.refundable),
            flag('withoutSelfTransfer', facets?.withoutSelfTransfer),
          ],
        },
        {
          title: t('flightResults.facet.via'),
          // Every airport is allowed until it is put out
          rows: named('notVia', via).map((row) => ({
            ...row,
            isChosen: row.checked,
            checked: !row.checked,
            onChange: (isAllowed) => row.onChange(!isAllowed),
          })),
          first: VIA_SHOWN,
        },
      ]}
    />
  );
}
