/** Passports of a checkout in which an agent acts in the customer's place: their ends alone (A §1). */
import type { TravelerDraft } from '@sojourn/contract/travelers.ts';
import { hideNumber, unhideNumber } from '@sojourn/domain/travelers/hidden-number.ts';
import type { FlightDraft } from '#flight/wire/flight-draft.ts';

const withNumber = (traveler: TravelerDraft, number: string): TravelerDraft => ({
  ...traveler,
  passport: { ...traveler.passport, number },
});

const hide = (draft: FlightDraft): FlightDraft => ({
  ...draft,
  travelers: draft.travelers.map((each) => withNumber(each, hideNumber(each.passport.number))),
});

/** A number that was left as it's shown stays what it is. */
const unhide = (typed: Partial<FlightDraft>, before: FlightDraft): Partial<FlightDraft> =>
  typed.travelers
    ? {
        ...typed,
        travelers: typed.travelers.map((each, index) =>
          withNumber(
            each,
            unhideNumber(each.passport.number, before.travelers[index]?.passport.number ?? ''),
          ),
        ),
      }
    : typed;

export const HIDDEN_PASSPORTS = { hide, unhide } as const;
