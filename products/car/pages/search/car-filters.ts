/** The filters of a search for cars: how its address spells them, and what their chips say. */
import { codes, type FilterTable, flag, list, one } from '@sojourn/web/search/filters.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import { FUEL_KINDS, TRANSMISSIONS } from '#car/rules/acriss.ts';
import { PAY_WAYS, PICK_UP_POINTS } from '#car/rules/car.ts';
import { CAR_GROUPS } from '#car/rules/car-class.ts';
import { SEAT_STEPS } from '#car/rules/sorts-and-filters.ts';
import type { WireCarFilters } from '#car/wire/car-search.ts';

export type CarFilters = Omit<WireCarFilters, 'policy'>;
export type CarFilterNames = {
  /** Of a company by its code. */
  readonly company: (code: string) => string;
  /** The airport's one terminal, null where there are several or none. */
  readonly terminal: string | null;
};

/** As many as a search takes. */
const COMPANIES_MAX = 40;

export const CAR_FILTERS = {
  groups: list('class', CAR_GROUPS, (group) => textRef(`car.group.${group}`)),
  inPolicyOnly: flag('policy', textRef('policy.facet.inPolicy')),
  freeCancellation: flag('free', textRef('carResults.facet.freeCancellation')),
  unlimitedMileage: flag('unlimited', textRef('carResults.facet.unlimitedMileage')),
  openWhenYouLand: flag('open', textRef('carResults.facet.openWhenYouLand')),
  points: list('point', PICK_UP_POINTS, (point, { terminal }: CarFilterNames) =>
    point === 'terminal' && terminal !== null
      ? textRef('carResults.point.terminalOf', { terminal })
      : textRef(`carResults.point.${point}`),
  ),
  payWays: list('pay', PAY_WAYS, (way) => textRef(`carResults.pay.${way}`)),
  seatsMin: one('seats', SEAT_STEPS.slice(1), (seats) => textRef('carResults.chip.seats', { seats })),
  transmissions: list('gears', TRANSMISSIONS, (gears) => textRef(`car.transmission.${gears}`)),
  fuels: list('fuel', FUEL_KINDS, (fuel) => textRef(`car.fuel.${fuel}`)),
  companies: codes(
    'company',
    /^[0-9A-Z]{2}$/,
    (code, { company }: CarFilterNames) => textRef('carResults.chip.company', { company: company(code) }),
    COMPANIES_MAX,
  ),
} satisfies FilterTable<CarFilters, CarFilterNames>;
