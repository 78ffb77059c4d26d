/** From a saved traveler (A §2.5, spelled as the profile's calls) to one of a checkout. */
import type { PassengerType } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { CalendarDate } from '../dates.ts';
import type { AssistanceCode } from './assistance.ts';
import type { TypedTraveler } from './check-traveler.ts';
import { frequentFlyerFor } from './frequent-flyer.ts';

export type SavedTraveler = {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly birthdate: CalendarDate | '';
  readonly gender: 'M' | 'F' | '';
  readonly passport: {
    readonly number: string;
    readonly countryOfIssue: string;
    readonly expires: CalendarDate | '';
  } | null;
  readonly knownTravelerNumber: string;
  readonly tsaRedressNumber: string;
  readonly frequentFlyerNumber: Readonly<Record<string, string>>;
  readonly specialAssistance: readonly AssistanceCode[];
};

type Filled = Omit<TypedTraveler, 'frequentFlyerNumber' | 'specialAssistance'> & {
  readonly frequentFlyerNumber: { airline: string; number: string }[];
  readonly specialAssistance: AssistanceCode[];
};

/**
 * Filled for a place of `type` on a trip with these airlines: of the saved numbers those that earn on one of
 * them, each once. `companyNumbers`: the company's own, for airlines on which none of the saved ones earns.
 */
export function fillTraveler(
  saved: SavedTraveler,
  type: PassengerType,
  airlines: readonly string[],
  companyNumbers: Readonly<Record<string, string>> = {},
): Filled {
  const usable = airlines.flatMap(
    (airline) =>
      frequentFlyerFor(airline, saved.frequentFlyerNumber) ?? frequentFlyerFor(airline, companyNumbers) ?? [],
  );
  const numbers = new Map(usable.map(({ airline, number }) => [airline, number]));
  const { passport } = saved;
  return {
    type,
    firstName: saved.firstName,
    middleName: saved.middleName,
    lastName: saved.lastName,
    birthdate: saved.birthdate,
    gender: saved.gender,
    passport: {
      number: passport?.number ?? '',
      country: passport?.countryOfIssue ?? '',
      expires: passport?.expires ?? '',
    },
    knownTravelerNumber: saved.knownTravelerNumber,
    tsaRedressNumber: saved.tsaRedressNumber,
    frequentFlyerNumber: [...numbers].map(([airline, number]) => ({ airline, number })),
    specialAssistance: [...saved.specialAssistance],
  };
}
