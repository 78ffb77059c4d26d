/** How people, houses and streets are called in a country: the words of its manner of naming. */
import { NAME_MANNERS } from './data/name-words.ts';
import { PEOPLE_AND_NAMES } from './data/people-and-names.ts';

/** The entries of a table of words. */
export const listOf = (text: string): string[] => text.split('|').map((entry) => entry.trim());

const MANNERS = new Map(
  Object.entries(NAME_MANNERS).flatMap(([name, { countries, numberFirst = false, ...hotels }]) => {
    const people = PEOPLE_AND_NAMES[name] ?? PEOPLE_AND_NAMES.british!;
    const manner = {
      name,
      patterns: listOf(hotels.patterns),
      words: listOf(hotels.words),
      streets: listOf(hotels.streets),
      streetNames: listOf(hotels.streetNames),
      numberFirst,
      homes: listOf(people.homes),
      firstNames: listOf(people.firstNames),
      lastNames: listOf(people.lastNames),
      /** Two-letter codes, the country's own first. */
      speaks: people.speaks.split(' '),
    };
    return countries.split(' ').map((country) => [country, manner] as const);
  }),
);

/** One of each way of naming. */
const ALL_MANNERS = [...new Set(MANNERS.values())];

/** By the country's code; Britain's where nobody wrote down another. */
export const mannerIn = (country: string) => MANNERS.get(country) ?? MANNERS.get('GB')!;

/** Street and number in the manner of the country; the seed decides which. */
export function streetAddress(country: string, seed: number): string {
  const { streets, streetNames, numberFirst } = mannerIn(country);
  const street = streets[seed % streets.length]!.replace(
    '*',
    streetNames[(seed >>> 4) % streetNames.length]!,
  );
  const number = 1 + ((seed >>> 12) % 190);
  return numberFirst ? `${number} ${street}` : `${street} ${number}`;
}

/** Who wrote a review: a first name from anywhere, with the initial of the last. */
export function guestName(seed: number): string {
  const { firstNames, lastNames } = ALL_MANNERS[seed % ALL_MANNERS.length]!;
  const first = firstNames[(seed >>> 6) % firstNames.length]!;
  return `${first} ${lastNames[(seed >>> 12) % lastNames.length]!.charAt(0)}.`;
}
