import type { Instant } from '@sojourn/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identitySeals, type SealKeys } from '#seal.ts';
import { testClock } from '#testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { type Browser, createTestServer, TEST_SESSION_SETTINGS, type TestServer } from '#testing/server.ts';
import { testTurn } from '#testing/turn.ts';
import { resealTravelers } from './reseal-travelers.ts';
import { profileRoutes } from './routes.ts';
import { TRAVELERS_SAVED_MAX } from './save-traveler.ts';
import { type GivenPerson, samplePerson } from './testing/sample-person.ts';

const KEY = TEST_SESSION_SETTINGS.csrfKey;
const KEYS: SealKeys = { current: KEY, others: [] };
let database: TestDatabase;
let server: TestServer;
let maya: Browser;

const serverWith = (keys: SealKeys, now?: Instant) =>
  createTestServer({
    database,
    clock: testClock(now),
    handlers: (effects) =>
      profileRoutes({
        ...effects,
        seals: identitySeals(keys, effects.random),
        knowsAirport: (code) => code === 'BOS',
      }),
  });
beforeAll(async () => {
  database = await createTestDatabase();
  server = await serverWith(KEYS);
  maya = await server.signIn();
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
});

type Flags = {
  hideProfile?: boolean;
  updatePassport?: boolean;
  isNew?: boolean;
  entryPoint?: 'checkout' | undefined;
};
const save = (browser: Browser, person: GivenPerson, flags: Flags = {}) =>
  server.call('updateTraveler', browser, {
    input: { person, entryPoint: 'profile', updatePassport: true, isNew: !person.personId, ...flags },
  });
const list = async (browser: Browser, includeHidden?: boolean) =>
  (await server.call('listTravelers', browser, { input: { includeHidden } })).body.value;
const problemsOf = async (answered: ReturnType<typeof save>) => {
  const { status, error } = await answered;
  return [status, error?.details?.fields?.map(({ path, problem }) => `${path}: ${problem}`)];
};

