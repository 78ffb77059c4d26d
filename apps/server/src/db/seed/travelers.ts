/** The demo's saved travelers: the Okafors, and Northline's people; sealed like everybody's. */
import { type CalendarDate, date, plusSeconds } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import type { Kysely } from 'kysely';
import { putTraveler, readTravelers } from '../../modules/customers/profile/store.ts';
import { sealFacts, type TravelerFacts } from '../../modules/customers/profile/traveler-facts.ts';
import { identitySeals } from '../../seal.ts';
import type { Database } from '../client.ts';
import { demoBytes, demoCustomerId, demoId } from './demo-ids.ts';

const adult = (
  [firstName, lastName]: readonly [string, string],
  birthdate: string,
  gender: 'M' | 'F',
  known: Partial<TravelerFacts>,
): TravelerFacts => ({
  type: 'Adult',
  firstName,
  middleName: '',
  lastName,
  birthdate: date(birthdate),
  gender,
  nationality: 'US',
  passport: null,
  driverLicense: null,
  knownTravelerNumber: '',
  tsaRedressNumber: '',
  frequentFlyerNumber: {},
  hotelLoyalty: {},
  specialAssistance: [],
  emailAddress: '',
  phoneNumber: '',
  ...known,
});
const passport = (number: string, expires: string): TravelerFacts['passport'] => ({
  number,
  countryOfIssue: 'US',
  expires: date(expires) as CalendarDate,
});

const MAYA = adult(['Maya', 'Okafor'], '1988-07-22', 'F', {
  passport: passport('X40718253', '2031-06-18'),
  knownTravelerNumber: 'TT1139Q48',
  frequentFlyerNumber: { TP: '448210937', B6: '4471903226' },
  emailAddress: 'maya.okafor@example.com',
  phoneNumber: '+1 617 555 0142',
});
/** Without a known traveler number, which the checkout mentions. */
const JONAH = adult(['Jonah', 'Okafor'], '1987-03-03', 'M', {
  passport: passport('X52290476', '2029-11-02'),
  frequentFlyerNumber: { DL: '9083441722' },
  emailAddress: 'jonah.okafor@example.com',
  phoneNumber: '+1 617 555 0143',
});
const PRIYA = adult(['Priya', 'Nair'], '1984-11-09', 'F', {
  passport: passport('X61840029', '2030-09-27'),
  knownTravelerNumber: 'TT2208M71',
  frequentFlyerNumber: { UA: 'KN482917' },
  emailAddress: 'priya.nair@northline.example',
  phoneNumber: '+1 303 555 0171',
});
const DANIEL = adult(['Daniel', 'Reyes'], '1991-05-30', 'M', {
  frequentFlyerNumber: { WN: '20614478' },
  hotelLoyalty: { HYA: '553027118' },
  emailAddress: 'daniel.reyes@northline.example',
  phoneNumber: '+1 303 555 0164',
});

const SAVED: readonly (readonly [TenantId, subject: string, travelers: readonly TravelerFacts[]])[] = [
  ['consumer', 'maya', [MAYA, JONAH]],
  ['consumer', 'jonah', [JONAH, MAYA]],
  ['business', 'priya', [PRIYA, DANIEL]],
  ['business', 'daniel', [DANIEL]],
];

/** Customers who have saved travelers are skipped. */
export async function seedTravelers(
  db: Kysely<Database>,
  { clock, serverKey }: { readonly clock: Clock; readonly serverKey: string },
): Promise<void> {
  for (const [tenantId, subject, travelers] of SAVED) {
    const owner = { tenantId, customerId: demoCustomerId(subject) };
    if ((await readTravelers(db, owner)).length > 0) continue;
    for (const [at, facts] of travelers.entries()) {
      const name = `${subject} saves ${facts.firstName}`;
      const key = { ...owner, personId: demoId('trv', name) };
      // A nonce is never used for two texts
      const drawn = demoBytes(`${name} ${JSON.stringify(facts)}`);
      const random = { bytes: (count: number) => drawn.subarray(0, count) };
      const seals = identitySeals({ current: serverKey, others: [] }, random);
      const row = { ...key, factsSealed: sealFacts(seals, key, facts), isHidden: false, entryPoint: null };
      await putTraveler(db, row, plusSeconds(clock.now(), at));
    }
  }
}
