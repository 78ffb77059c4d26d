/**
 * Receipts read back from the file: what stands in them adds up, in every script, for people and for
 * machines.
 */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { addDays, date, type Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import {
  CANCELED_FLIGHT_TRIP,
  SAMPLE_FLIGHT_TRIP,
} from '@sojourn/products/flight/testing/sample-flight-trip.ts';
import { CANCELED_TRIP, SAMPLE_TRIP } from '@sojourn/products/hotel/testing/sample-hotel-trip.ts';
import type { HotelTripDetail } from '@sojourn/products/hotel/wire/hotel-trip.ts';
import { testProducts } from '@sojourn/products/testing/with-products.ts';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { TEST_TENANTS } from '#testing/server.ts';
import { receiptOf } from './build-receipt.ts';
import { drawReceipt } from './draw-receipt.ts';
import type { ReceiptSection } from './receipt.ts';

const NOW = '2027-02-10T10:00:00.000Z' as Instant;
const [tenant] = TEST_TENANTS;

async function read(trip: TripDetail, locale: 'en' | 'fr' = 'en') {
  const bytes = await drawReceipt(receiptOf(testProducts, trip, tenant!, locale, NOW), NOW);
  const raw = Buffer.from(bytes).toString('latin1');
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(Array.from({ length: file.numPages }, (_, i) => file.getPage(i + 1)));
  const items = (await Promise.all(pages.map((page) => page.getTextContent()))).flatMap((each) => each.items);
  const text = items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .replace(/[\u00a0\u202f]/g, ' ');
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  return { bytes, raw, text, trees, file, pageCount: file.numPages };
}

const CENTS = /(−?)\$([\d,]+)\.(\d\d)/g;
/** The amounts in cents, in the order in which they stand. */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(CENTS)].map(
    ([, minus, whole, cents]) => (minus ? -1 : 1) * Number(`${whole!.replaceAll(',', '')}${cents}`),
  );
const between = (text: string, from: string, to: string): string =>
  text.slice(text.indexOf(from) + from.length, text.indexOf(to));
const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
const addsUp = ({ lines }: ReceiptSection): boolean => {
  const named = lines.find(({ isTotal }) => isTotal)!;
  return sum(amountsIn(named.amount)) === sum(lines.map(({ minor }) => minor ?? 0));
};

