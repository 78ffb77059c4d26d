/** Finding a car: criteria, filters, streamed answers with live counts, desks on the map, one car whole. */
import { call } from '@sojourn/contract/call.ts';
import { blockedCodes, marketPrice, percentOverMarket, placeCaps } from '@sojourn/contract/policy.ts';
import {
  cancelTerms,
  localDateTime,
  localeSchema,
  mapBox,
  moneySchema,
} from '@sojourn/contract/primitives.ts';
import { supplierProgress } from '@sojourn/contract/supplier-progress.ts';
import { z } from 'zod';
import { FUEL_KINDS, TRANSMISSIONS } from '../rules/acriss.ts';
import { PICK_UP_POINTS } from '../rules/car.ts';
import { CAR_GROUPS } from '../rules/car-class.ts';
import { CAR_SORTS } from '../rules/sorts-and-filters.ts';
import {
  carCompany,
  carDeskId,
  carExtraOffer,
  carFacts,
  carId,
  carLocation,
  carLoyaltyProgram,
  carPlace,
  carPrice,
  companyCover,
  driverAge,
  driverRules,
  fuelPolicy,
  linkedFlight,
  mileage,
  payWay,
  rentalEnd,
} from './cars.ts';

const carFilters = z
  .object({
    groups: z.array(z.enum(CAR_GROUPS)).max(CAR_GROUPS.length),
    companies: z.array(z.string().length(2)).max(40),
    /** 4, 5 or 7 or more. */
    seatsMin: z.int().min(0).max(20),
    transmissions: z.array(z.enum(TRANSMISSIONS)).max(2),
    fuels: z.array(z.enum(FUEL_KINDS)).max(3),
    payWays: z.array(payWay).max(2),
    points: z.array(z.enum(PICK_UP_POINTS)).max(4),
    freeCancellation: z.boolean(),
    unlimitedMileage: z.boolean(),
    /**
     * What a company's tier allows (A §3), as session info has it: answers count what keeps it, and
     * `inPolicyOnly` leaves nothing else. Checkout judges for itself. Null: any price.
     */
    policy: z.object({
      perDayMaxMinor: z.int().min(0).nullable(),
      /** Instead of `perDayMaxMinor`, by the city of pick-up. */
      placeCaps: placeCaps.optional(),
      /** Codes of companies. */
      blocked: blockedCodes.optional(),
      percentOverMarket: percentOverMarket.optional(),
    }),
    inPolicyOnly: z.boolean(),
    /** Only desks that are open when the traveler's flight lands. */
    openWhenYouLand: z.boolean(),
  })
  .partial();
export type WireCarFilters = z.output<typeof carFilters>;

const carSearch = z.object({
  pickUpPlace: carPlace,
  /** Null: where it was picked up. */
  dropOffPlace: carPlace.nullable().optional(),
  pickUp: localDateTime,
  dropOff: localDateTime,
  driverAge,
  /** When the traveler's flight lands there (`findCarFlights`): for the desks that are open then. */
  landsAt: localDateTime.nullable().optional(),
  filters: carFilters.optional(),
  sort: z.enum(CAR_SORTS).optional(),
  offset: z.int().min(0).max(2000).optional(),
  limit: z.int().min(1).max(50).optional(),
  locale: localeSchema.optional(),
});
export type CarSearchInput = z.output<typeof carSearch>;

/** One car of a list; totals are with taxes and with fees that this driver can't avoid. */
export const carOffer = z.object({
  carId,
  car: carFacts,
  company: carCompany,
  pickUpDesk: carDeskId,
  dropOffDesk: carDeskId,
  /** What the list shows: paying now where that is possible and not filtered out. */
  total: moneySchema,
  /** Null where one can't pay so. */
  now: moneySchema.nullable(),
  desk: moneySchema.nullable(),
  /** In the total: what this rental and driver can't avoid. A driver's fee is paid at the desk either way. */
  fees: z.array(z.object({ kind: z.enum(['oneWay', 'youngDriver', 'seniorDriver']), amount: moneySchema })),
  /** Of the rate alone, as policies judge it. */
  perDay: moneySchema,
  perDayBefore: moneySchema.nullable(),
  /** Where a policy of the search looks at it. */
  market: marketPrice.optional(),
  /** Rewards that what's due now costs; null when only the desk is paid, where miles can't be used. */
  miles: z.int().nullable(),
  cancellation: cancelTerms,
  mileage,
  fuelPolicy,
  /** Only when few are left (5 or fewer); a true count. */
  left: z.int().nullable(),
  /** From the place searched for. */
  distanceKm: z.number(),
});
export type CarOffer = z.output<typeof carOffer>;

const count = z.int().min(0);
/** `from`: the lowest total among them, null when there are none. */
const counted = <V extends z.ZodType>(value: V) =>
  z.array(z.object({ value, count, from: moneySchema.nullable() }));
/** Each counts what would match with the other filters as they are. */
export const carFacets = z.object({
  groups: counted(z.enum(CAR_GROUPS)),
  companies: z.array(z.object({ value: z.string(), name: z.string(), count, from: moneySchema.nullable() })),
  seats: counted(z.int()),
  transmissions: counted(z.enum(TRANSMISSIONS)),
  fuels: counted(z.enum(FUEL_KINDS)),
  payWays: counted(payWay),
  points: counted(z.enum(PICK_UP_POINTS)),
  freeCancellation: count,
  unlimitedMileage: count,
  openWhenYouLand: count,
  /** 0 without a policy. */
  inPolicy: count,
});
export type WireCarFacets = z.output<typeof carFacets>;

