import { describe, expect, it, test } from 'vitest';
import { cleanProperties } from './clean-properties.ts';
import { scrubText } from './scrub-text.ts';

const MAYA = ['Maya', 'Okafor-Lindqvist', 'maya.okafor@example.test', 'maya.okafor'];

describe('a text loses', () => {
  it.each([
    ['an e-mail address', 'sent to jo.smith+x@mail.example.co.uk today', 'sent to […] today'],
    ['one that is escaped for a URL', '/x?q=jo%40example.test', '/x?q=[…]'],
    ['a telephone number', 'call +1 (617) 555-0142 now', 'call […] now'],
    ['a bare one', 'call 6175550142', 'call […]'],
    ['a card number', 'card 4111 1111 1111 1111 12/28', 'card […]'],
    ['a passport number', 'passport X40718253 expired', 'passport […] expired'],
    ['a licence number with letters', 'S4471902 is wrong', '[…] is wrong'],
    ['a known traveler number', 'TT1139Q48', '[…]'],
    ['a date of birth', 'born 1988-07-22', 'born […]'],
    ['the person’s own names', 'Dear MAYA okafor, Okafor-Lindqvist', 'Dear […] […], […]'],
    ['the values of telling fields', '{"firstName":"Jo","age":3}', '{"firstName":"[…]","age":3}'],
    ['those that break off', '{"lastName":"Smi', '{"lastName":"[…]"'],
    ['those that are numbers', '{"phoneNumber": 617}', '{"phoneNumber": "[…]"'.concat('}')],
  ])('%s', (_name, text, scrubbed) => {
    expect(scrubText(text, MAYA)).toBe(scrubbed);
  });
  it.each([
    '{"code":"RateNotAvailable","details":{"fields":[{"path":"guests.0.age","problem":"too small"}]}}',
    'Service Unavailable',
    'mayan ruins of Mayapan',
    '/api/v0/trips/:bookingId',
    'bkg_01h5zq8v7w3k9m2n4p6r8s0t1v',
    '40105',
  ])('nothing else: %s', (text) => {
    expect(scrubText(text, MAYA)).toBe(text);
  });
});

test('properties of other names and kinds are left out', () => {
  expect(
    cleanProperties(
      {
        page: '/stays',
        firstName: 'Maya',
        email: 'maya@example.test',
        passport: 'X40718253',
        nights: 4,
        rooms: '4',
        count: 6_175_550_142,
        duration_ms: Number.POSITIVE_INFINITY,
        is_new: true,
        is_first_session: 1,
        section: 'Maya',
        code: null,
        utm_source: 'news letter',
        utm_campaign: 'maya@example.test',
        utm_term: '+1 617 555 0142',
        visit_id: '0123456789abcdef0123',
        'experiment_c1-marketplace-wishlists': 'available',
        experiment_: 'available',
        constructor: 'x',
        __proto__: { page: '/x' },
        toString: 'x',
      },
      MAYA,
    ),
  ).toEqual({
    page: '/stays',
    nights: 4,
    is_new: true,
    utm_source: 'news letter',
    visit_id: '0123456789abcdef0123',
    'experiment_c1-marketplace-wishlists': 'available',
  });
});

test.each([
  ['/api/v0/trips?q=maya&page=2#x', '/api/v0/trips?q&page'],
  ['https://maya:secret@example.test/stays?place=city:lisbon-pt', '/stays?place'],
  ['/stays?maya%40example.test=1', '/stays'],
  ['/people/maya.okafor', '/people/[…]'],
])('of the address %s stays %s', (url, cleaned) => {
  expect(cleanProperties({ url }, MAYA)).toEqual({ url: cleaned });
});

test('a long text is cut after it was scrubbed', () => {
  const body = `${'x '.repeat(245)}jo.smith@example.test`;
  const cleaned = cleanProperties({ body }).body as string;
  expect([cleaned.length, cleaned.includes('jo')]).toEqual([493, false]);
});