describe('the figures', () => {
  test('nights, the complimentary one and taxes make the total; the tenders make it again', async () => {
    const { text } = await read(SAMPLE_TRIP);
    const stay = amountsIn(between(text, 'Stay', 'Payment'));
    expect(stay).toEqual([41_200, 41_200, 41_200, 41_200, -41_200, 14_832, 138_432]);
    expect(sum(stay.slice(0, -1))).toBe(stay.at(-1));
    const payment = amountsIn(between(text, 'Payment', 'Pay at the hotel'));
    expect(payment).toEqual([7_500, 30_000, 40_000, 60_932, 138_432]);
    expect(sum(payment.slice(0, -1))).toBe(payment.at(-1));
    for (const expected of [
      'Annual travel credit (paid)',
      'Harbor Summit 4417 rewards',
      'H-7KQ2M9',
      'bkg_0abc',
    ])
      expect(text).toContain(expected);
    expect(text).toContain('€32.00 (about $37.44)');
    expect(text).toContain('at exchange rates from Jan 10, 2027');
  });

  test('booked for others it names them and who booked it', async () => {
    const travelers = [
      { name: 'Tomas Berg', isGuest: false },
      { name: 'Gus Hill', isGuest: true },
    ];
    const { text } = await read({ ...SAMPLE_TRIP, party: { bookedBy: 'Maya Okafor', travelers } }, 'fr');
    for (const expected of ['Réservé par', 'Maya Okafor', 'Voyageurs', 'Tomas Berg, Gus Hill'])
      expect(text).toContain(expected);
    expect((await read(SAMPLE_TRIP)).text).not.toContain('Booked by');
  });

  test('names what the company wanted to know, as it was called then', async () => {
    const customFields = [{ key: 'project', label: 'Numéro de projet', value: 'NS-114' }];
    expect((await read({ ...SAMPLE_TRIP, customFields }, 'fr')).text).toMatch(/Numéro de projet\s*NS-114/);
  });

  test('each refund is told with its state and day; refunds and what is kept are what was paid', async () => {
    const { text } = await read(CANCELED_TRIP);
    const refunds = amountsIn(between(text, 'Refunds', 'Sold by'));
    expect(refunds).toEqual([30_000, 40_000, 58_432, 128_432, 10_000]);
    expect(refunds[3]! + refunds[4]!).toBe(138_432);
    for (const expected of ['(returned)', '(on its way back)', '(sent)'])
      expect(text.replace(/\s+/g, ' ')).toContain(expected);
    expect(text).not.toContain('Pay at the hotel');
  });

  test('every section adds up, whatever was forfeited, released, or came to less than its lines', () => {
    const forfeited = CANCELED_TRIP.refunds.map((each, i) =>
      i === 0 ? { ...each, outcome: 'forfeited' as const } : each,
    );
    const released = SAMPLE_TRIP.tenders.map((each, i) =>
      i === 3 ? { ...each, state: 'voided' as const } : each,
    );
    const trips: HotelTripDetail[] = [
      SAMPLE_TRIP,
      CANCELED_TRIP,
      { ...CANCELED_TRIP, refunds: forfeited },
      { ...CANCELED_TRIP, refunds: [] },
      { ...SAMPLE_TRIP, tenders: released },
      { ...SAMPLE_TRIP, total: money(130_000) },
    ];
    for (const trip of trips) {
      const { sections } = receiptOf(testProducts, trip, tenant!, 'en', NOW);
      for (const section of sections.filter(({ lines }) => lines.some(({ isTotal }) => isTotal)))
        expect(addsUp(section), section.heading).toBe(true);
    }
    const [less] = receiptOf(testProducts, trips[5]!, tenant!, 'en', NOW).sections;
    expect(less!.lines.find(({ label }) => label === 'Price adjustment')?.amount).toBe('−$84.32');
    const back = receiptOf(testProducts, trips[2]!, tenant!, 'en', NOW).sections[2]!;
    expect(back.lines.find(({ isTotal }) => isTotal)?.amount).toBe('$984.32');
  });

  test('of flights: fare, taxes and fees of each traveler, seats and bags make the total', async () => {
    const { text } = await read(SAMPLE_FLIGHT_TRIP);
    const lines = amountsIn(between(text, 'Flights', 'Payment'));
    expect(lines).toEqual([60_000, 12_000, 45_000, 9_000, 6_000, 1_200, 3_000, 7_500, 143_700]);
    expect(sum(lines.slice(0, -1))).toBe(lines.at(-1));
    for (const expected of [
      'Fare for Maya Okafor (adult)',
      'Taxes for Jonah Okafor (child)',
      'Fare for Юлія Okafor (lap infant)',
      'Ticket for Maya Okafor',
      '047-2100000001',
      'TP 216',
      'BOS – LIS, Apr 14, 2027',
      'United Airlines',
      'ZX81TT',
      'Boston to Lisbon',
    ])
      expect(text).toContain(expected);
    const french = await read(SAMPLE_FLIGHT_TRIP, 'fr');
    expect(french.text).toContain('Tarif pour Юлія Okafor (bébé sur les genoux)');
    const { sections } = receiptOf(testProducts, CANCELED_FLIGHT_TRIP, tenant!, 'en', NOW);
    for (const section of sections) expect(addsUp(section), section.heading).toBe(true);
    const withFees = SAMPLE_FLIGHT_TRIP.price.travelers.map((row) => ({
      ...row,
      each: { ...row.each, tax: row.each.tax - 500, fee: 500 },
    }));
    const price = { ...SAMPLE_FLIGHT_TRIP.price, travelers: withFees };
    const parted = (await read({ ...SAMPLE_FLIGHT_TRIP, price })).text;
    expect(parted).toContain('Fees for Jonah Okafor (child)');
    expect(amountsIn(between(parted, 'Flights', 'Payment')).slice(0, 3)).toEqual([60_000, 11_500, 500]);
  });

  test('thirty nights go over the page and none is lost', async () => {
    const nights = Array.from({ length: 30 }, (_, i) => ({
      date: addDays(date('2027-04-15'), i),
      amountMinor: 100,
    }));
    const trip = { ...SAMPLE_TRIP, price: { ...SAMPLE_TRIP.price, nights } };
    const { text, pageCount } = await read(trip);
    expect(pageCount).toBeGreaterThan(1);
    expect(text.match(/Night of/g)).toHaveLength(30);
    expect(text).toContain('Sold by');
  });
});

const ALPHABETS = {
  Vietnamese: 'ĂÂĐÊÔƠƯăâđêôơưÀÁẢÃẠẰẮẲẴẶẦẤẨẪẬÈÉẺẼẸỀẾỂỄỆÌÍỈĨỊÒÓỎÕỌỒỐỔỖỘỜỚỞỠỢÙÚỦŨỤỪỨỬỮỰỲÝỶỸỴ',
  Greek: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωΆΈΉΊΌΎΏάέήίόύώΐΰϊϋ',
  Cyrillic: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяҐґЄєІіЇїЂђЈјЉљЊњЋћЏџЎў',
  Latin: 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßŁłŃńŘřŠšŤťŮůŽžĞğİıŞşŐőŰűĀāĒēĪīŪūĢģĶķĻļŅņ',
} as const;
const withGuest = (firstName: string, lastName: string): HotelTripDetail => ({
  ...SAMPLE_TRIP,
  guests: [{ firstName, lastName }],
});
/** A long word breaks over lines. */
const unbroken = (text: string) => text.replace(/\s+/g, '');

