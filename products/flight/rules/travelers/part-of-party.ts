/** Some of a party who don't fly any more: whether the others may fly without them. */
import { itemAt } from '@sojourn/domain/present.ts';
import type { PassengerCounts, PassengerType } from './travelers.ts';

export type PartyLeftProblem = 'NothingLeft' | 'ChildrenAlone' | 'InfantWithoutAdult';

const left = (types: readonly PassengerType[], gone: readonly number[]): PassengerType[] =>
  types.filter((_, traveler) => !gone.includes(traveler));

const countOf = (types: readonly PassengerType[], type: PassengerType): number =>
  types.filter((each) => each === type).length;

/** `gone`: places in `types`. An infant on a lap needs an adult of its own, a child anyone who's grown up. */
export function checkPartyLeft(
  types: readonly PassengerType[],
  gone: readonly number[],
): PartyLeftProblem | null {
  const staying = left(types, gone);
  if (staying.length === 0) return 'NothingLeft';
  const adults = countOf(staying, 'Adult');
  if (countOf(staying, 'LapInfant') > adults) return 'InfantWithoutAdult';
  return adults === 0 ? 'ChildrenAlone' : null;
}

export function partyLeft(types: readonly PassengerType[], gone: readonly number[]): PassengerCounts {
  const staying = left(types, gone);
  return {
    adults: countOf(staying, 'Adult'),
    children: countOf(staying, 'Child'),
    seatedInfants: countOf(staying, 'SeatedInfant'),
    lapInfants: countOf(staying, 'LapInfant'),
  };
}

/** The place of each who stays, by the place before; null for those who don't. */
export const placesLeft = (count: number, gone: readonly number[]): readonly (number | null)[] => {
  let next = 0;
  return Array.from({ length: count }, (_, place) => (gone.includes(place) ? null : next++));
};

/** What belongs to places, without those that are gone and at the places of then. */
export const atPlacesLeft = <T extends { readonly traveler: number }>(
  items: readonly T[],
  count: number,
  gone: readonly number[],
): T[] => {
  const places = placesLeft(count, gone);
  return items.flatMap((each) => {
    const traveler = itemAt(places, each.traveler);
    return traveler === null ? [] : [{ ...each, traveler }];
  });
};