describe('a saved traveler', () => {
  it('is told as it was given, tidied', async () => {
    const { status, body } = await save(maya, samplePerson({ firstName: ' Maya  Ngozi ' }));
    expect([status, body.Response]).toEqual([200, 'Success']);
    expect(await list(maya)).toEqual([
      {
        ...samplePerson(),
        firstName: 'Maya Ngozi',
        frequentFlyerNumber: { TP: '448210937' },
        hotelLoyalty: { HYA: '553027118' },
        personId: body.personId,
        isHidden: false,
        entryPoint: 'profile',
        changedAt: server.clock.now(),
      },
    ]);
  });
  it('is made of a person alone, with the passport that it has', async () => {
    const aline = await server.signIn({ subject: 'aline' });
    const person = samplePerson({ firstName: 'Aline' });
    const { status, body } = await server.call('updateTraveler', aline, { input: { person } });
    expect(status).toBe(200);
    const [made] = await list(aline);
    expect([made?.personId, made?.passport]).toEqual([body.personId, person.passport]);
    const again = { ...person, personId: body.personId, middleName: 'Sol', passport: null };
    expect((await server.call('updateTraveler', aline, { input: { person: again } })).status).toBe(200);
    expect((await list(aline)).map(({ middleName, passport }) => [middleName, passport])).toEqual([
      ['Sol', person.passport],
    ]);
  });
  it('keeps the passport unless it is to be updated, and loses it for null', async () => {
    const [before] = await list(maya);
    const given = samplePerson({ personId: before!.personId, passport: null });
    await save(maya, given, { updatePassport: false });
    expect((await list(maya))[0]!.passport).toEqual(before!.passport);
    await save(maya, given);
    expect((await list(maya))[0]!.passport).toBeNull();
  });
  it('keeps a driver’s license that an update leaves out, and loses it for null', async () => {
    const personId = (await list(maya))[0]?.personId;
    const driverLicense = { number: 'S123', countryOfIssue: 'US' };
    await save(maya, samplePerson({ personId, driverLicense }));
    const { driverLicense: _, ...without } = samplePerson({ personId });
    await save(maya, without);
    expect((await list(maya))[0]?.driverLicense).toEqual(driverLicense);
    await save(maya, samplePerson({ personId, driverLicense: null }));
    expect((await list(maya))[0]?.driverLicense).toBeNull();
  });
  it('loses a program whose number is emptied', async () => {
    const [before] = await list(maya);
    const programs = { frequentFlyerNumber: { TP: '', DL: '9083 4417 22' }, hotelLoyalty: { HYA: '' } };
    await save(maya, samplePerson({ personId: before!.personId, ...programs }));
    expect((await list(maya))[0]).toMatchObject({
      frequentFlyerNumber: { DL: '9083441722' },
      hotelLoyalty: {},
    });
  });
  it('has hotel programs of the list only', async () => {
    const [before] = await list(maya);
    const given = samplePerson({ personId: before!.personId, hotelLoyalty: { ZZZ: '553027118' } });
    const { status, error } = await save(maya, given);
    expect([status, error?.code, error?.details?.fields]).toEqual([
      422,
      'InvalidInput',
      [{ path: 'person.hotelLoyalty.ZZZ', problem: 'unknown' }],
    ]);
    expect(await list(maya)).toEqual([before]);
  });
  it('can be hidden and shown again, and stays hidden when it is changed', async () => {
    const { personId } = (await list(maya))[0]!;
    const hidden = async () => [(await list(maya)).length, (await list(maya, true)).map((p) => p.isHidden)];
    await save(maya, samplePerson({ personId }), { hideProfile: true });
    expect(await hidden()).toEqual([0, [true]]);
    await save(maya, samplePerson({ personId, gender: 'F' }));
    expect(await hidden()).toEqual([0, [true]]);
    await save(maya, samplePerson({ personId }), { hideProfile: false });
    expect(await hidden()).toEqual([1, [false]]);
  });
  it('sent twice is one; the same person with other facts is refused', async () => {
    const jonah = samplePerson({ firstName: 'Jonah', birthdate: '1987-03-03', gender: 'M' });
    const [one, two] = await Promise.all([save(maya, jonah), save(maya, jonah)]);
    expect(one.body.personId).toBe(two.body.personId);
    expect(await problemsOf(save(maya, { ...jonah, firstName: 'JONAH', nationality: 'NG' }))).toEqual([
      422,
      ['person.firstName: alreadySaved'],
    ]);
  });
  it('tells where and when it was last saved', async () => {
    const noor = await server.signIn();
    const { personId } = (await save(noor, samplePerson())).body;
    const kept = async () => (await list(noor)).map((each) => [each.entryPoint, each.changedAt]);
    const first = server.clock.now();
    expect(await kept()).toEqual([['profile', first]]);
    server.clock.move(60);
    await save(noor, samplePerson({ personId }), { entryPoint: 'checkout' });
    expect(await kept()).toEqual([['checkout', server.clock.now()]]);
    expect(server.clock.now() > first).toBe(true);
    await save(noor, samplePerson({ personId }), { entryPoint: undefined });
    expect(await kept()).toEqual([['checkout', server.clock.now()]]);
  });
  it('that was a child is an adult when the time has come', async () => {
    const elena = await server.signIn({ subject: 'elena' });
    await save(elena, samplePerson({ type: 'SeatedInfant', birthdate: '2025-02-10' }));
    server.clock.move(1);
    await save(elena, samplePerson({ type: 'Child', firstName: 'Ada', birthdate: '2015-02-10' }));
    const types = async () => (await list(elena)).map(({ type }) => type);
    expect(await types()).toEqual(['SeatedInfant', 'Child']);
    const later = await serverWith(KEYS, '2027-02-11T12:00:00.000Z' as Instant);
    const back = await later.signIn({ subject: 'elena' });
    const { value } = (await later.call('listTravelers', back, { input: {} })).body;
    await later.close();
    expect(value.map(({ type }) => type)).toEqual(['Child', 'Adult']);
  });
  it('is forgotten', async () => {
    const luc = await server.signIn();
    const { personId } = (await save(luc, samplePerson())).body;
    const forget = () => server.call('deleteTraveler', luc, { input: { personId } });
    expect([(await forget()).status, (await forget()).status, await list(luc)]).toEqual([200, 404, []]);
  });
});