describe('names', () => {
  test.each(Object.entries(ALPHABETS))(
    'every letter of the %s alphabet has its glyph',
    async (_, letters) => {
      const { text } = await read(withGuest(letters, 'x'));
      expect(unbroken(text)).toContain(letters);
      expect(text).not.toContain('U+');
    },
  );

  test.each([
    ['Nguyễn Thị', 'Ánh Tuyết'],
    ['Γιώργος', 'Παπαδόπουλος'],
    ['Юлія', 'Щербакова'],
    ['Łukasz', 'Żółć'],
  ])('%s %s is read back as it was typed, composed or not', async (firstName, lastName) => {
    for (const form of ['NFC', 'NFD']) {
      const { text } = await read(withGuest(firstName.normalize(form), lastName.normalize(form)));
      expect(text.normalize('NFC')).toContain(`${firstName} ${lastName}`);
      expect(text).not.toContain('U+');
    }
  });

  test.each([
    ['Chinese', '小明', '王'],
    ['Chinese, of old', '國龍', '陳'],
    ['Japanese', 'さくら', '髙橋'],
    ['Korean', '민준', '김'],
    ['Thai', 'สมชาย', 'ใจดี'],
    ['Arabic', 'محمد', 'الأحمد'],
    ['Persian with a joiner', 'مهر\u200cداد', 'کریمی'],
    ['Hebrew', 'שָׁלוֹם', 'לוי'],
    ['two scripts', 'Maya 小明', 'כהן-Levi'],
  ])('a name in %s is read back as it was typed', async (_, firstName, lastName) => {
    const { text } = await read(withGuest(firstName, lastName));
    const plain = (typed: string) => unbroken(typed.normalize('NFKC')).replace(/\p{Cf}/gu, '');
    expect(text).not.toContain('U+');
    expect(plain(text)).toContain(plain(`${firstName} ${lastName}`));
  });

  test('a name in Hindi has all of its letters, in the order in which they are seen', async () => {
    const { text } = await read(withGuest('आकाश', 'शर्मा'));
    expect(text).not.toContain('U+');
    expect([...between(text, 'Guests', 'Stay').replace(/\s/g, '')].sort()).toEqual([...'आकाशशर्मा'].sort());
  });

  test('a name of several scripts that is longer than a line goes on in the next', async () => {
    const [firstName, lastName] = ['王小明'.repeat(30), 'محمد علي '.repeat(20).trim()];
    const { text } = await read(withGuest(firstName, lastName));
    expect(unbroken(text)).toContain(firstName);
    expect(text.match(/محمد/g)).toHaveLength(20);
    expect(amountsIn(between(text, 'Stay', 'Payment')).at(-1)).toBe(138_432);
  });

  test('a sign without a glyph is written as its code, never as an empty box', async () => {
    const { text } = await read(withGuest('ꦗꦮ', 'Ng'));
    expect(text).toContain('U+A997U+A9AE Ng');
  });
});

type Node = { readonly role?: string; readonly children?: readonly Node[] };
const rolesOf = ({ role, children = [] }: Node): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesOf),
];

test('the file is tagged: language, title, headings and tables with a header for each row', async () => {
  const { raw, trees, file } = await read(SAMPLE_TRIP, 'fr');
  expect(raw).toContain('/Marked true');
  expect(raw).toMatch(/\/Lang \(fr\)/);
  expect(raw).toContain('/DisplayDocTitle true');
  const { info } = (await file.getMetadata()) as { info: { Title?: string } };
  expect(info.Title).toBe('Reçu H-7KQ2M9');
  const roles = trees.flatMap((tree) => rolesOf(tree as Node));
  for (const role of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P']) expect(roles).toContain(role);
  const count = (role: string) => roles.filter((each) => each === role).length;
  expect(count('TH')).toBe(count('TR'));
  expect(count('TD')).toBe(count('TR'));
  expect(count('H1')).toBe(1);
});

test('the same receipt at the same time is the same file, small, and names no address to open', async () => {
  const [first, second] = [await read(SAMPLE_TRIP), await read(SAMPLE_TRIP)];
  expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
  expect(first.bytes.length).toBeLessThan(120_000);
  expect(first.raw).not.toMatch(/\/(JavaScript|JS|URI|Launch)\b/);
});
