/** What a flight's draft is checked by: travelers against the trip, then contact, card and terms. Pure. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import {
  checkTraveler,
  type TravelerProblem,
  type TravelerTrip,
} from '@sojourn/domain/travelers/check-traveler.ts';
import {
  type DraftCheck,
  type DraftProblem,
  paymentProblems,
  REFUSED_TEXTS,
} from '@sojourn/portal/features/checkout/draft/draft-problems.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import { problemText } from '@sojourn/web/travelers/problem-text.ts';
import { passportMonths } from '#flight/rules/travelers/passport-months.ts';
import type { FlightDraft } from '#flight/wire/flight-draft.ts';
import type { FlightSummary } from '#flight/wire/flights.ts';

/** The trip as travelers are held against it. */
export const travelerTrip = (flight: FlightSummary, today: CalendarDate): TravelerTrip => ({
  departures: flight.slices.map(
    ({ segments }) => first(segments).zonedDepartureTime.slice(0, 10) as CalendarDate,
  ),
  lastDate: flight.lastDate,
  needsPassport: flight.needsPassport,
  passportMonths: passportMonths(flight.slices),
  today,
});

export const travelerText = ({ field, kind }: TravelerProblem): TextRef => textRef(problemText(field, kind));

type FlightRules = { readonly trip: TravelerTrip; readonly needsCard: boolean };

/** In the order of the page; only what keeps the trip from being booked. */
export function problemsOfFlightDraft(draft: FlightDraft, { trip, needsCard }: FlightRules): DraftProblem[] {
  const travelers = draft.travelers.flatMap((traveler, index) =>
    checkTraveler(traveler, trip)
      .filter(({ severity }) => severity === 'stop')
      .map((problem) => ({
        path: `travelers.${index}.${problem.field}`,
        text: travelerText(problem),
      })),
  );
  return [...travelers, ...paymentProblems(draft, needsCard)];
}

/** Words for fields that only the server refused. */
function refusalText(path: string, problem: string, code: string | undefined): TextRef | undefined {
  if (path in REFUSED_TEXTS) return textRef(REFUSED_TEXTS[path as keyof typeof REFUSED_TEXTS]);
  if (!/^travelers\.\d\./.test(path)) return undefined;
  return textRef(code === 'CardNumberRefused' ? 'checkout.problem.cardNumber' : problemText(path, problem));
}

export const checkFlight = (rules: FlightRules): DraftCheck<FlightDraft> => ({
  find: (draft) => problemsOfFlightDraft(draft, rules),
  fromServer: (fields, code) =>
    fields.flatMap(({ path, problem = '' }) => {
      const text = refusalText(path, problem, code);
      return text ? [{ path, text }] : [];
    }),
  firstField: 'travelers.0.firstName',
});
