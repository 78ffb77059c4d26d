/** The tags of an option: at most two, what it is best at before what one should know of its tickets. */
import type { FlightOption } from '@sojourn/contract/products/flight/flight-search.ts';

export type OptionTag = FlightOption['badges'][number] | 'hackerFare' | 'virtualInterline';
const BADGES = ['bestValue', 'cheapest', 'fastest'] as const;
const TAGS_MAX = 2;

export function tagsOf({
  badges,
  multiTicketType,
}: Pick<FlightOption, 'badges' | 'multiTicketType'>): readonly OptionTag[] {
  const best = BADGES.filter((badge) => badges.includes(badge));
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
  options: readonly Pick<FlightOption, 'slice'>[],
  chosenId: string | undefined,
): string | undefined {
  if (open !== undefined) return open === 'none' ? undefined : open;
  const ids = options.map(({ slice }) => slice.sliceId);
  return ids.find((id) => id === chosenId) ?? ids[0];
}
