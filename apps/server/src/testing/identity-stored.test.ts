/**
 * What names a person to a border stands nowhere in clear: travelers are saved, mistyped, changed, listed and
 * forgotten over HTTP, and then every table of the portal's database and every line of its log is searched.
 */
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileRoutes } from '../modules/customers/profile/routes.ts';
import { samplePerson } from '../modules/customers/profile/testing/sample-person.ts';
import { identitySeals } from '../seal.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type Dump, dumpDatabase } from './dump-database.ts';
import { type Browser, createTestServer, TEST_SESSION_SETTINGS, type TestServer } from './server.ts';

const SECRETS = [
  'X40718253',
  'X52290476',
  'TT1139Q48',
  '2208415',
  'S 4471-902',
  '448210937',
  '553027118',
  '448 210 937',
  '1988-07-22',
  '1987-03-03',
];
/** As they are, in hexadecimal as `bytea` is printed, and in base64. */
const spellings = (secret: string): string[] => [
  secret,
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64').slice(0, -2),
];

const logged: string[] = [];
let database: TestDatabase;
let server: TestServer;
let dump: Dump;
let answerCount = 0;

const save = (browser: Browser, input: object, headers: Record<string, string> = {}) =>
  server.call('updateTraveler', browser, { input, headers } as never);

/** The saved ones, and every way in which saving fails. */
async function aDay(maya: Browser): Promise<void> {
  const flags = { isNew: true, updatePassport: true, entryPoint: 'profile' };
  const { personId } = (await save(maya, { person: samplePerson(), ...flags })).body;
  const jonah = samplePerson({
    firstName: 'Jonah',
    birthdate: '1987-03-03',
    gender: 'M',
    passport: { number: 'X52290476', countryOfIssue: 'US', expires: '2029-11-02' },
  });
  const saved = (await save(maya, { person: jonah, ...flags })).body;
  const refused = [
    { person: { ...jonah, nationality: 'NG' }, ...flags },
    { person: { ...jonah, gender: 'X40718253' }, ...flags },
    { person: { ...jonah, X40718253: 'X40718253' }, ...flags },
    { person: { ...jonah, passport: { number: 'X40718253', countryOfIssue: 'USA', expires: '' } }, ...flags },
    { person: { ...jonah, personId: saved.personId.replace(/.$/, (last) => (last === 'z' ? 'y' : 'z')) } },
  ];
  const statuses = [];
  for (const input of refused) statuses.push((await save(maya, input)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 404]);
  const broken = await server.app.inject({
    method: 'PUT',
    url: '/api/v0/flight/passengers/update',
    headers: { ...maya.headers, 'content-type': 'application/json' },
    payload: '{"person": {"passport": "X40718253',
  });
  expect(broken.statusCode).toBe(422);
  expect(broken.body).not.toContain('X40718253');
  // A database that refuses the row repeats its values in the error's detail
  await database.pool.query('alter table travelers add constraint none check (is_hidden) not valid');
  expect((await save(maya, { person: samplePerson({ personId }) })).status).toBe(500);
  await database.pool.query('alter table travelers drop constraint none');
  await server.call('deleteTraveler', maya, { input: { personId: saved.personId } });
  const { value } = (await server.call('listTravelers', maya, { input: {} })).body;
  answerCount = value.length;
}

beforeAll(async () => {
  database = await createTestDatabase();
  const destination = { write: (line: string) => void logged.push(line) };
  server = await createTestServer({
    database,
    // Without the product's own scrubbing: nothing may need it
    log: pino({ level: 'trace' }, destination),
    handlers: (effects) =>
      profileRoutes({
        ...effects,
        seals: identitySeals({ current: TEST_SESSION_SETTINGS.csrfKey, others: [] }, effects.random),
        knowsAirport: () => true,
      }),
  });
  await aDay(await server.signIn());
  dump = await dumpDatabase(database.url);
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
});

describe('after a day of saving travelers', () => {
  it('what matters has been searched', () => {
    expect(dump.tables).toEqual(expect.arrayContaining(['portal.travelers', 'portal.sessions']));
    expect(dump.text).toContain('@example.test');
    expect(logged.length).toBeGreaterThan(5);
    expect(logged.join('\n')).toContain('/flight/passengers/update');
    expect(answerCount).toBe(1);
  });
  it.each(SECRETS)('%s stands neither in the database nor in the log', (secret) => {
    const lines = logged.join('\n');
    for (const each of spellings(secret)) {
      expect(dump.text.includes(each), `database: ${each}`).toBe(false);
      expect(lines.includes(each), `log: ${each}`).toBe(false);
    }
  });
});
