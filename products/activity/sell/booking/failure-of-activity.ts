/** Why an activity isn't booked or priced, in the words of the contract (B §5, §8). */
import type { ActivityFailure } from '../../wire/activity-codes.ts';
import type { ActivityRejection } from '../port/price-port.ts';

type Reason = Exclude<ActivityRejection['reason'], 'PriceIncreased'>;

/** Too few places left for this party is no availability for it. */
const NAMES: Partial<Record<Reason, ActivityFailure>> = {
  NotEnoughPlaces: 'NoAvailability',
  PartyNotAccepted: 'PartyNotPlaced',
};

export const reasonOf = (reason: Reason): ActivityFailure =>
  NAMES[reason] ?? (reason as Exclude<Reason, 'NotEnoughPlaces' | 'PartyNotAccepted'>);
