import { Facets, useFacetRows } from '@sojourn/portal/shared/results/facets.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { PICK_UP_POINTS } from '#car/rules/car.ts';
import { CAR_FILTERS } from '../search/car-filters.ts';
import type { Page } from './use-cars-page.ts';

const COMPANIES_SHOWN = 8;

export function CarFacets({ page }: { readonly page: Page }) {
  const t = useText();
  const { filters } = page.url;
  const { flag, items, named, choices, policy } = useFacetRows(CAR_FILTERS, { ...page, filters });
  const facets = page.answer.results.page?.facets;
  const points = PICK_UP_POINTS.filter(
    (point) => filters.points?.includes(point) || facets?.points.some(({ value }) => value === point),
  );
  const companies = (facets?.companies ?? []).toSorted((a, b) => b.count - a.count);
  return (
    <Facets
      words="carResults"
      groups={[
        policy(facets?.inPolicy),
        {
          title: t('carResults.facet.popular'),
          rows: [
            flag('freeCancellation', facets?.freeCancellation),
            ...items('transmissions', facets?.transmissions, { values: ['automatic'] }),
            flag('unlimitedMileage', facets?.unlimitedMileage),
            page.landing !== null && flag('openWhenYouLand', facets?.openWhenYouLand),
          ],
        },
        { title: t('carResults.facet.point'), rows: items('points', facets?.points, { values: points }) },
        { title: t('carResults.facet.pay'), rows: items('payWays', facets?.payWays) },
        {
          title: t('carResults.facet.seats'),
          rows: choices('seatsMin', t('carResults.seats.any'), facets?.seats),
          isRadio: true,
        },
        { title: t('carResults.facet.fuel'), rows: items('fuels', facets?.fuels) },
        {
          title: t('carResults.facet.company'),
          rows: named('companies', companies),
          first: COMPANIES_SHOWN,
        },
      ]}
    />
  );
}
