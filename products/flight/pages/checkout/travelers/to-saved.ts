/** From what was typed in a checkout to a saved traveler. Pure. */
import type { Person, PersonInput, TravelerDraft } from '@sojourn/contract/travelers.ts';
import { tidyMemberNumber } from '@sojourn/domain/travelers/loyalty-number.ts';

/** What a checkout has no field for. */
const NOTHING = {
  nationality: '',
  driverLicense: null,
  hotelLoyalty: {},
  emailAddress: '',
  phoneNumber: '',
} as const;

type Numbers = Readonly<Record<string, string>>;
/**
 * What is typed, over what was saved: programs of other airlines and everything else stay. The company's
 * numbers aren't anybody's own.
 */
export function inputOf(
  traveler: TravelerDraft,
  saved: Person | undefined,
  companyNumbers: Numbers,
): PersonInput {
  const { passport, frequentFlyerNumber } = traveler;
  const typed = Object.fromEntries(
    frequentFlyerNumber
      .filter(
        ({ airline, number }) => number.trim() !== '' && companyNumbers[airline] !== tidyMemberNumber(number),
      )
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
