/** The type that a saved traveler is of by their age, day by day. */
import { AGES, type PassengerType, typeOfAge } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import { type CalendarDate, dateIn, type Instant, plusSeconds } from '../dates.ts';
import { ageOn } from './age.ts';
import { bornProblem } from './documents.ts';

/** Wherever on earth it is latest: a child born today is never rejected as unborn. */
const LATEST_ZONE_SECONDS = 14 * 3600;
const latestDay = (now: Instant): CalendarDate => dateIn(plusSeconds(now, LATEST_ZONE_SECONDS), 'UTC');

/** Who was saved as a child is an adult one day; without a date of birth the type stays. */
export function typeToday(type: PassengerType, birthdate: CalendarDate | '', now: Instant): PassengerType {
  if (birthdate === '') return type;
  const age = ageOn(birthdate, latestDay(now));
  return age < 0 ? type : typeOfAge(age, type === 'SeatedInfant');
}

type BirthdateProblem = 'missing' | 'inFuture' | 'tooLongAgo' | 'notThisType';

/** What is wrong with a date of birth beside a type, or undefined. */
export function birthdateProblem(
  type: PassengerType,
  birthdate: CalendarDate | '',
  now: Instant,
): BirthdateProblem | undefined {
  if (birthdate === '') return 'missing';
  const today = latestDay(now);
  const problem = bornProblem(birthdate, today);
  if (problem) return problem;
  const [from, until] = AGES[type];
  const age = ageOn(birthdate, today);
  return age < from || age >= until ? 'notThisType' : undefined;
}
