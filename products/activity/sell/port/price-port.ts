/** What a price of an activity is asked for, and why there is none. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { CalendarDate, Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import type { Guaranteed } from '@sojourn/server/suppliers/price-guarantee.ts';
import type { Delivery, OptionKind, Unit, UnitKind } from '../../rules/activity.ts';
import type { ActivityPolicy } from '../../rules/booking/cancel-policy.ts';
import type { MinimumGroup } from '../../rules/booking/minimum-group.ts';
import type { BookingQuestion } from '../../rules/booking/questions.ts';
import type { PartyProblem, UnitCount } from '../../rules/party/place-ages.ts';
import type { ActivityFailure } from '../../wire/activity-codes.ts';
import type { ActivityListing, ActivityOperator, MeetingPoint, PickupPlace } from './content-port.ts';

/** `slotId` null: an open-dated ticket. */
export type ActivityPick = {
  readonly activityId: string;
  readonly optionId: string;
  readonly slotId: string | null;
  readonly units: readonly UnitCount[];
};
/** What `price`, `reserve` and `confirm` are about. */
export type ActivityPriceAsk = ActivityPick & {
  readonly locale: Locale;
  readonly now: Instant;
  /** Of an earlier price: while it lasts the price is the same. */
  readonly guaranteeId?: string | undefined;
};

/** Lines sum to the total: those of units or the group's, less the offer, with taxes. */
export type ActivityTotal = {
  readonly lines: readonly {
    readonly unitId: string;
    readonly kind: UnitKind;
    readonly count: number;
    readonly amountMinor: number;
  }[];
  /** How many times the group's price; 0 for a price by unit. */
  readonly groups: number;
  /** People that one is for; 0 for a price by unit. */
  readonly groupPeople: number;
  readonly groupMinor: number;
  /** Zero or negative. */
  readonly offerMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  readonly currency: 'USD';
};

/** When it is; of an open-dated ticket only until when. */
export type SoldTimes =
  | {
      readonly kind: 'slot';
      readonly slotId: string;
      readonly date: CalendarDate;
      readonly startsAtLocal: LocalDateTime;
      readonly endsAtLocal: LocalDateTime;
      readonly startsAt: Instant;
      readonly endsAt: Instant;
      readonly allDay: boolean;
      /** `+01:00`, where the clock shows the start twice that night; else null. */
      readonly shownOffset: string | null;
    }
  | { readonly kind: 'openDated'; readonly validUntilLocal: LocalDateTime; readonly validUntil: Instant };

/** What is booked, as it is when it's priced. */
export type ActivitySummary = ActivityListing & {
  readonly optionId: string;
  readonly optionKind: OptionKind;
  /** Of the option's guide. */
  readonly optionLanguages: readonly string[];
  readonly times: SoldTimes;
  readonly units: readonly SoldUnit[];
  /** Places that they take. */
  readonly people: number;
  /** Of the option; left out for none. */
  readonly questions?: readonly BookingQuestion[];
  readonly meetingPoint: MeetingPoint;
  /** Where a ride stops; empty without one. */
  readonly pickupPlaces: readonly PickupPlace[];
  readonly operatorContact: ActivityOperator;
  readonly bring: readonly string[];
  readonly delivery: Delivery;
  readonly minimumGroup: MinimumGroup | null;
  /** When it's decided whether it takes place; null without a smallest group. */
  readonly minimumDecidedAt: Instant | null;
  /** A booking made now is confirmed at once, and not by its operator's hand. */
  readonly isConfirmedAtOnce: boolean;
  readonly price: ActivityTotal;
};
/** `places`: of one of them. */
type SoldUnit = UnitCount & Pick<Unit, 'kind' | 'ages' | 'places'>;

export type PricedActivity = Guaranteed & {
  readonly summary: ActivitySummary;
  readonly price: ActivityTotal;
  readonly cancellation: CancelTerms;
  /** Copied onto the booking when it's confirmed. */
  readonly policy: ActivityPolicy;
  /** Confirming ends here; null for an open-dated ticket. */
  readonly cutOffAt: Instant | null;
};

/** Past the cut-off of its slot it's `CutOffPassed`, whatever hold there is. */
export type ActivityRejection =
  | {
      readonly reason: Exclude<ActivityFailure, 'NoAvailability' | 'PartyNotPlaced'>;
    }
  /** `placesLeft`: in people, at that slot; left out where the supplier doesn't say. */
  | { readonly reason: 'NoAvailability'; readonly placesLeft?: number }
  | { readonly reason: 'PartyNotPlaced'; readonly problems: readonly PartyProblem[] }
  /** `summary` with its lines at the new price. */
  | {
      readonly reason: 'PriceIncreased';
      readonly price: ActivityTotal;
      readonly summary: ActivitySummary;
    };
