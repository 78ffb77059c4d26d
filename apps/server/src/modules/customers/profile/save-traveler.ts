/** Saves a traveler, a new one or one that is there (A §5, §7). */
import { isDeepStrictEqual } from 'node:util';
import type { InputOf } from '@sojourn/contract/call.ts';
import type { PersonInput, travelerCalls } from '@sojourn/contract/travelers.ts';
import { newId, type TravelerId } from '@sojourn/domain/ids.ts';
import { tidyNumber } from '@sojourn/domain/travelers/documents.ts';
import { tidyPrograms } from '@sojourn/domain/travelers/loyalty-number.ts';
import { birthdateProblem } from '@sojourn/domain/travelers/traveler-type.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { TravelerDeps } from './list-travelers.ts';
import { lockCustomer, putTraveler, readTravelers, type SealedTraveler } from './store.ts';
import { openFacts, sealFacts, type TravelerFacts } from './traveler-facts.ts';

export const TRAVELERS_SAVED_MAX = 30;

type Given = InputOf<typeof travelerCalls.updateTraveler>;
type Known = { readonly row: SealedTraveler; readonly facts: TravelerFacts };
const isWrong = (path: string, problem: string): never =>
  refuse('InvalidInput', { fields: [{ path, problem }] });

/**
 * Answers the traveler's id. The same new traveler sent again is the one that the first time made. Refuses
 * with NotFound, or with InvalidInput when there are too many, the same person is there with other facts, or
 * the date of birth is missing or does not fit.
 */
export function saveTraveler(deps: TravelerDeps, actor: Actor, given: Given): Promise<TravelerId> {
  const { person } = given;
  const { isNew = person.personId === undefined } = given;
  if (isNew && person.personId) isWrong('person.personId', 'unexpected');
  if (!isNew && !person.personId) isWrong('person.personId', 'missing');
  const problem = birthdateProblem(person.type, person.birthdate, deps.clock.now());
  if (problem) isWrong('person.birthdate', problem);
  return withTransaction(deps.db, async (tx) => {
    await lockCustomer(tx, actor);
    const saved = await readTravelers(tx, actor);
    const known = saved.map((row): Known => ({ row, facts: openFacts(deps.seals, row) }));
    const before = known.find(({ row }) => row.personId === person.personId);
    if (!isNew && !before) refuse('NotFound');
    const facts = factsOf(given, before?.facts);
    const twin = known.find((each) => each !== before && isSamePerson(each.facts, facts));
    if (twin && isNew && isDeepStrictEqual(twin.facts, facts)) return twin.row.personId;
    if (twin) isWrong('person.firstName', 'alreadySaved');
    if (isNew && saved.length >= TRAVELERS_SAVED_MAX) isWrong('person', 'tooMany');
    const personId = before?.row.personId ?? newId('trv', deps.random.bytes(16));
    const key = { tenantId: actor.tenantId, customerId: actor.customerId, personId };
    const isHidden = given.hideProfile ?? before?.row.isHidden ?? false;
    const entryPoint = given.entryPoint ?? before?.row.entryPoint ?? null;
    const row = { ...key, factsSealed: sealFacts(deps.seals, key, facts), isHidden, entryPoint };
    await putTraveler(tx, row, deps.clock.now());
    return personId;
  });
}

/** Tidied. A passport that isn't to be updated and a license that was left out stay as they were saved. */
function factsOf(given: Given, saved: TravelerFacts | undefined): TravelerFacts {
  const { person, updatePassport = Boolean(person.passport) } = given;
  const { personId: _, ...rest } = person;
  return {
    ...rest,
    passport: updatePassport ? passportOf(person) : (saved?.passport ?? null),
    driverLicense: person.driverLicense === undefined ? (saved?.driverLicense ?? null) : person.driverLicense,
    knownTravelerNumber: tidyNumber(person.knownTravelerNumber),
    tsaRedressNumber: tidyNumber(person.tsaRedressNumber),
    frequentFlyerNumber: tidyPrograms(person.frequentFlyerNumber),
    hotelLoyalty: tidyPrograms(person.hotelLoyalty),
  };
}

const passportOf = ({ passport }: PersonInput): TravelerFacts['passport'] =>
  passport ? { ...passport, number: tidyNumber(passport.number) } : null;

/** Names as they are read aloud, and the day of birth when both are known. */
const isSamePerson = (one: TravelerFacts, other: TravelerFacts): boolean =>
  one.birthdate === other.birthdate && spoken(one) === spoken(other);
const spoken = ({ firstName, middleName, lastName }: TravelerFacts): string =>
  [firstName, middleName, lastName].join('/').toLowerCase();
