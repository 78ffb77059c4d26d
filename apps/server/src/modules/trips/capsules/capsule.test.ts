/** A trip capsule over HTTP, compared with the trip, and what its check finds once it's changed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { unzipSync, zipSync } from 'fflate';
import ical from 'ical.js';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookStay } from '#testing/book-stay.ts';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import type { Browser } from '#testing/server.ts';

const TOOL = new URL('../../../../../../tools/capsule.ts', import.meta.url).pathname;
let product: TestProduct;
let owner: Browser;
let bookingId: BookingId;
let archive: Uint8Array;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'capsule-'));
  product = await createTestProduct();
  owner = await product.signIn({ subject: 'capsule-owner' });
  ({ bookingId } = await bookStay(product, owner, 'capsule-owner'));
  const { status, headers, body } = await product.call('getCapsule', owner, { params: { bookingId } });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="trip-${bookingId}.zip"`,
    'cache-control': 'no-store',
  });
  archive = new Uint8Array(body.bytes);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await product?.close();
});

const filesIn = (bytes: Uint8Array) => unzipSync(bytes);
const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8');
async function trip() {
  const { body } = await product.call('getTrip', owner, { params: { bookingId } });
  if (body.kind !== 'Hotel') throw new Error('a stay was booked');
  return body;
}

describe('the files', () => {
  test('are the itinerary, the calendar, the receipt, the terms as agreed, and all as data', async () => {
    const { confirmationCode, stay, grandTotal } = await trip();
    const files = filesIn(archive);
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'README.txt',
        'itinerary.pdf',
        'manifest.json',
        'manifest.sig',
        `receipts/${confirmationCode}.pdf`,
        `terms/${confirmationCode}-1.json`,
        `terms/${confirmationCode}-1.txt`,
        'trip.ics',
        'trip.json',
      ].toSorted(),
    );
    const events = new ical.Component(ical.parse(textOf(files['trip.ics']))).getAllSubcomponents('vevent');
    expect(events.length).toBeGreaterThan(0);
    const data = JSON.parse(textOf(files['trip.json']));
    expect(data.trips).toMatchObject([{ bookingId, stay: { name: stay.name } }]);
    expect(data.cost.sums[0]).toMatchObject({ paid: grandTotal });
    expect(data.fit.problems).toEqual([]);
    for (const path of ['itinerary.pdf', `receipts/${confirmationCode}.pdf`]) {
      const { text } = await extractText(new Uint8Array(files[path]!), { mergePages: true });
      expect(text, path).toContain(confirmationCode);
    }
  });

  test('the terms are those whose hash the proof has', async () => {
    const { confirmationCode } = await trip();
    const { body } = await product.call('getProof', owner, { params: { bookingId } });
    const proof = JSON.parse(textOf(new Uint8Array(body.bytes)));
    const terms = filesIn(archive)[`terms/${confirmationCode}-1.json`]!;
    expect(createHash('sha256').update(terms).digest('hex')).toBe(proof.terms[0].hash);
  });

  test('are nobody else’s', async () => {
    const stranger = await product.signIn({ subject: 'capsule-stranger' });
    expect((await product.call('getCapsule', stranger, { params: { bookingId } })).status).toBe(404);
    expect((await product.call('getCapsule', null, { params: { bookingId } })).status).toBe(401);
  });
});

describe('npm run capsule -- verify', () => {
  function verify(bytes: Uint8Array, ...options: string[]) {
    const file = join(folder, 'trip.zip');
    writeFileSync(file, bytes);
    const { status, stdout, stderr } = spawnSync(process.execPath, [TOOL, 'verify', file, ...options], {
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }
  const changed = (change: (files: Record<string, Uint8Array>) => void): Uint8Array => {
    const files = filesIn(archive);
    change(files);
    return zipSync(files);
  };

  test('passes what was downloaded, by the keys that the portal publishes', async () => {
    const { body } = await product.call('listProofKeys', null, {});
    const keys = join(folder, 'keys.json');
    writeFileSync(keys, JSON.stringify(body));
    expect(verify(archive, '--keys', keys)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('✓ nothing was changed'),
    });
    const alone = verify(archive);
    expect(alone.status).toBe(0);
    expect(alone.stdout).toContain(`signed by key ${body.keys[0]?.keyId}`);
  });

  test.each<[says: string, change: (files: Record<string, Uint8Array>) => void, expected: string]>([
    [
      'a receipt was changed',
      (files) => {
        const path = Object.keys(files).find((each) => each.startsWith('receipts/'))!;
        files[path]![100]! ^= 1;
      },
      'was changed',
    ],
    ['a file is missing', (files) => void delete files['trip.ics'], 'trip.ics is missing'],
    [
      'a file was added',
      (files) => Object.assign(files, { 'extra.pdf': Buffer.from('more') }),
      'extra.pdf was added',
    ],
    [
      'the manifest was changed with its file',
      (files) => {
        const bytes = Buffer.from('{}');
        const hash = createHash('sha256').update(files['trip.json']!).digest('hex');
        const manifest = textOf(files['manifest.json']);
        files['trip.json'] = bytes;
        const other = createHash('sha256').update(bytes).digest('hex');
        files['manifest.json'] = Buffer.from(manifest.replace(hash, other));
      },
      'manifest.json was changed: its signature doesn’t fit it',
    ],
    ['nobody signed it', (files) => void delete files['manifest.sig'], 'manifest.sig is missing'],
    [
      'somebody else signed it',
      (files) => Object.assign(files, { 'manifest.sig': Buffer.from('000000000000:AAAA') }),
      'signed by 000000000000, which isn’t a known key',
    ],
  ])('%s', (_, change, expected) => {
    const { status, stderr } = verify(changed(change));
    expect([status, stderr]).toEqual([1, expect.stringContaining(expected)]);
  });

  test('what is no archive, or only half of one', () => {
    for (const bytes of [Buffer.from('hello'), archive.slice(0, archive.length / 2)])
      expect(verify(bytes)).toMatchObject({ status: 1, stderr: expect.stringContaining('isn’t an archive') });
  });
});
