import type { TripCard } from '@sojourn/contract/trips.ts';

export type DisruptedCard = Pick<TripCard, 'bookingId' | 'disruption'>;
export type NoticeProps = {
  readonly trip: DisruptedCard;
  /** The trip's, where several are on the page. */
  readonly name?: string;
  /** Something that was bought covers it. */
  readonly isCovered?: boolean;
};
