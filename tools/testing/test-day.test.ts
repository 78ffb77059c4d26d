import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../root.ts';

const folder = mkdtempSync(join(tmpdir(), 'sojourn-test-day-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a program prints that takes the test's day first, as a run's configuration does. */
function askRun(body: string, environment: Readonly<Record<string, string>>) {
  const { TEST_CLOCK_AHEAD_MS: _, NODE_OPTIONS: __, TEST_DATABASE_URL: ___, ...rest } = process.env;
  const program = `
    import { spawnSync } from 'node:child_process';
    import { takeTestDay } from '${ROOT}/tools/testing/test-day.ts';
    takeTestDay();
    const day = () => new Date().toString().slice(0, 21);
    ${body}`;
  const file = join(folder, 'program.mjs');
  writeFileSync(file, program);
  const { stdout, stderr } = spawnSync(process.execPath, [file], {
    env: { ...rest, ...environment },
    encoding: 'utf8',
  });
  return stdout.trim() || stderr;
}

test.each([
  ['2028-02-29', undefined, 'Tue Feb 29 2028 12:00'],
  ['2027-12-31T23:50', undefined, 'Fri Dec 31 2027 23:50'],
  ['2027-03-28T00:10', 'Pacific/Auckland', 'Sun Mar 28 2027 00:10'],
])('a run of %s in the zone %s lives then: itself, its children and its threads', (day, zone, expected) => {
  const body = `
    const ask = 'new Date().toString().slice(0, 21)';
    const inThread = \`import { parentPort } from 'node:worker_threads'; parentPort.postMessage(\${ask})\`;
    const inChild = \`console.log(\${ask});
      const thread = new URL("data:text/javascript,\${encodeURIComponent(inThread).replaceAll("'", '%27')}");
      new (require('node:worker_threads').Worker)(thread).on('message', console.log)\`;
    const child = spawnSync(process.execPath, ['-e', inChild], { encoding: 'utf8' }).stdout.trim();
    // Asked a second time, it stays on its day
    takeTestDay();
    console.log([day(), Date().slice(0, 21), new Date(Date.now()).toString().slice(0, 21), child]
      .join('\\n'));`;
  const seen = askRun(body, { TEST_DAY: day, ...(zone ? { TEST_ZONE: zone } : {}) });
  expect(seen.split('\n')).toEqual(Array.from({ length: 5 }, () => expected));
});

test('a date that is given is that date, in a run of another day too', () => {
  const body = `
    const given = new Date('2020-02-29T10:00Z');
    console.log(given.toISOString(), given instanceof Date, given.constructor === Date, Date.UTC(2020, 0));`;
  expect(askRun(body, { TEST_DAY: '2028-02-29' })).toBe('2020-02-29T10:00:00.000Z true true 1577836800000');
});

test.each(['2028-02-29', '2020-02-29'])('answers on %s are sent with its date', (day) => {
  const body = `
    const inChild = \`const server = require('node:http').createServer((_, response) => response.end());
      server.listen(0, '127.0.0.1', async () => {
        const { headers } = await fetch('http://127.0.0.1:' + server.address().port);
        console.log(new Date(headers.get('date')).toISOString().slice(0, 10));
        server.close();
      })\`;
    console.log(spawnSync(process.execPath, ['-e', inChild], { encoding: 'utf8' }).stdout.trim());`;
  expect(askRun(body, { TEST_DAY: day })).toBe(day);
});

test.each(['2027-02-29', '28.2.2027', '2027-02-28T25:00', '2027-02-28 10:00'])('%s is no day', (day) => {
  expect(askRun('', { TEST_DAY: day })).toContain(`TEST_DAY: ${day} is no day`);
});
