/**
 * Who travels (A §2.5, B §3): saved travelers as the profile keeps them, spelled as A §7, and travelers of a
 * flight checkout. Problems of fields are codes (`nameProblem` and others), which the page words.
 */
import { ASSISTANCE_CODES, assistanceConflicts } from '@sojourn/domain/travelers/assistance.ts';
import { isEmailAddress, isPhoneNumber, PHONE_MAX, tidyPhone } from '@sojourn/domain/travelers/contact.ts';
import {
  isCountryOfIssue,
  isKnownTravelerNumber,
  isPassportNumber,
  isRedressNumber,
} from '@sojourn/domain/travelers/documents.ts';
import { isMemberNumber } from '@sojourn/domain/travelers/loyalty-number.ts';
import { nameProblem, tidyName } from '@sojourn/domain/travelers/names/document-name.ts';
import { airlineCode, passengerType } from '@sojourn/products/flight/wire/flights.ts';
import { hotelLoyaltyPrograms } from '@sojourn/products/hotel/rules/loyalty-programs.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { calendarDate, idOf, instant, success } from './primitives.ts';

/** To the letter: a space that is cut off while a name is typed would make one word of two. */
const asTyped = (max: number) => z.string().max(max);
/** As typed, half-filled or not. */
const typed = (max: number) => z.string().trim().max(max);
const nothing = z.literal('');
const country = z.string().regex(/^[A-Z]{2}$/);
const gender = z.enum(['M', 'F']);
const assistanceCode = z.enum(ASSISTANCE_CODES);

