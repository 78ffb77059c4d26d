/** How a trip fits, in the shape of the contract. */
import type { FitFix, FitProblem, TripFit } from '@sojourn/contract/trip-fit.ts';
import { type BookingId, isId } from '@sojourn/domain/ids.ts';
import type { TripFit as Fit, FitFix as Fix } from '@sojourn/domain/trip-fit/fit.ts';

/** A checkout that's judged as if it were booked isn't one of them. */
const bookingIdsOf = (ids: readonly string[]): BookingId[] =>
  ids.filter((id): id is BookingId => isId('bkg', id));

function viewOfFix(fix: Fix): FitFix[] {
  if (fix.kind === 'addBed') return [fix];
  const { tripId, ...to } = fix;
  return bookingIdsOf([tripId]).map((bookingId) => ({ ...to, bookingId }));
}

export const viewOfProblem = ({ tripIds, fixes, ...problem }: Fit['problems'][number]): FitProblem => ({
  ...problem,
  facts: { ...problem.facts },
  bookingIds: bookingIdsOf(tripIds),
  fixes: fixes.flatMap(viewOfFix),
});

export const viewOfFit = ({ problems, fits, open }: Fit): TripFit => ({
  problems: problems.map(viewOfProblem),
  fits: fits.map(({ tripIds, facts, ...check }) => ({
    ...check,
    facts: { ...facts },
    bookingIds: bookingIdsOf(tripIds),
  })),
  open: [...open],
});
