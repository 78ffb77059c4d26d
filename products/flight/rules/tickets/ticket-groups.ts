/**
 * What of a trip by air can be given up on its own. An airline cancels a ticket whole, and a slice on several
 * tickets is one way that nobody flies half of: slices and tickets that share anything go together.
 */

type Ticketed = {
  /** The ticket that each of a slice's segments is on. */
  readonly ticketNos: readonly number[];
};
/** Slices by their places, tickets by their numbers. */
export type TicketGroup = { readonly slices: readonly number[]; readonly tickets: readonly number[] };

/** In the order of their first slices. */
export function ticketGroups(slices: readonly Ticketed[]): readonly TicketGroup[] {
  let groups: TicketGroup[] = [];
  for (const [slice, { ticketNos }] of slices.entries()) {
    const isShared = ({ tickets }: TicketGroup) => tickets.some((ticketNo) => ticketNos.includes(ticketNo));
    const shared = groups.filter(isShared);
    const joined = {
      slices: [...shared.flatMap((group) => group.slices), slice].toSorted(inOrder),
      tickets: [...new Set([...shared.flatMap(({ tickets }) => tickets), ...ticketNos])].toSorted(inOrder),
    };
    groups = [...groups.filter((group) => !isShared(group)), joined];
  }
  return groups.toSorted((a, b) => (a.slices[0] ?? 0) - (b.slices[0] ?? 0));
}
const inOrder = (a: number, b: number): number => a - b;

/** What belongs to slices, without those that are given up and at the places of then. */
export function atSlicesLeft<T extends { readonly slice: number }>(
  items: readonly T[],
  gone: readonly number[],
): T[] {
  const before = (slice: number) => gone.filter((each) => each < slice).length;
  return items.flatMap((each) =>
    gone.includes(each.slice) ? [] : [{ ...each, slice: each.slice - before(each.slice) }],
  );
}
