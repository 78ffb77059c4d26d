/** Prices of bookings of several suppliers: each is asked once, for all of its own. */
import { itemAt } from '@sojourn/domain/present.ts';
import type { Outcome } from '#suppliers/outcome.ts';

/** In the order of the bookings; null for what isn't sold, and where nobody answers. */
export async function pricesByParty<B, P extends { readonly id: string }>(
  bookings: readonly B[],
  partyOf: (booking: B) => P | undefined,
  ask: (party: P, bookings: readonly B[]) => Promise<Outcome<readonly (number | null)[], never>>,
): Promise<(number | null)[]> {
  const requested = new Map<string, { readonly party: P; readonly places: number[] }>();
  for (const [at, booking] of bookings.entries()) {
    const party = partyOf(booking);
    if (!party) continue;
    const known = requested.get(party.id);
    if (known) known.places.push(at);
    else requested.set(party.id, { party, places: [at] });
  }
  const prices = bookings.map((): number | null => null);
  await Promise.all(
    [...requested.values()].map(async ({ party, places }) => {
      const answer = await ask(
        party,
        places.map((at) => itemAt(bookings, at)),
      );
      if (answer.outcome !== 'ok') return;
      for (const [index, at] of places.entries()) prices[at] = answer.value[index] ?? null;
    }),
  );
  return prices;
}