describe('refused are', () => {
  const row = (given: Partial<GivenPerson>, flags: Flags = {}) => ({ given, flags });
  it.each([
    ['person.firstName: missing', row({ firstName: ' ' })],
    ['person.lastName: notAName', row({ lastName: 'Okafor 2' })],
    ['person.birthdate: missing', row({ birthdate: '' })],
    ['person.emailAddress: form', row({ emailAddress: 'maya@' })],
    ['person.phoneNumber: form', row({ phoneNumber: '112' })],
    ['person.birthdate: inFuture', row({ birthdate: '2027-03-01' })],
    ['person.birthdate: notThisType', row({ birthdate: '2020-01-01' })],
    ['person.passport.number: form', row({ passport: { number: '12', countryOfIssue: 'US', expires: '' } })],
    [
      'person.passport.countryOfIssue: form',
      row({ passport: { number: 'X40718253', countryOfIssue: 'USA', expires: '' } }),
    ],
    ['person.knownTravelerNumber: form', row({ knownTravelerNumber: '123' })],
    ['person.tsaRedressNumber: form', row({ tsaRedressNumber: '!' })],
    ['person.specialAssistance: conflict', row({ specialAssistance: ['WCHR', 'WCHC'] })],
    ['person.personId: missing', row({}, { isNew: false })],
  ])('%s', async (problem, { given, flags }) => {
    const somebody = await server.signIn();
    expect(await problemsOf(save(somebody, samplePerson(given), flags))).toEqual([422, [problem]]);
    expect(await list(somebody, true)).toEqual([]);
  });
  it('more than so many, whoever is quick', async () => {
    const somebody = await server.signIn();
    const nth = (i: number) =>
      samplePerson({ lastName: `Okafor ${[...String(i)].map((d) => 'abcdefghij'[Number(d)]).join('')}` });
    const saved = [];
    for (let i = 0; i < TRAVELERS_SAVED_MAX - 1; i++) saved.push(await save(somebody, nth(i)));
    expect(saved.every(({ status }) => status === 200)).toBe(true);
    const last = await Promise.all([97, 98, 99].map((i) => save(somebody, nth(i))));
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });
  it('a traveler of somebody else', async () => {
    const { personId } = (await list(maya))[0]!;
    const stranger = await server.signIn();
    expect((await save(stranger, samplePerson({ personId }))).status).toBe(404);
    expect((await list(maya))[0]!.personId).toBe(personId);
  });
});

describe('at rest', () => {
  it('nothing that names a person stands in clear, and a row moved to another does not open', async () => {
    const { rows } = await database.pool.query('select row_to_json(t)::text as row from travelers t');
    const kept = rows.map(({ row }) => row).join('\n');
    expect(kept).toContain(maya.customerId);
    for (const fact of [
      'X40718253',
      'Okafor',
      '1988-07-22',
      'TT1139Q48',
      '448210937',
      '4471',
      'maya.okafor@example.com',
      '617 555 0142',
    ])
      expect(kept.includes(fact), fact).toBe(false);
    const thief = await server.signIn();
    await database.pool.query(
      `insert into travelers select tenant_id, $2, person_id, facts_sealed, is_hidden, created_at, changed_at
       from travelers where customer_id = $1`,
      [maya.customerId, thief.customerId],
    );
    expect((await server.call('listTravelers', thief, { input: {} })).status).toBe(500);
    await database.pool.query('delete from travelers where customer_id = $1', [thief.customerId]);
  });
  it('a replaced key opens what it sealed until all is sealed anew, and is then not needed', async () => {
    const next = 'the next key of the server, also long enough';
    const before = await list(maya);
    const read = async (keys: SealKeys) => {
      const other = await serverWith(keys);
      const { status, body } = await other.call('listTravelers', maya, { input: {} });
      await other.close();
      return status === 200 ? body.value : status;
    };
    expect(await read({ current: next, others: [KEY] })).toEqual(before);
    expect(await read({ current: next, others: [] })).toBe(500);
    const seals = identitySeals({ current: next, others: [KEY] }, server.effects.random);
    expect((await resealTravelers(testTurn(database.db), seals)).rows).toBeGreaterThan(before.length);
    expect((await resealTravelers(testTurn(database.db), seals)).rows).toBe(0);
    expect(await read({ current: next, others: [] })).toEqual(before);
  });
});
