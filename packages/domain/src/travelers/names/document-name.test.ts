import { describe, expect, test } from 'vitest';
import { airlineName, RECORD_LENGTH_MAX, romanize } from './airline-name.ts';
import { nameProblem, tidyName } from './document-name.ts';

test.each([
  'Maya',
  'U',
  'Renée-Zoë',
  "O'Neil",
  'O´Connor',
  'D`Angelo',
  'Saint - Pierre',
  'O’Neil',
  'de la Cruz',
  'Jean-Luc D.',
  'D. J.',
  'Jr.',
  'Nguyễn',
  'Ñuñez',
  'Πέτρος',
  'Хрущёв',
  '王',
  '李小龍',
  'محمد',
  'अमित',
  'ʻAkamu',
  'L·lull',
])('%s is a name', (name) => expect(nameProblem(name)).toBeUndefined());

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['Maya2', 'notAName'],
  ['Maya@', 'notAName'],
  ['-Maya', 'notAName'],
  ["'", 'notAName'],
  ['Ma--y----a', 'notAName'],
  ['Maya 😀', 'notAName'],
  ['M<b>', 'notAName'],
  ['A\u0000b', 'notAName'],
  ['a'.repeat(61), 'tooLong'],
] as const)('%j: %s', (name, problem) => expect(nameProblem(name)).toBe(problem));

test('a middle name may be missing', () => expect(nameProblem(' ', { optional: true })).toBeUndefined());

test.each([
  ['  Maya \u00a0 Ngozi ', 'Maya Ngozi'],
  ['Zoe\u0308', 'Zoë'],
  ['O’Neil–Smith', "O'Neil-Smith"],
  ['O´Connor', "O'Connor"],
  ['D`Angelo', "D'Angelo"],
  ['Saint - Pierre', 'Saint-Pierre'],
])('%j is kept as %j', (typed, name) => expect(tidyName(typed)).toBe(name));

describe('what an airline makes of a name', () => {
  test.each([
    ['Renée-Zoë', 'RENEE ZOE'],
    ['O’Näf', 'ONAEF'],
    ['Müller-Lüdenscheidt', 'MUELLER LUEDENSCHEIDT'],
    ['Straße', 'STRASSE'],
    ['İbrahim Çağlar', 'IBRAHIM CAGLAR'],
    ['Łukasz', 'LUKASZ'],
    ['Đặng', 'DANG'],
    ['Þór', 'THOR'],
    ['Ålesund', 'AALESUND'],
    ['Παπαδόπουλος', 'PAPADOPOULOS'],
    ['Хрущёв', 'KHRUSHCHEV'],
    ['Юлія', 'IULIIA'],
    ['ʻAkamu', 'AKAMU'],
    ['D. J.', 'D J'],
    ['王', undefined],
    ['محمد', undefined],
    ['Maya 王', undefined],
  ])('%s: %s', (name, spelled) => expect(romanize(name)).toBe(spelled));

  const of = (firstName: string, middleName: string, lastName: string) =>
    airlineName({ firstName, middleName, lastName });
  test('the surname comes first and has no spaces', () => {
    expect(of('Maya', 'Ngozi', 'Okafor')?.whole).toBe('OKAFOR/MAYA NGOZI');
    expect(of('Ana', '', 'de la Cruz')?.whole).toBe('DELACRUZ/ANA');
  });
  test('a surname of one letter is doubled', () => expect(of('Aung', '', 'U')?.whole).toBe('UU/AUNG'));
  test('what is too long is cut at its end, and said to be', () => {
    const long = of(
      'Maria Antonia Josefa',
      'Benedicta Ferdinanda',
      'von Hohenlohe-Waldenburg-Schillingsfürst',
    );
    expect(long).toMatchObject({ surname: 'VONHOHENLOHEWALDENBURGSCHILLINGSFUERST', isCut: true });
    expect(long!.whole).toHaveLength(RECORD_LENGTH_MAX);
    const surname = of('Maya', '', 'x'.repeat(60))!;
    expect([surname.whole.length, surname.given]).toEqual([RECORD_LENGTH_MAX, 'M']);
  });
  test('letters that have no spelling of their own give none', () => {
    expect(of('小龍', '', '李')).toBeUndefined();
    expect(of('Maya', '', '.')).toBeUndefined();
  });
});
