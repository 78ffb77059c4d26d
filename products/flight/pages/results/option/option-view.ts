/** The tags of an option: at most two, what it is best at before what one should know of its tickets. */
import { FLIGHT_BADGES } from '#flight/rules/flight-search.ts';
import type { FlightRow } from '#flight/wire/flight-row.ts';

export type OptionTag = FlightRow['badges'][number] | 'hackerFare' | 'virtualInterline';
const TAGS_MAX = 2;

export function tagsOf({
  badges,
  multiTicketType,
}: Pick<FlightRow, 'badges' | 'multiTicketType'>): readonly OptionTag[] {
  const best = FLIGHT_BADGES.filter((badge) => badges.includes(badge));
  return multiTicketType === 'single'
    ? best.slice(0, TAGS_MAX)
    : [...best.slice(0, TAGS_MAX - 1), multiTicketType];
}

/**
 * Which option is unfolded: the one of the address, else what was chosen here before, else the first; none
 * when that was closed by hand.
 */
export function unfolded(
  open: string | undefined,
  options: readonly { readonly slice: Pick<FlightRow['slice'], 'sliceId'> }[],
  chosenId: string | undefined,
): string | undefined {
  if (open !== undefined) return open === 'none' ? undefined : open;
  const ids = options.map(({ slice }) => slice.sliceId);
  return ids.find((id) => id === chosenId) ?? ids[0];
}
