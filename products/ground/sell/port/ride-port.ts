/** What a ride is asked for by, what's offered and sold, and why there's none. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant, LocalDateTime, Zone } from '@sojourn/domain/dates.ts';
import type { Guaranteed } from '@sojourn/server/suppliers/price-guarantee.ts';
import type { TransferPrice } from '../../rules/booking/transfer-price.ts';
import type { SeatGroup } from '../../rules/ride/child-seats.ts';
import type { Bags, Vehicle } from '../../rules/ride/fits-vehicle.ts';
import type { WaitingRule } from '../../rules/times/waiting.ts';
import type { RideTime, StopKind, TransferKind } from '../../rules/transfer.ts';
import type { GroundFailure } from '../../wire/ground-codes.ts';

/** Where a ride begins or ends. */
export type Stop = {
  readonly placeId: string;
  readonly kind: StopKind;
  readonly name: string;
  /** Street and number; empty where the name is enough, or until it's typed. */
  readonly address: string;
  readonly airportCode: string | null;
  readonly city: string;
  readonly cityPlaceId: string | null;
  readonly countryCode: string;
  readonly zone: Zone;
  readonly position: { readonly lat: number; readonly lon: number };
};
export type RideParty = {
  readonly ages: readonly number[];
  readonly bags: Bags;
  readonly wheelchairs: number;
};
/** From where to where, at which of the three times, for whom. */
export type RideQuestion = {
  readonly from: Stop;
  readonly to: Stop;
  readonly time: RideTime;
  readonly party: RideParty;
  readonly locale: Locale;
  readonly now: Instant;
};
/** What `price` and `reserve` are about. */
export type RideAsk = RideQuestion & {
  readonly transferId: string;
  /** Of an earlier price: while it lasts the price is the same. */
  readonly guaranteeId?: string | undefined;
};

type Moment = { readonly at: Instant; readonly local: LocalDateTime };
export type RideTotal = TransferPrice & { readonly currency: 'USD' };
/** A ride as it's offered, and as it's sold. */
export type RideSummary = {
  readonly transferId: string;
  readonly kind: TransferKind;
  readonly operator: { readonly name: string; readonly ratingTenths: number; readonly phone: string };
  readonly vehicle: Vehicle;
  readonly from: Stop;
  readonly to: Stop;
  readonly time: RideTime;
  readonly flightAt: Instant | null;
  readonly pickUp: Moment;
  readonly pickUpFinalBy: Moment | null;
  readonly arrives: Moment;
  readonly km: number;
  readonly minutes: number;
  readonly stops: number;
  readonly party: RideParty;
  readonly childSeats: readonly (Pick<SeatGroup, 'name' | 'from' | 'to'> & { readonly count: number })[];
  readonly waiting: WaitingRule;
  readonly meeting: { readonly kind: 'sign' | 'bay' | 'door'; readonly words: string };
  readonly sentBy: Moment;
  readonly price: RideTotal;
};
export type PricedRide = Guaranteed & {
  readonly summary: RideSummary;
  readonly price: RideTotal;
  readonly cancellation: CancelTerms;
};

/** `tooSmall`: rides that there are for a smaller party or fewer bags. */
export type RideAnswer = {
  readonly rides: readonly PricedRide[];
  readonly tooSmall: number;
};

/** `RideNotInTime`: none that's there before check-in closes, or none at that moment. */
export type RideRejection =
  | { readonly reason: GroundFailure }
  /** `summary` with its lines at the new price. */
  | { readonly reason: 'PriceIncreased'; readonly price: RideTotal; readonly summary: RideSummary };
