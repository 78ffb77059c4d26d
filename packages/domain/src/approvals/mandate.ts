/** What may be spent on an approved request, and whether a price at the moment of booking keeps to it. */

/** How far a price may rise between the request and the booking: the smaller of the two. */
export type Tolerance = {
  /** Of the price when it was asked for. */
  readonly percent: number;
  /** In minor units of the request's currency. */
  readonly amountMinor: number;
};

/** The most that is spent, inclusive. A fraction of a minor unit isn't allowed for. */
export const limitMinor = (requestedMinor: number, { percent, amountMinor }: Tolerance): number =>
  requestedMinor + Math.min(Math.floor((requestedMinor * percent) / 100), amountMinor);
