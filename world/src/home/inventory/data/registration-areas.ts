/**
 * Areas of the European Union in which a home shows a registration number to be sold; an area of null is the
 * whole country. Regulation (EU) 2024/1028 applies from 20 May 2026 on.
 */
import type { CalendarDate } from '@sojourn/domain/dates.ts';

export const REGISTRATION_FROM = '2026-05-20' as CalendarDate;

const WHOLE = ['PT', 'ES', 'IT', 'GR', 'HR', 'IE', 'CY', 'MT', 'LU', 'SI'];
const CITIES: Readonly<Record<string, readonly string[]>> = {
  AT: ['Vienna', 'Salzburg', 'Innsbruck'],
  BE: ['Brussels', 'Bruges', 'Antwerp', 'Ghent'],
  CZ: ['Prague'],
  DE: ['Berlin', 'Hamburg', 'Munich', 'Cologne', 'Frankfurt', 'Dresden'],
  DK: ['Copenhagen'],
  FI: ['Helsinki'],
  FR: ['Paris', 'Nice', 'Lyon', 'Marseille', 'Bordeaux', 'Toulouse', 'Strasbourg', 'Nantes', 'Lille'],
  HU: ['Budapest'],
  NL: ['Amsterdam', 'Rotterdam', 'The Hague', 'Utrecht'],
  PL: ['Kraków', 'Warsaw', 'Gdańsk'],
  SE: ['Stockholm'],
};

export const REGISTRATION_AREAS = [
  ...WHOLE.map((country) => ({ country, area: null, from: REGISTRATION_FROM })),
  ...Object.entries(CITIES).flatMap(([country, cities]) =>
    cities.map((area) => ({ country, area, from: REGISTRATION_FROM })),
  ),
];

/** By country, `#` for a digit and `@` for a letter; elsewhere the country's code with digits. */
export const NUMBER_PATTERNS: Readonly<Record<string, string>> = {
  PT: '#####/AL',
  ES: 'ESFCTU##########',
  FR: '75#########@@',
  IT: 'IT0####@#@######',
  GR: '000#######',
  NL: '0363 #### #### #### ####',
  DE: '##/Z/AZ/######-##',
  AT: 'AT-#######',
};
