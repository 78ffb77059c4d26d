/** What a customer looks for in a flight, and what choosing does to it (A §2.8, §4, §9). */
import { FARE_CLASSES, type FareClass } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import { sameMembers, toggled } from './hotel-choices.ts';

export type HomeAirport = { readonly label: string; readonly id: { readonly code: string } };
export type FareClassMap = Readonly<Record<FareClass, boolean>>;
export type FlightChoices = {
  readonly homeAirport: HomeAirport | null;
  readonly fareClasses: FareClassMap;
  /** Carrier codes. */
  readonly airlines: readonly string[];
  readonly excludeLowCostCarriers: boolean;
  readonly nonStopOnly: boolean;
};

/** A §9, in its order; names of airlines are the same in every language. */
export const AIRLINE_OPTIONS = [
  { code: 'AA', name: 'American Airlines' },
  { code: 'DL', name: 'Delta' },
  { code: 'UA', name: 'United' },
  { code: 'NK', name: 'Spirit' },
  { code: 'B6', name: 'JetBlue' },
  { code: 'F9', name: 'Frontier' },
] as const;
/** A §9, what is left out in preferences and in results: Spirit, JetBlue, Frontier. */
export const LOW_COST_CARRIERS: readonly string[] = ['NK', 'B6', 'F9'];

const NO_FARE_CLASS = Object.fromEntries(FARE_CLASSES.map((each) => [each, false])) as FareClassMap;

/** A §4: set with any airline, a home airport, nonstop only or any fare class. */
export const areFlightChoicesSet = (choices: FlightChoices): boolean =>
  choices.homeAirport !== null ||
  choices.nonStopOnly ||
  choices.airlines.length > 0 ||
  choices.excludeLowCostCarriers ||
  chosenFareClass(choices) !== undefined;

export const sameFlightChoices = (a: FlightChoices, b: FlightChoices): boolean =>
  a.homeAirport?.id.code === b.homeAirport?.id.code &&
  a.nonStopOnly === b.nonStopOnly &&
  a.excludeLowCostCarriers === b.excludeLowCostCarriers &&
  FARE_CLASSES.every((each) => a.fareClasses[each] === b.fareClasses[each]) &&
  sameMembers(a.airlines, b.airlines);

/** The one that is chosen; the lowest where several are. */
export const chosenFareClass = ({ fareClasses }: Pick<FlightChoices, 'fareClasses'>): FareClass | undefined =>
  FARE_CLASSES.find((each) => fareClasses[each]);

/** The fields that no choice on a page can lead to: several fare classes, or airlines that are left out. */
export const contradictionsOf = ({
  fareClasses,
  airlines,
  excludeLowCostCarriers,
}: Omit<FlightChoices, 'homeAirport' | 'nonStopOnly'>): ('fareClasses' | 'airlines')[] => {
  const several = FARE_CLASSES.filter((each) => fareClasses[each]).length > 1;
  const leftOut = excludeLowCostCarriers && airlines.some((code) => LOW_COST_CARRIERS.includes(code));
  return [...(several ? (['fareClasses'] as const) : []), ...(leftOut ? (['airlines'] as const) : [])];
};

/** A single choice: choosing the chosen one again clears all (A §2.8). */
export const chooseFareClass = (choices: FlightChoices, fareClass: FareClass): FlightChoices => ({
  ...choices,
  fareClasses:
    chosenFareClass(choices) === fareClass ? NO_FARE_CLASS : { ...NO_FARE_CLASS, [fareClass]: true },
});

/** A low-cost carrier that is chosen is no longer left out. */
export const toggleAirline = (choices: FlightChoices, code: string): FlightChoices => {
  const airlines = toggled(choices.airlines, code);
  const contradicts = airlines.some((chosen) => LOW_COST_CARRIERS.includes(chosen));
  return { ...choices, airlines, excludeLowCostCarriers: choices.excludeLowCostCarriers && !contradicts };
};

/** Those that are left out are no longer chosen. */
export const toggleLowCostCarriers = (choices: FlightChoices): FlightChoices => {
  const excludeLowCostCarriers = !choices.excludeLowCostCarriers;
  const airlines = excludeLowCostCarriers
    ? choices.airlines.filter((code) => !LOW_COST_CARRIERS.includes(code))
    : choices.airlines;
  return { ...choices, airlines, excludeLowCostCarriers };
};
