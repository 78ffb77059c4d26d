/**
 * Everything that keeps a traveler from flying on a trip, or that they should know before it. What the form
 * shows while it is typed and what the server checks before it books.
 */
import { checkAge, type PassengerType } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { CalendarDate } from '../dates.ts';
import { type AssistanceCode, assistanceConflicts, needsNotice } from './assistance.ts';
import {
  bornProblem,
  isKnownTravelerNumber,
  isPassportNumber,
  isRedressNumber,
  passportValidity,
} from './documents.ts';
import { isUsualNumber } from './frequent-flyer.ts';
import { isHiddenNumber } from './hidden-number.ts';
import { isMemberNumber } from './loyalty-number.ts';
import { airlineName } from './names/airline-name.ts';
import { nameProblem } from './names/document-name.ts';

/** As `travelerDraft` of the contract. */
export type TypedTraveler = {
  readonly type: PassengerType;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly birthdate: CalendarDate | '';
  readonly gender: 'M' | 'F' | '';
  readonly passport: {
    readonly number: string;
    readonly country: string;
    readonly expires: CalendarDate | '';
  };
  readonly knownTravelerNumber: string;
  readonly tsaRedressNumber: string;
  readonly frequentFlyerNumber: readonly { readonly airline: string; readonly number: string }[];
  readonly specialAssistance: readonly AssistanceCode[];
};

export type TravelerTrip = {
  /** Local dates of the departures, in order; at least one. */
  readonly departures: readonly CalendarDate[];
  /** The last day of travel. */
  readonly lastDate: CalendarDate;
  readonly needsPassport: boolean;
  /** How long after the last day it has to last. */
  readonly passportMonths: number;
  readonly today: CalendarDate;
};

const TRAVELER_PROBLEMS = [
  'missing',
  'tooLong',
  'notAName',
  'needsLatin',
  'form',
  'conflict',
  'inFuture',
  'tooLongAgo',
  'notBorn',
  'tooYoung',
  'tooOld',
  'turnsTwo',
  'expired',
  'endsSoon',
  'cut',
  'unusual',
  'notice',
] as const;
type TravelerProblemKind = (typeof TRAVELER_PROBLEMS)[number];
export type TravelerProblem = {
  /** A path in the draft: `passport.expires`, `frequentFlyerNumber.0.number`. */
  readonly field: string;
  readonly kind: TravelerProblemKind;
  /** `stop` keeps the trip from being booked; `warn` is for the traveler to know. */
  readonly severity: 'stop' | 'warn';
};

const stop = (field: string, kind: TravelerProblemKind): TravelerProblem => ({
  field,
  kind,
  severity: 'stop',
});
const warn = (field: string, kind: TravelerProblemKind): TravelerProblem => ({
  field,
  kind,
  severity: 'warn',
});

function nameProblems(traveler: TypedTraveler): TravelerProblem[] {
  const fields = ['firstName', 'middleName', 'lastName'] as const;
  const found = fields.flatMap((field) => {
    const problem = nameProblem(traveler[field], { optional: field === 'middleName' });
    return problem ? [stop(field, problem)] : [];
  });
  if (found.length > 0) return found;
  const record = airlineName(traveler);
  if (!record) return [stop('lastName', 'needsLatin')];
  return record.isCut ? [warn('lastName', 'cut')] : [];
}

const AGE_PROBLEMS = {
  NotBorn: 'notBorn',
  TooYoung: 'tooYoung',
  TooOld: 'tooOld',
  TurnsTwo: 'turnsTwo',
} as const;

function ageProblems({ type, birthdate }: TypedTraveler, trip: TravelerTrip): TravelerProblem[] {
  if (birthdate === '') return [stop('birthdate', 'missing')];
  const problem = bornProblem(birthdate, trip.today);
  if (problem) return [stop('birthdate', problem)];
  const found = checkAge(type, birthdate, trip.departures);
  if (!found) return [];
  // An infant with a seat has one at two as well; only its fare is another then
  const isReported = found.kind === 'TurnsTwo' && type === 'SeatedInfant';
  return [(isReported ? warn : stop)('birthdate', AGE_PROBLEMS[found.kind])];
}

/** One that an agent doesn't see whole was judged when it was typed. */
const isUnfit = (number: string): boolean =>
  number.trim() !== '' && !isHiddenNumber(number) && !isPassportNumber(number);

function passportProblems({ passport }: TypedTraveler, trip: TravelerTrip): TravelerProblem[] {
  const { number, country, expires } = passport;
  const isTyped = number.trim() !== '' || country.trim() !== '' || expires !== '';
  if (!isTyped && !trip.needsPassport) return [];
  const found = [
    ...(number.trim() === '' ? [stop('passport.number', 'missing')] : []),
    ...(isUnfit(number) ? [stop('passport.number', 'form')] : []),
    ...(/^[A-Z]{2}$/.test(country) ? [] : [stop('passport.country', 'missing')]),
    ...(expires === '' ? [stop('passport.expires', 'missing')] : []),
  ];
  if (expires === '') return found;
  const validity = passportValidity(expires, trip.lastDate, trip.passportMonths);
  if (validity === 'valid') return found;
  // A passport that nobody asks for may run out
  const isStop = validity === 'expired' && trip.needsPassport;
  return [...found, isStop ? stop('passport.expires', validity) : warn('passport.expires', validity)];
}

function numberProblems(traveler: TypedTraveler): TravelerProblem[] {
  const { knownTravelerNumber: known, tsaRedressNumber: redress } = traveler;
  const members = traveler.frequentFlyerNumber.flatMap(({ airline, number }, at) => {
    const field = `frequentFlyerNumber.${at}.number`;
    if (!isMemberNumber(number)) return [stop(field, number.trim() === '' ? 'missing' : 'form')];
    return isUsualNumber(airline, number) ? [] : [warn(field, 'unusual')];
  });
  return [
    ...(known.trim() !== '' && !isKnownTravelerNumber(known) ? [stop('knownTravelerNumber', 'form')] : []),
    ...(redress.trim() !== '' && !isRedressNumber(redress) ? [stop('tsaRedressNumber', 'form')] : []),
    ...members,
  ];
}

/** In the order of the form; empty when there is nothing to say. */
export const checkTraveler = (traveler: TypedTraveler, trip: TravelerTrip): TravelerProblem[] => [
  ...nameProblems(traveler),
  ...ageProblems(traveler, trip),
  ...(traveler.gender === '' ? [stop('gender', 'missing')] : []),
  ...passportProblems(traveler, trip),
  ...numberProblems(traveler),
  ...(assistanceConflicts(traveler.specialAssistance) ? [stop('specialAssistance', 'conflict')] : []),
  ...(traveler.specialAssistance.some(needsNotice) ? [warn('specialAssistance', 'notice')] : []),
];
