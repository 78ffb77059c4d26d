/** The filters that are on, each with its words and with what is left when it is taken away. */
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { CarFiltersOn } from '#products/car/search/car-url.ts';
import type { AppliedFilter } from '#shared/results/applied-filters.tsx';

type Applied = AppliedFilter<CarFiltersOn>;
type ListKey = 'groups' | 'companies' | 'transmissions' | 'fuels' | 'payWays' | 'points';

/** Without lists that have become empty. */
export function tidyFilters(filters: CarFiltersOn): CarFiltersOn {
  const on = ([, value]: [string, unknown]) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false && value !== 0;
  return Object.fromEntries(Object.entries(filters).filter(on)) as CarFiltersOn;
}

export type FilterNames = {
  /** Of a company by its code. */
  readonly company: (code: string) => string;
  /** The airport's one terminal, null where there are several or none. */
  readonly terminal: string | null;
};

export const pointText = (
  point: NonNullable<CarFiltersOn['points']>[number],
  terminal: string | null,
): TextRef =>
  point === 'terminal' && terminal !== null
    ? textRef('carResults.point.terminalOf', { terminal })
    : textRef(`carResults.point.${point}`);

export function appliedFilters(filters: CarFiltersOn, names: FilterNames): readonly Applied[] {
  const each = <Item extends string>(
    key: ListKey,
    items: readonly Item[] | undefined,
    label: (item: Item) => TextRef,
  ) =>
    (items ?? []).map(
      (item): Applied => ({
        key: `${key}:${item}`,
        label: label(item),
        without: tidyFilters({ ...filters, [key]: items?.filter((other) => other !== item) }),
      }),
    );
  const flag = (key: 'freeCancellation' | 'unlimitedMileage' | 'openWhenYouLand'): Applied[] =>
    filters[key]
      ? [
          {
            key,
            label: textRef(`carResults.facet.${key}`),
            without: tidyFilters({ ...filters, [key]: false }),
          },
        ]
      : [];
  const { seatsMin } = filters;
  return [
    ...each('groups', filters.groups, (group) => textRef(`car.group.${group}`)),
    ...(filters.inPolicyOnly
      ? [
          {
            key: 'inPolicyOnly',
            label: textRef('policy.facet.inPolicy'),
            without: tidyFilters({ ...filters, inPolicyOnly: false }),
          },
        ]
      : []),
    ...flag('freeCancellation'),
    ...flag('unlimitedMileage'),
    ...flag('openWhenYouLand'),
    ...each('points', filters.points, (point) => pointText(point, names.terminal)),
    ...each('payWays', filters.payWays, (way) => textRef(`carResults.pay.${way}`)),
    ...(seatsMin
      ? [
          {
            key: 'seats',
            label: textRef('carResults.chip.seats', { seats: seatsMin }),
            without: tidyFilters({ ...filters, seatsMin: 0 }),
          },
        ]
      : []),
    ...each('transmissions', filters.transmissions, (gears) => textRef(`car.transmission.${gears}`)),
    ...each('fuels', filters.fuels, (fuel) => textRef(`car.fuel.${fuel}`)),
    ...each('companies', filters.companies, (code) =>
      textRef('carResults.chip.company', { company: names.company(code) }),
    ),
  ];
}
