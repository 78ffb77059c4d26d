/** What a customer has booked, as the check of another trip sees it, whatever product it is of. */
import type { CalendarDate, Instant, LocalDateTime, Zone } from '../dates.ts';
import type { OpeningHours } from './opening-hours.ts';

type Common = {
  readonly tripId: string;
  readonly title: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
};
/** A city, by whose clock things happen there. */
export type PlanPlace = {
  readonly city: string;
  readonly countryCode: string;
  readonly zone: Zone;
  /** Where stays are searched, `city:lisbon-pt`; null where none are sold. */
  readonly placeId: string | null;
};
/** Where one sleeps. What's left out isn't known, so nothing is shown about it. */
export type LodgingPlan = Common & {
  readonly kind: 'lodging';
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly countryCode: string;
  readonly place?: PlanPlace;
  /** `15:00` */
  readonly checkInFrom?: string;
  /** `23:00`; a time before 06:00 is the next day's. Null: there's somebody all night. */
  readonly checkInUntil?: string | null;
  readonly position?: { readonly lat: number; readonly lon: number };
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
    readonly from?: PlanPlace;
    /** `AB 123`, the first of the leg. */
    readonly departsWith: string;
    readonly arrives: Instant;
    readonly destination: string;
    readonly to?: PlanPlace;
    readonly arrivesWith: string;
  }[];
};
/** A desk at which a vehicle is picked up or dropped off. */
export type PlanDesk = {
  readonly local: LocalDateTime;
  readonly zone: Zone;
  readonly airportCode: string | null;
  readonly placeId: string | null;
  readonly hours: OpeningHours;
  readonly hasAfterHoursReturn: boolean;
};
/** A vehicle, from when it is picked up until it is back. */
export type RentalPlan = Common & {
  readonly kind: 'rental';
  readonly company?: string;
  readonly pickUp?: PlanDesk;
  readonly dropOff?: PlanDesk;
};
/** Something at a set time. */
export type ActivityPlan = Common & {
  readonly kind: 'activity';
  readonly place: PlanPlace;
  /** Not confirmed yet, so that it may happen or not; left out where it will. */
  readonly isPending?: boolean;
};
/** A ride to or from an airport, a station or a port. */
export type TransferPlan = Common & { readonly kind: 'transfer'; readonly place: PlanPlace };

export type TripPlan = LodgingPlan | TransportPlan | RentalPlan | ActivityPlan | TransferPlan;