const documentName = (optional: boolean) =>
  z
    .string()
    .max(200)
    .superRefine((name, context) => {
      const problem = nameProblem(name, { optional });
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .transform(tidyName);
/** Empty, or of its form. */
export const textOrNone = (max: number, fits: (typed: string) => boolean) =>
  typed(max).refine((number) => number === '' || fits(number), { error: 'form' });
const knownTravelerNumber = textOrNone(25, isKnownTravelerNumber);
const tsaRedressNumber = textOrNone(25, isRedressNumber);
const memberNumber = typed(30).refine(isMemberNumber, { error: 'form' });
const specialAssistance = z
  .array(assistanceCode)
  .max(ASSISTANCE_CODES.length)
  .refine((codes) => !assistanceConflicts(codes), { error: 'conflict' });

/** A traveler of a checkout while it is typed; half-filled is fine: empty where nothing was typed. */
export const travelerDraft = z.object({
  type: passengerType,
  /** The saved traveler that it was filled from; null for one that is typed. */
  personId: idOf('trv').nullable(),
  firstName: asTyped(60),
  middleName: asTyped(60),
  lastName: asTyped(60),
  birthdate: z.union([nothing, calendarDate]),
  gender: z.union([nothing, gender]),
  /** Empty where the route needs none. `country`: ISO 3166, of issue, of two letters. */
  passport: z.object({ number: asTyped(20), country: asTyped(2), expires: z.union([nothing, calendarDate]) }),
  knownTravelerNumber: asTyped(25),
  tsaRedressNumber: asTyped(25),
  frequentFlyerNumber: z.array(z.object({ airline: airlineCode, number: asTyped(30) })).max(20),
  specialAssistance: z.array(assistanceCode).max(ASSISTANCE_CODES.length),
});
export type TravelerDraft = z.output<typeof travelerDraft>;

const noPassport = z.object({ number: nothing, country: nothing, expires: nothing });
const wholePassport = z.object({
  number: typed(20).refine(isPassportNumber, { error: 'form' }),
  country,
  expires: calendarDate,
});
/**
 * What a draft must be to be booked where no passport is asked for: names, date of birth and gender, and
 * whatever else was typed in its form. Whether ages and passports fit the trip is `checkTraveler`'s to say
 * (domain, travelers/check-traveler.ts).
 */
export const completeTraveler = travelerDraft.extend({
  firstName: documentName(false),
  middleName: documentName(true),
  lastName: documentName(false),
  birthdate: calendarDate,
  gender,
  passport: z.union([noPassport, wholePassport]),
  knownTravelerNumber,
  tsaRedressNumber,
  frequentFlyerNumber: z.array(z.object({ airline: airlineCode, number: memberNumber })).max(20),
  specialAssistance,
});
export type CompleteTraveler = z.output<typeof completeTraveler>;
/** And where one is (`flightSummary.needsPassport`). */
export const completeTravelerAbroad = completeTraveler.extend({ passport: wholePassport });

/** Airline code, or three-letter program code, to member number. */
export const programs = z.record(z.string().regex(/^[A-Z0-9]{2,3}$/), typed(30));
const savedPassport = z.object({
  number: typed(20),
  countryOfIssue: z.string(),
  expires: z.union([nothing, calendarDate]),
});
const driverLicense = z.object({ number: typed(40), countryOfIssue: typed(2) });
/** What is kept of one (A §2.5, A §3). Empty texts are facts that are not known. */
const facts = {
  type: passengerType,
  firstName: typed(60),
  middleName: typed(60),
  lastName: typed(60),
  birthdate: z.union([nothing, calendarDate]),
  gender: z.union([nothing, gender]),
  nationality: z.union([nothing, country]),
  knownTravelerNumber: typed(25),
  tsaRedressNumber: typed(25),
  frequentFlyerNumber: programs,
  hotelLoyalty: programs,
  specialAssistance: z.array(assistanceCode),
  emailAddress: typed(254),
  phoneNumber: typed(30),
};
/** Where a traveler is edited from (A §7). */
const TRAVELER_ENTRY_POINTS = ['profile', 'checkout', 'onboarding'] as const;

export const person = z.object({
  personId: idOf('trv'),
  ...facts,
  /** Null for none. */
  passport: savedPassport.nullable(),
  /** Kept as typed: its validation is disabled (A §5). */
  driverLicense: driverLicense.nullable(),
  /** Kept, but not offered when travelers are chosen. */
  isHidden: z.boolean(),
  /** Where they were last saved from (A §7); null if unknown. */
  entryPoint: z.enum(TRAVELER_ENTRY_POINTS).nullable(),
  changedAt: instant,
});
export type Person = z.output<typeof person>;

const emptyOr = <S extends z.ZodType>(schema: S) => z.union([nothing, schema]);
const programsOf = (code: RegExp, most: number) =>
  z
    .record(z.string().regex(code), emptyOr(memberNumber))
    .refine((map) => Object.keys(map).length <= most, { error: 'tooMany' });
const HOTEL_PROGRAM = new RegExp(`^(?:${hotelLoyaltyPrograms.map(({ code }) => code).join('|')})$`);
/** By the airline's code. */
export const airlinePrograms = programsOf(/^[A-Z0-9]{2}$/, 40);
/** Only programs of A §3's list. */
export const hotelPrograms = programsOf(HOTEL_PROGRAM, hotelLoyaltyPrograms.length);
/**
 * A traveler to be saved. An empty member number removes its entry; a passport is sent only with a country of
 * issue of exactly 2 characters (A §5).
 */
const personInput = z.object({
  personId: idOf('trv').optional(),
  ...facts,
  firstName: documentName(false),
  middleName: documentName(true),
  lastName: documentName(false),
  passport: savedPassport
    .extend({
      number: typed(20).refine(isPassportNumber, { error: 'form' }),
      countryOfIssue: z.string().refine(isCountryOfIssue, { error: 'form' }),
    })
    .nullable()
    .optional(),
  driverLicense: driverLicense.nullable().optional(),
  knownTravelerNumber,
  tsaRedressNumber,
  frequentFlyerNumber: airlinePrograms,
  hotelLoyalty: hotelPrograms,
  specialAssistance,
  emailAddress: textOrNone(254, isEmailAddress),
  phoneNumber: z
    .string()
    .max(PHONE_MAX)
    .transform(tidyPhone)
    .refine((number) => number === '' || isPhoneNumber(number), { error: 'form' }),
});
export type PersonInput = z.output<typeof personInput>;

export const travelerCalls = {
  listTravelers: call({
    method: 'PUT',
    path: '/flight/passengers/list',
    summary: 'Saved travelers (A §7)',
    auth: 'customer',
    readOnly: true,
    input: z.object({ includeHidden: z.boolean().optional() }),
    output: z.object({ value: z.array(person) }),
    errors: [],
  }),
  updateTraveler: call({
    method: 'PUT',
    path: '/flight/passengers/update',
    summary: 'Creates or updates a saved traveler (A §7)',
    auth: 'customer',
    input: z.object({
      person: personInput,
      /** True: kept, but not among those that are offered; absent: as it was. */
      hideProfile: z.boolean().optional(),
      entryPoint: z.enum(TRAVELER_ENTRY_POINTS).optional(),
      /**
       * False: the saved passport stays as it is, whatever `person` says of one. True: a passport of null
       * removes it. Absent: saved if there is one.
       */
      updatePassport: z.boolean().optional(),
      /** Absent: `person.personId` names who is changed, and a person without one is new. */
      isNew: z.boolean().optional(),
    }),
    output: success.extend({ personId: idOf('trv') }),
    errors: [],
  }),
  deleteTraveler: call({
    method: 'POST',
    path: '/passengers/delete',
    summary: 'Deletes a saved traveler; bookings aren’t affected (A §7)',
    auth: 'customer',
    input: z.object({ personId: idOf('trv') }),
    output: success,
    errors: [],
  }),
} as const;
