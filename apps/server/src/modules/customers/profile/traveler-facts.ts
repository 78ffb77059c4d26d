/** What is known of a traveler, and how it is sealed for the row that keeps it. */
import type { Person } from '@sojourn/contract/travelers.ts';
import { readTraveler } from '#db/former-names.ts';
import type { Sealer } from '#seal.ts';
import type { SealedTraveler } from './store.ts';

export type TravelerFacts = Omit<Person, 'personId' | 'isHidden' | 'entryPoint' | 'changedAt'>;

const NOTHING_KNOWN: TravelerFacts = {
  type: 'Adult',
  firstName: '',
  middleName: '',
  lastName: '',
  birthdate: '',
  gender: '',
  nationality: '',
  passport: null,
  driverLicense: null,
  knownTravelerNumber: '',
  tsaRedressNumber: '',
  frequentFlyerNumber: {},
  hotelLoyalty: {},
  specialAssistance: [],
  emailAddress: '',
  phoneNumber: '',
};

type RowKey = Pick<SealedTraveler, 'tenantId' | 'customerId' | 'personId'>;
const rowName = ({ tenantId, customerId, personId }: RowKey): string =>
  `${tenantId}/${customerId}/${personId}`;

export const sealFacts = (seals: Sealer, key: RowKey, facts: TravelerFacts): string =>
  seals.seal(rowName(key), JSON.stringify(facts));

/** The text that `sealFacts` sealed. Throws when no key opens it: nothing is to be saved over it. */
function openSeal(seals: Sealer, traveler: SealedTraveler): string {
  const text = seals.unseal(rowName(traveler), traveler.factsSealed);
  if (text !== null) return text;
  throw new Error(`no key opens traveler ${traveler.personId}: is the former one in SERVER_OTHER_KEYS?`);
}

/** Facts that were not kept yet when it was saved are not known. */
export const openFacts = (seals: Sealer, traveler: SealedTraveler): TravelerFacts => ({
  ...NOTHING_KNOWN,
  ...readTraveler(JSON.parse(openSeal(seals, traveler)) as Partial<TravelerFacts>),
});

/** Seals the same again by the current key. */
export const sealAnew = (seals: Sealer, traveler: SealedTraveler): SealedTraveler => ({
  ...traveler,
  factsSealed: seals.seal(rowName(traveler), openSeal(seals, traveler)),
});
