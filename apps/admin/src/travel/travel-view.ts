/** What the page makes of who is where: places on the map, and who is in an area. */
import type { TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';
import { REPLY_STATES, type Reply, type ReplyState } from '@sojourn/domain/companies/replies.ts';
import { type Area, isWithin } from '@sojourn/domain/companies/whereabouts.ts';
import type { PersonId } from '@sojourn/domain/ids.ts';

export type ChosenArea = Area & { readonly name: string };
export const RADII_KM = [10, 25, 50, 100, 250] as const;

type Position = NonNullable<TravelerThere['position']>;
export type MapPlace = {
  readonly place: string;
  readonly position: Position;
  readonly people: number;
  /** Nobody's whereabouts are known there, only where they were last. */
  readonly isUnknown: boolean;
  readonly needHelp: number;
};

/** A guest has no id of their own. */
export const keyOf = ({ personId, name }: TravelerThere): string => personId ?? `guest ${name}`;
export const countPeople = (travelers: readonly TravelerThere[]): number =>
  new Set(travelers.map(keyOf)).size;

/** Each once, with what they do that day in order. */
export const legsByPerson = (travelers: readonly TravelerThere[]): readonly (readonly TravelerThere[])[] =>
  [...Map.groupBy(travelers, keyOf).values()].map((legs) =>
    legs.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt)),
  );

/** Each once, who needs help first and who's safe last; guests, who can't be asked, at the end. */
export function peopleByReply(travelers: readonly TravelerThere[]): readonly TravelerThere[] {
  const people = [...Map.groupBy(travelers, keyOf).values()].flatMap(([first]) => first ?? []);
  const rank = ({ reply }: TravelerThere) =>
    reply ? REPLY_STATES.indexOf(reply.state) : REPLY_STATES.length;
  return people.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

/** How many people are how, of those who were asked. */
export function countReplies(
  travelers: readonly TravelerThere[],
): Readonly<Record<ReplyState, number>> & { readonly count: number } {
  const states = peopleByReply(travelers).flatMap(({ reply }) => reply?.state ?? []);
  const of = (state: ReplyState) => states.filter((each) => each === state).length;
  return { help: of('help'), none: of('none'), safe: of('safe'), count: states.length };
}

/** What was asked last, which a reminder follows; null when nobody was asked. */
export const latestRound = (travelers: readonly TravelerThere[]): Reply | null =>
  travelers
    .flatMap(({ reply }) => reply ?? [])
    .toSorted((a, b) => Date.parse(b.since) - Date.parse(a.since))[0] ?? null;

/** Who may be written to: `open`, those who were asked and aren't safe yet. */
export function recipients(
  travelers: readonly TravelerThere[],
  audience: 'open' | 'everyone',
): readonly PersonId[] {
  const people = peopleByReply(travelers).filter(
    ({ reply }) => audience === 'everyone' || (reply !== null && reply.state !== 'safe'),
  );
  return people.flatMap(({ personId }) => personId ?? []);
}

/** One mark for each city, at the first position there; what has none is in the list alone. */
export function placesOnMap(travelers: readonly TravelerThere[]): readonly MapPlace[] {
  const places = Map.groupBy(
    travelers.filter(({ position }) => position !== null),
    ({ place, country }) => `${place} ${country}`,
  );
  return [...places.values()].flatMap((of) => {
    const [first] = of;
    if (!first?.position) return [];
    const isUnknown = of.every(({ state }) => state === 'unknown');
    const { help: needHelp } = countReplies(of);
    return [{ place: first.place, position: first.position, people: countPeople(of), isUnknown, needHelp }];
  });
}

export const inArea = (
  travelers: readonly TravelerThere[],
  area: ChosenArea | null,
): readonly TravelerThere[] =>
  area === null ? travelers : travelers.filter(({ position }) => isWithin(area, position));

/** Of all travelers, those with no leg in the area. */
export function outside(
  travelers: readonly TravelerThere[],
  area: ChosenArea | null,
): readonly TravelerThere[] {
  if (area === null) return travelers;
  const inside = new Set(inArea(travelers, area).map(keyOf));
  return travelers.filter((each) => !inside.has(keyOf(each)));
}

type FieldValues = { readonly key: string; readonly label: string; readonly values: readonly string[] };

/** The company's own fields with what was answered in them, in their order of first use. */
export function fieldsOf(travelers: readonly TravelerThere[]): readonly FieldValues[] {
  const answers = Map.groupBy(
    travelers.flatMap((each) => each.answers),
    ({ key }) => key,
  );
  return [...answers].map(([key, of]) => ({
    key,
    label: of[0]?.label ?? key,
    values: [...new Set(of.map(({ value }) => value))].toSorted((a, b) => a.localeCompare(b)),
  }));
}

/** A box around all of them, with room; half the world when there's nobody. */
export function boxOfPlaces(places: readonly Pick<MapPlace, 'position'>[]) {
  if (places.length === 0) return { west: -120, south: -40, east: 120, north: 65 };
  const lats = places.map(({ position }) => position.lat);
  const lons = places.map(({ position }) => position.lon);
  const room = 1.5;
  return {
    west: Math.max(-179, Math.min(...lons) - room),
    south: Math.max(-80, Math.min(...lats) - room),
    east: Math.min(179, Math.max(...lons) + room),
    north: Math.min(80, Math.max(...lats) + room),
  };
}

const KM_PER_DEGREE = 111.2;
/** The edge of an area, to draw it. */
export function ringOf({ lat, lon, km }: Area): [number, number][] {
  const high = km / KM_PER_DEGREE;
  const wide = high / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  return Array.from({ length: 65 }, (_, at) => {
    const angle = (at / 64) * 2 * Math.PI;
    return [lon + wide * Math.cos(angle), lat + high * Math.sin(angle)];
  });
}
