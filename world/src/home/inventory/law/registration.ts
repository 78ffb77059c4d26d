/**
 * The registration number that a home shows where its place asks for one. A few have none, or were ordered
 * down: they're listed by their hosts, and nobody sells them.
 */
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import { hashText, mix } from '@sojourn/domain/mix.ts';
import type { City } from '@sojourn/geography/types.ts';
import { saleBar } from '@sojourn/products/home/rules/law/registration.ts';
import { NUMBER_PATTERNS, REGISTRATION_AREAS, REGISTRATION_FROM } from '../data/registration-areas.ts';
import { cityOfHome, type HomeWorld } from '../world.ts';

type Registration = {
  readonly registrationNumber: string | null;
  readonly takenDownOn: CalendarDate | null;
};

/** One home in so many has no number, or was ordered down within so many days. */
const NONE_OF = 60;
const ORDERED_OF = 400;
const ORDERED_DAYS = 180;
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

const asksForNumber = (city: City): boolean =>
  REGISTRATION_AREAS.some(
    ({ country, area }) => country === city.country && (area === null || area === city.name),
  );

function writeNumber(country: string, seed: number): string {
  let place = 0;
  return (NUMBER_PATTERNS[country] ?? `${country}-STR-######`).replace(/[#@]/g, (sign) => {
    const roll = mix(seed, 61 + place++);
    return sign === '#' ? String(roll % 10) : LETTERS.charAt(roll % LETTERS.length);
  });
}

const UNREGISTERED: Registration = { registrationNumber: null, takenDownOn: null };

function drawRegistration(city: City, ordinal: number): Registration {
  if (!asksForNumber(city)) return UNREGISTERED;
  const seed = mix(hashText(`registration ${city.id}`), ordinal);
  const takenDownOn =
    seed % ORDERED_OF === 1 ? addDays(REGISTRATION_FROM, 1 + (mix(seed, 2) % ORDERED_DAYS)) : null;
  return {
    registrationNumber: seed % NONE_OF === 0 ? null : writeNumber(city.country, seed),
    takenDownOn,
  };
}

/** Whether a home of a city may ever be barred from sale: then `saleBarAt` says if it is on a day. */
export function mayBeBarred(city: City, ordinal: number): boolean {
  const { registrationNumber, takenDownOn } = drawRegistration(city, ordinal);
  return takenDownOn !== null || (registrationNumber === null && asksForNumber(city));
}

export function registrationOf(world: HomeWorld, row: number): Registration {
  const city = cityOfHome(world, row);
  const ordinal = world.ordinal[row] ?? 0;
  const drawn = drawRegistration(city, ordinal);
  if (world.barred[row] === 1 || drawn.registrationNumber !== null) return drawn;
  // The homes of the pictures are sold, whatever the draw says
  return asksForNumber(city)
    ? { ...drawn, registrationNumber: writeNumber(city.country, ordinal + 7) }
    : drawn;
}

/** Why a home isn't sold on a day, or null. */
export function saleBarAt(world: HomeWorld, row: number, today: CalendarDate) {
  if (world.barred[row] === 0) return null;
  const { country, name } = cityOfHome(world, row);
  return saleBar({ country, area: name, ...registrationOf(world, row) }, REGISTRATION_AREAS, today);
}
