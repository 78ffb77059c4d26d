/** Somebody to be saved, for tests: Maya Okafor with everything known of her. */
import type { RequestOf } from '@sojourn/contract/call.ts';
import type { travelerCalls } from '@sojourn/contract/travelers.ts';

export type GivenPerson = RequestOf<typeof travelerCalls.updateTraveler>['input']['person'];

export const samplePerson = (given: Partial<GivenPerson> = {}): GivenPerson => ({
  type: 'Adult',
  firstName: 'Maya',
  middleName: '',
  lastName: 'Okafor',
  birthdate: '1988-07-22',
  gender: 'F',
  nationality: 'US',
  passport: { number: 'X40718253', countryOfIssue: 'US', expires: '2031-06-18' },
  driverLicense: { number: 'S 4471-902', countryOfIssue: 'US' },
  knownTravelerNumber: 'TT1139Q48',
  tsaRedressNumber: '2208415',
  frequentFlyerNumber: { TP: '448 210 937' },
  hotelLoyalty: { HYA: '553 027 118' },
  specialAssistance: [],
  emailAddress: 'maya.okafor@example.com',
  phoneNumber: '+1 617 555 0142',
  ...given,
});