/** A desk on the map, how many of its cars match and the lowest total among them. */
const carDeskPin = z.object({ deskId: carDeskId, count, from: moneySchema });

/** As the stream of stays: each `page` replaces the one before, `done` is last. */
const carSearchEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), suppliers: z.array(supplierProgress) }),
  z.object({
    type: z.literal('page'),
    suppliers: z.array(supplierProgress),
    days: z.int(),
    total: count,
    /** Fit the times and the driver but not the filters. */
    hiddenByFilters: count,
    soldOut: count,
    /** Cars of desks that are closed at pick-up, or take nothing back at drop-off. */
    closed: count,
    /** Cars that this driver is too young or too old for. */
    notForDriver: count,
    lowest: moneySchema.nullable(),
    offers: z.array(carOffer),
    /** Every desk that offers and pins name. */
    desks: z.array(carLocation.extend({ company: carCompany })),
    pins: z.array(carDeskPin),
    facets: carFacets,
    box: mapBox,
  }),
  z.object({ type: z.literal('done'), complete: z.boolean(), suppliers: z.array(supplierProgress) }),
]);
export type CarSearchEvent = z.output<typeof carSearchEvent>;
export type CarSearchPage = Extract<CarSearchEvent, { type: 'page' }>;

/** One car for times and a driver. */
export const carRequest = z.object({
  carId,
  /** Null: the desk of pick-up. */
  dropOffDesk: carDeskId.nullable(),
  pickUp: localDateTime,
  dropOff: localDateTime,
  driverAge,
});
export type CarRequest = z.output<typeof carRequest>;

export const carDetail = z.object({
  carId,
  car: carFacts,
  company: carCompany,
  pickUp: rentalEnd,
  dropOff: rentalEnd,
  /** Without extras; null where one can't pay so. Both null when `unavailable` says why. */
  now: carPrice.nullable(),
  desk: carPrice.nullable(),
  unavailable: z.enum(['soldOut', 'closed', 'driverTooYoung', 'driverTooOld']).nullable(),
  miles: z.int().nullable(),
  /** By the pay way: at the desk nothing was paid that could be kept. */
  cancellation: z.object({ now: cancelTerms, desk: cancelTerms }),
  mileage,
  fuelPolicy,
  extras: z.array(carExtraOffer),
  drivers: driverRules,
  cover: companyCover,
  /** What the desk holds on the main driver's credit card; in the desk's own currency. */
  deposit: moneySchema,
  /** Where it may be driven for the fee; null where it must stay in the country. */
  crossBorder: z.object({ countries: z.array(z.string()), fee: moneySchema }).nullable(),
  loyaltyProgram: carLoyaltyProgram.nullable(),
  left: z.int().nullable(),
  /** For a company's traveler. */
  market: marketPrice.optional(),
  /** The traveler's own flights around it. */
  landing: linkedFlight.nullable(),
  leaving: linkedFlight.nullable(),
  /** Miles earned per dollar with the customer's first rewards account; null without one. */
  earnMultiplier: z.number().nullable(),
});
export type CarDetail = z.output<typeof carDetail>;

export const CAR_REFUSALS = [
  'UnknownPlace',
  'PickUpInPast',
  'PickUpTooSoon',
  'PickUpTooFarAhead',
  'DropOffBeforePickUp',
  'RentalTooShort',
  'RentalTooLong',
  'InvalidAge',
] as const;
const CAR_LOYALTY_REFUSALS = [
  'InvalidLoyaltyNumber',
  'LoyaltyNameMismatch',
  'DollarExpressNotFound',
  'BlueChipNumberNotFound',
] as const;

export const carSearchCalls = {
  searchCars: call({
    method: 'POST',
    path: '/cars/search',
    summary:
      'Streams rental cars for an airport, city or address, with facet counts and progress by supplier',
    auth: 'customer',
    readOnly: true,
    input: carSearch,
    output: carSearchEvent,
    stream: true,
    errors: [...CAR_REFUSALS, 'SuppliersUnavailable'],
  }),
  findCarFlights: call({
    method: 'POST',
    path: '/cars/flights',
    summary: 'The traveler’s own flights around a rental: landing before, leaving after',
    auth: 'customer',
    readOnly: true,
    input: carSearch.pick({ pickUpPlace: true, dropOffPlace: true, pickUp: true, dropOff: true }),
    output: z.object({ landing: linkedFlight.nullable(), leaving: linkedFlight.nullable() }),
    errors: ['UnknownPlace'],
  }),
  getCar: call({
    method: 'POST',
    path: '/cars/detail',
    summary: 'A car with its desks, prices, extras and rules for these times and driver',
    auth: 'customer',
    readOnly: true,
    input: carRequest.extend({ locale: localeSchema.optional() }),
    output: carDetail,
    errors: [...CAR_REFUSALS, 'SuppliersUnavailable'],
  }),
  checkCarLoyalty: call({
    method: 'POST',
    path: '/cars/loyalty',
    summary: 'Checks a driver’s member number with a rental company’s program (B §5)',
    auth: 'customer',
    readOnly: true,
    input: z.object({
      program: z.string().length(2),
      number: z.string().max(30),
      lastName: z.string().max(60),
    }),
    /** `number`: tidy, as it is sent to the desk. */
    output: z.object({ number: z.string() }),
    errors: [...CAR_LOYALTY_REFUSALS, 'SuppliersUnavailable'],
  }),
} as const;
