/** Experiments over HTTP, and the operator's file: what is wrong in it, and that a change counts at once. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { type Browser, createTestServer, TEST_TENANTS, type TestServer } from '#testing/server.ts';
import file from '../../../../../../config/experiments.json' with { type: 'json' };
import { openExperimentsFile, readExperiments } from './experiments-file.ts';
import { experimentRoutes, openFlags } from './routes.ts';

const folder = mkdtempSync(join(tmpdir(), 'experiments-'));
const path = join(folder, 'experiments.json');
type Entry = Record<string, unknown>;
const write = (change: (experiments: Entry[]) => unknown = () => undefined): string => {
  const copy = structuredClone(file) as { experiments: Entry[] };
  const changed = change(copy.experiments) ?? copy;
  writeFileSync(path, typeof changed === 'string' ? changed : JSON.stringify(changed));
  return path;
};
const WISHLISTS = 'c1-marketplace-wishlists';
const MAINTENANCE = 'corporate-traveler-maintenance';
const closed = (entry: Entry, allow: object = {}) =>
  Object.assign(entry, {
    percentages: { control: 100, available: 0 },
    allow: { emails: [], customers: [], businesses: [], ...allow },
  });

const TENANT_IDS = TEST_TENANTS.map(({ id }) => id);
const logged: string[] = [];
let database: TestDatabase;
let server: TestServer;
let maya: Browser;
let carl: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
  write();
  server = await createTestServer({
    database,
    log: pino({ level: 'info' }, { write: (line) => void logged.push(line) }),
    handlers: async (effects) => {
      const flags = await openFlags(openExperimentsFile(path, TENANT_IDS, effects), effects.random);
      return experimentRoutes({ ...flags, tenants: TEST_TENANTS });
    },
  });
  maya = await server.signIn({ email: 'Maya@example.test' });
  carl = await server.signIn({ tenantId: 'business' });
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  logged.length = 0;
  write();
  server.clock.move(5);
});

const ask = async (
  browser: Browser,
  name: 'listExperiments' | 'listConsumerExperiments' = 'listExperiments',
) => (await server.call(name, browser, { input: {} })).body;
const variant = async (browser: Browser, id = WISHLISTS) =>
  (await ask(browser)).experiments.find((each) => each.id === id)?.variant;

describe('active experiments', () => {
  it('are those of the site, with the tracking properties of A §3', async () => {
    expect(await ask(maya)).toEqual({
      experiments: [{ id: WISHLISTS, variant: 'available' }],
      trackingProperties: { [`experiment_${WISHLISTS}`]: 'available' },
    });
    const { experiments, trackingProperties } = await ask(carl);
    expect(experiments.map(({ id }) => id)).toEqual([WISHLISTS, MAINTENANCE]);
    expect(JSON.parse(experiments[1]!.variant)).toEqual({ variantName: 'control', data: {} });
    expect(trackingProperties[`experiment_${MAINTENANCE}`]).toBe('control');
  });
  it('of the consumer site are asked for by a path of their own, and are none at another', async () => {
    expect(await ask(maya, 'listConsumerExperiments')).toEqual(await ask(maya));
    expect(await ask(carl, 'listConsumerExperiments')).toEqual({ experiments: [], trackingProperties: {} });
  });
  it('carry data where the operator gave some', async () => {
    write((all) => void Object.assign(all[1]!, { percentages: { control: 0, available: 100 } }));
    server.clock.move(5);
    expect(JSON.parse((await variant(carl, MAINTENANCE)) ?? '')).toEqual({
      variantName: 'available',
      data: file.experiments[1]!.data!.available,
    });
  });
});

describe('the operator’s file', () => {
  it('counts within seconds of being saved, without a restart', async () => {
    expect(await variant(maya)).toBe('available');
    write((all) => void closed(all[0]!));
    server.clock.move(4);
    expect(await variant(maya)).toBe('available');
    server.clock.move(1);
    expect([await variant(maya), await variant(carl)]).toEqual(['control', 'control']);
  });
  it('lets in whom it names', async () => {
    write((all) => void closed(all[0]!, { emails: ['maya@EXAMPLE.test'] }));
    server.clock.move(5);
    expect([await variant(maya), await variant(carl)]).toEqual(['available', 'control']);
    write((all) => void closed(all[0]!, { customers: [carl.customerId] }));
    server.clock.move(5);
    expect([await variant(maya), await variant(carl)]).toEqual(['control', 'available']);
  });
  it.each([
    ['broken', () => write(() => '{')],
    [
      'wrong',
      () => write((all) => void Object.assign(all[0]!, { percentages: { control: 1, available: 1 } })),
    ],
    ['gone', () => rmSync(path)],
  ])(
    'that is %s while the server runs leaves everything as it was, and is told of once',
    async (_, spoil) => {
      write((all) => void closed(all[0]!));
      server.clock.move(5);
      expect(await variant(maya)).toBe('control');
      logged.length = 0;
      spoil();
      server.clock.move(5);
      expect(await variant(maya)).toBe('control');
      server.clock.move(5);
      expect(await variant(maya)).toBe('control');
      const complaints = logged.filter((line) => line.includes('EXPERIMENTS_FILE'));
      expect(complaints).toHaveLength(1);
      expect(JSON.parse(complaints[0]!).msg).toMatch(
        /^EXPERIMENTS_FILE: [^\n]*; the experiments stay as they/,
      );
    },
  );
  it.each([
    ['a file that is not there', () => join(folder, 'nowhere.json'), /nowhere\.json cannot be read/],
    ['text that is no JSON', () => write(() => '{'), /cannot be read/],
    ['an experiment twice', () => write((all) => void all.push(all[0]!)), /an experiment stands twice/],
    [
      'percentages that are not 100',
      () => write((all) => void Object.assign(all[0]!, { percentages: { control: 60, available: 60 } })),
      /experiments\.0\.percentages: the percentages are not 100 together/,
    ],
    [
      'a percentage below nothing',
      () => write((all) => void Object.assign(all[0]!, { percentages: { control: 101, available: -1 } })),
      /experiments\.0\.percentages\.control/,
    ],
    [
      'a percentage that is too fine',
      () =>
        write((all) => void Object.assign(all[0]!, { percentages: { control: 99.999, available: 0.001 } })),
      /finer than 0\.01 percent/,
    ],
    [
      'an unknown site',
      () => write((all) => void Object.assign(all[0]!, { tenants: ['moon'] })),
      /experiments\.0\.tenants\.0: there is no such tenant/,
    ],
    [
      'a key of nobody',
      () => write((all) => void Object.assign(all[0]!, { colour: 'red' })),
      /experiments\.0: .*colour/,
    ],
    [
      'data for one variant only',
      () => write((all) => void Object.assign(all[0]!, { data: { control: {} } })),
      /experiments\.0\.data\.available/,
    ],
  ])('with %s is refused in one line', (_name, given, problem) => {
    const thrown = (() => {
      try {
        readExperiments(given(), TENANT_IDS);
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    })();
    expect(thrown).toMatch(problem);
    expect(thrown).toMatch(/^EXPERIMENTS_FILE: [^\n]+$/);
  });
});

describe('OpenFeature', () => {
  it('asks the same file in its own words, and falls back to the caller’s default', async () => {
    const { flags } = await openFlags(
      openExperimentsFile(path, TENANT_IDS, server.effects),
      server.effects.random,
    );
    const client = flags as import('@openfeature/server-sdk').Client;
    const who = { targetingKey: 'cus_1', tenantId: 'business', email: 'x@example.test', businessId: null };
    expect(await client.getBooleanValue(WISHLISTS, false, who)).toBe(true);
    expect(await client.getStringValue(WISHLISTS, 'control', who)).toBe('available');
    expect(await client.getObjectValue(MAINTENANCE, {}, who)).toEqual({ variantName: 'control', data: {} });
    expect(await client.getStringDetails('nothing-of-ours', 'control', who)).toMatchObject({
      value: 'control',
      errorCode: 'FLAG_NOT_FOUND',
    });
    expect(await client.getNumberDetails(WISHLISTS, 7, who)).toMatchObject({
      value: 7,
      errorCode: 'TYPE_MISMATCH',
    });
    expect(await client.getStringDetails(WISHLISTS, 'control', {})).toMatchObject({
      value: 'control',
      errorCode: 'TARGETING_KEY_MISSING',
    });
  });
});
