import type { Person, PersonInput, TravelerDraft } from '@sojourn/contract/travelers.ts';
import { api } from '@sojourn/web/api/api.ts';
import { SAVED_TRAVELERS_KEY } from '@sojourn/web/travelers/use-saved-travelers.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** What a checkout has no field for. */
const NOTHING = {
  nationality: '',
  driverLicense: null,
  hotelLoyalty: {},
  emailAddress: '',
  phoneNumber: '',
} as const;

/** What is typed, over what was saved: programs of other airlines and everything else stay. */
function inputOf(traveler: TravelerDraft, saved: Person | undefined): PersonInput {
  const { passport, frequentFlyerNumber } = traveler;
  const typed = Object.fromEntries(
    frequentFlyerNumber
      .filter(({ number }) => number.trim() !== '')
      .map(({ airline, number }) => [airline, number]),
  );
  const { nationality, driverLicense, hotelLoyalty, emailAddress, phoneNumber } = saved ?? NOTHING;
  return {
    ...(saved && { personId: saved.personId }),
    nationality,
    driverLicense,
    hotelLoyalty,
    emailAddress,
    phoneNumber,
    type: traveler.type,
    firstName: traveler.firstName,
    middleName: traveler.middleName,
    lastName: traveler.lastName,
    birthdate: traveler.birthdate,
    gender: traveler.gender,
    knownTravelerNumber: traveler.knownTravelerNumber,
    tsaRedressNumber: traveler.tsaRedressNumber,
    frequentFlyerNumber: { ...saved?.frequentFlyerNumber, ...typed },
    specialAssistance: traveler.specialAssistance,
    passport:
      passport.country.length === 2 && passport.number !== ''
        ? { number: passport.number, countryOfIssue: passport.country, expires: passport.expires }
        : null,
  };
}

/** Saves what is typed to the customer's travelers, as a new one or over the one it was filled from. */
export function useSaveTraveler() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ traveler, saved }: { traveler: TravelerDraft; saved: Person | undefined }) => {
      const person = inputOf(traveler, saved);
      return api.updateTraveler({
        input: {
          person,
          isNew: !saved,
          entryPoint: 'checkout',
          // A passport that is not asked for here does not take the saved one away
          updatePassport: person.passport !== null,
        },
      });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: SAVED_TRAVELERS_KEY }),
  });
}
