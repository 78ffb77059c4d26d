/** A found flight as it's compared with a chosen one, and in the class that was chosen. */
import { first } from '@sojourn/domain/present.ts';
import type { FareClass } from '#flight/rules/fares/fare-classes.ts';
import type { FlightOption } from '#flight/wire/flight-search.ts';

type Slice = FlightOption['slice'];

/** The fare of the class that was chosen where there is one, else what a search shows. */
export const inClass = (option: FlightOption, fareClass: FareClass): FlightOption =>
  option.fares.some((fare) => fare.fareClass === fareClass) ? { ...option, shown: fareClass } : option;

export const comparedOf = ({ segments, durationMinutes, multiTicketType }: Slice) => ({
  stops: segments.length - 1,
  durationMinutes,
  departsAt: Date.parse(first(segments).scheduledDepartureTime),
  isSelfTransfer: multiTicketType === 'virtualInterline',
});
