/** What a customer has booked, as the check of another trip sees it, whatever product it is of. */
import type { CalendarDate, Instant } from '../dates.ts';

type Common = {
  readonly tripId: string;
  readonly title: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
};
/** Where one sleeps. */
export type LodgingPlan = Common & {
  readonly kind: 'lodging';
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly countryCode: string;
};
/** Each leg by the airports or stations at its ends. */
export type TransportPlan = Common & {
  readonly kind: 'transport';
  /** By the calendars of where it leaves and where it arrives. */
  readonly firstDay: CalendarDate;
  readonly lastDay: CalendarDate;
  readonly legs: readonly {
    readonly departs: Instant;
    readonly origin: string;
    /** `AB 123`, the first of the leg. */
    readonly departsWith: string;
    readonly arrives: Instant;
    readonly destination: string;
    readonly arrivesWith: string;
  }[];
};
/** A vehicle, from when it is picked up until it is back. */
type RentalPlan = Common & { readonly kind: 'rental' };

export type TripPlan = LodgingPlan | TransportPlan | RentalPlan;
