/** What an operator says of an activity: facts, words, pictures, options with their units, terms. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type {
  ActivityCategory,
  ActivityGoodFor,
  AvailabilityKind,
  Confirmation,
  Delivery,
  OptionKind,
  Unit,
} from '../../rules/activity.ts';
import type { ActivityPricing } from '../../rules/booking/activity-price.ts';
import type { ActivityPolicy } from '../../rules/booking/cancel-policy.ts';
import type { CutOff } from '../../rules/booking/cut-off.ts';
import type { MinimumGroup } from '../../rules/booking/minimum-group.ts';
import type { PickupRule } from '../../rules/booking/pickup.ts';
import type { BookingQuestion } from '../../rules/booking/questions.ts';

type ActivityArt = {
  readonly seed: string;
  readonly kind: string;
  readonly motif?: string;
  readonly time?: string;
};
type Position = { readonly lat: number; readonly lon: number };

/** What a list shows of an activity, whatever the days. */
export type ActivityListing = {
  readonly activityId: string;
  readonly name: string;
  readonly category: ActivityCategory;
  readonly operator: string;
  readonly neighborhood: string | null;
  readonly city: string;
  readonly cityPlaceId: string;
  readonly countryCode: string;
  readonly zone: string;
  /** Of the meeting point. */
  readonly position: Position;
  readonly art: ActivityArt;
  readonly minutes: number;
  readonly availability: AvailabilityKind;
  /** Two-letter codes, English first. */
  readonly languages: readonly string[];
  readonly goodFor: readonly ActivityGoodFor[];
  /** People of a start at most; null where nobody counts. */
  readonly groupSize: number | null;
  /** A group has it for itself. */
  readonly isPrivate: boolean;
  readonly confirmation: Confirmation;
  readonly pickup: PickupRule;
  readonly needsWeather: boolean;
  /** `tenths` 0 without reviews. */
  readonly rating: { readonly tenths: number; readonly count: number };
};

export type PickupPlace = {
  readonly placeId: string;
  readonly name: string;
  readonly position: Position;
  /** Minutes before the start at which the ride leaves there. */
  readonly minutesBefore: number;
};
export type MeetingPoint = {
  readonly position: Position;
  readonly words: string;
  /** To arrive before the start. */
  readonly minutesBefore: number;
};
export type ActivityOperator = {
  readonly name: string;
  /** `+351 21 555 0123`. */
  readonly phone: string;
};

/** A variant: a guide's language, with lunch, better seats. All options of a start share its places. */
export type ActivityOption = {
  /** Unique in its activity only. */
  readonly optionId: string;
  readonly kind: OptionKind;
  readonly languages: readonly string[];
  /** `18:30`, by the clock there, of all its days; of opening hours, when they begin. */
  readonly startTimes: readonly string[];
  readonly units: readonly Unit[];
  /** Of units in one booking. */
  readonly least: number;
  readonly most: number | null;
  readonly pricing: ActivityPricing;
  /** What an adult pays with taxes, or a member of a full group. */
  readonly adultMinor: number;
};

/** An activity in full; what's near it and the traveler's own, the use case adds. */
export type ActivityContent = ActivityListing & {
  readonly description: string;
  readonly highlights: readonly string[];
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly bring: readonly string[];
  readonly gallery: readonly ActivityArt[];
  readonly meetingPoint: MeetingPoint;
  /** Where a ride stops; empty without one. */
  readonly pickupPlaces: readonly PickupPlace[];
  readonly operatorContact: ActivityOperator;
  readonly delivery: Delivery;
  readonly cutOff: CutOff;
  readonly policy: ActivityPolicy;
  readonly minimumGroup: MinimumGroup | null;
  /** Whether its operator makes changes: of the day, the option or the people. */
  readonly isChangeable: boolean;
  /** The traveler's phone number has to be given. */
  readonly needsPhone: boolean;
  /** Hours of a day where people come when they like; null with start times. */
  readonly hours: { readonly opens: string; readonly closes: string } | null;
  /** Of an open-dated ticket that's bought today, the last day; null for others. */
  readonly validUntil: CalendarDate | null;
  readonly options: readonly ActivityOption[];
  /** To who books it; left out for none. */
  readonly questions?: readonly BookingQuestion[];
};

export type ActivityReview = {
  readonly writtenOn: CalendarDate;
  readonly name: string;
  readonly scoreTenths: number;
  readonly text: string;
};
