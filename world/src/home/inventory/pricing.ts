/** What a home asks for a stay, as the rules of homes price it, and the same total by itself for searches. */
import { mix } from '@sojourn/domain/mix.ts';
import { basisPointsOf } from '@sojourn/domain/money.ts';
import type { Stay } from '@sojourn/products/home/rules/calendar/night.ts';
import { HOME_AMENITIES } from '@sojourn/products/home/rules/home.ts';
import { type HomePrice, type HomePricing, priceHome } from '@sojourn/products/home/rules/home-price.ts';
import { HOME_FEES } from '@sojourn/products/home/wire/homes.ts';
import { nightPrice } from './nights.ts';
import type { HomeWorld } from './world.ts';

/** Ours, of nights and fees. */
const SERVICE_BPS = 1_000;
/** A city's tax of guests and nights ends after so many. */
const TAXED_NIGHTS_MAX = 7;
const WEEK = 7;
const MONTH = 28;

function pricingOf(world: HomeWorld, row: number): HomePricing {
  const city = world.city[row]!;
  const cleaning = world.cleaning[row]!;
  const petFee = world.petFee[row]!;
  return {
    baseMinor: world.base[row]! * 100,
    includedGuests: world.includedGuests[row]!,
    extraGuestMinor: world.extraGuest[row]! * 100,
    lengthDiscounts: [
      { fromNights: WEEK, bps: world.weekOff[row]! * 100 },
      { fromNights: MONTH, bps: world.monthOff[row]! * 100 },
    ],
    fees: [
      { kind: 'cleaning', amountMinor: cleaning * 100, per: 'stay', isMandatory: true },
      { kind: 'pets', amountMinor: petFee * 100, per: 'pet', isMandatory: true },
      ...optionalFees(world, row),
    ],
    serviceBps: SERVICE_BPS,
    taxes: [
      { kind: 'share', bps: world.taxBps[city]!, of: 'nightsAndFees' },
      { kind: 'guestNight', amountMinor: world.taxPerNight[city]!, nightsMax: TAXED_NIGHTS_MAX },
    ],
  };
}

const POOL = 1 << HOME_AMENITIES.indexOf('pool');
/** Half of the heated pools cost extra, and a fifth of homes rent out linen. */
function optionalFees({ amenities, salt }: HomeWorld, row: number): HomePricing['fees'][number][] {
  const roll = (what: number): number => mix(salt[row]!, what);
  const has = { pool: (amenities[row]! & POOL) !== 0, isDrawn: salt[row] !== 0 };
  return [
    ...(has.isDrawn && has.pool && roll(21) % 2 === 0
      ? [
          {
            kind: 'poolHeating',
            amountMinor: (30 + 5 * (roll(22) % 9)) * 100,
            per: 'stay',
            isMandatory: false,
          } as const,
        ]
      : []),
    ...(has.isDrawn && roll(23) % 5 === 0
      ? [
          {
            kind: 'linen',
            amountMinor: (12 + 2 * (roll(24) % 8)) * 100,
            per: 'stay',
            isMandatory: false,
          } as const,
        ]
      : []),
  ];
}

type Staying = { readonly guests: number; readonly pets: number };

export function priceStayInHome(
  world: HomeWorld,
  row: number,
  stay: Stay,
  { guests, pets }: Staying,
  { chosen = [], perCent = 0 }: Moved = {},
): HomePrice {
  const nights = nightPrices(world, row, stay, perCent);
  return priceHome(pricingOf(world, row), { nights, guests, pets, chosen: feesAmong(chosen) });
}

type FeeKind = HomePrice['fees'][number]['kind'];
/** `perCent`: by how much a scenario has moved the nights. */
type Moved = { readonly chosen?: readonly string[]; readonly perCent?: number };

export function nightPrices(world: HomeWorld, row: number, stay: Stay, perCent = 0): number[] {
  const nights: number[] = [];
  for (let day = stay.arrival; day < stay.departure; day++) nights.push(nightPrice(world, row, day));
  return perCent === 0 ? nights : nights.map((minor) => Math.round((minor * (100 + perCent)) / 10_000) * 100);
}

const feesAmong = (chosen: readonly string[]): FeeKind[] => HOME_FEES.filter((kind) => chosen.includes(kind));

/** Fees that nobody has to pay, each for the stay. */
export function feesToChoose(world: HomeWorld, row: number, stay: Stay, { guests, pets }: Staying) {
  const nights = nightPrices(world, row, stay);
  return priceHome(pricingOf(world, row), { nights, guests, pets, chosen: HOME_FEES }).fees.filter(
    ({ isMandatory }) => !isMandatory,
  );
}

/** The total of `priceStayInHome` without its lines; `nightsMinor`: what the nights come to. */
export function homeTotal(
  world: HomeWorld,
  row: number,
  nights: number,
  nightsMinor: number,
  { guests, pets }: Staying,
): number {
  const city = world.city[row]!;
  const extra = Math.max(0, guests - world.includedGuests[row]!) * world.extraGuest[row]! * 100 * nights;
  const off = nights >= MONTH ? Math.max(world.weekOff[row]!, world.monthOff[row]!) : world.weekOff[row]!;
  const discount = nights >= WEEK ? basisPointsOf(nightsMinor, off * 100) : 0;
  const fees = (world.cleaning[row]! + world.petFee[row]! * pets) * 100;
  const taxed = nightsMinor + extra - discount + fees;
  const perNight = world.taxPerNight[city]! * guests * Math.min(nights, TAXED_NIGHTS_MAX);
  return taxed + basisPointsOf(taxed, SERVICE_BPS) + basisPointsOf(taxed, world.taxBps[city]!) + perNight;
}
