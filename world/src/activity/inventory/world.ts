/**
 * The activities as columns of typed arrays, a row a product, city after city. Words (names, operators,
 * meeting points) and which places are taken aren't stored: they follow from the seed.
 */

import type { Geography } from '@sojourn/geography/geography.ts';
import type { City } from '@sojourn/geography/types.ts';
import { rowOfId } from '../../places/rows-by-city.ts';
import { POSITION_SCALE } from '../../places/visit-box.ts';

export type ActivityColumns = {
  /** Of the meeting point. */
  readonly lat: Int32Array;
  readonly lon: Int32Array;
  readonly city: Uint16Array;
  /** The number of the activity in its city, from 0; with the city it is the activity's identity. */
  readonly ordinal: Uint16Array;
  /** Index of the city's neighborhood, 255 for none. */
  readonly hood: Uint8Array;
  /** Index in ACTIVITY_CATEGORIES. */
  readonly category: Uint8Array;
  /** Index in FORMS, or DEMO_FORM. */
  readonly form: Uint8Array;
  /** Which of the form's places it's named for, and which round of all of them this is. */
  readonly nameKey: Uint16Array;
  /** The number of the operator among the city's of its category. */
  readonly operator: Uint16Array;
  /** Index in PLAN_LIST. */
  readonly plan: Uint8Array;
  /** How long it lasts. */
  readonly minutes: Uint16Array;
  /** Minutes to arrive before the start. */
  readonly early: Uint8Array;
  /** Places of a start in people; 0: nobody counts. */
  readonly seats: Uint8Array;
  /** US dollars an adult, or a group where `group` isn't 0. */
  readonly base: Uint16Array;
  /** People that a group's price is for, 0 for a price by unit, and groups that one may book. */
  readonly group: Uint8Array;
  readonly groupsMax: Uint8Array;
  /** Percent that it's cheaper by. */
  readonly off: Uint8Array;
  /** Indexes in UNIT_SET_LIST and OPTION_SET_LIST. */
  readonly units: Uint8Array;
  readonly options: Uint8Array;
  /** Bits by ACTIVITY_LANGUAGES. */
  readonly languages: Uint16Array;
  /** Indexes in POLICIES, CONFIRMATIONS, PICKUPS and MINIMUM_GROUPS. */
  readonly policy: Uint8Array;
  readonly confirmation: Uint8Array;
  readonly pickup: Uint8Array;
  readonly minimum: Uint8Array;
  /** 1: a ticket for each unit; 0: one voucher. */
  readonly ticket: Uint8Array;
  /** 1: its operator may cancel for the weather. */
  readonly weather: Uint8Array;
  readonly goodFor: Uint8Array;
  /** Tenths, 0 without reviews. */
  readonly rating: Uint8Array;
  readonly reviews: Uint16Array;
  /** Index in FILLS: how much of its places is taken. 0: only what's pictured and really sold. */
  readonly fill: Uint8Array;
  readonly salt: Uint32Array;
};

export type ActivityWorld = ActivityColumns & {
  readonly count: number;
  readonly seed: number;
  readonly geography: Geography;
  readonly cities: readonly City[];
  readonly cityStart: Uint32Array;
  readonly cityBounds: Int32Array;
  /** The row of a city's n-th activity: `rowOf[cityStart[city] + ordinal]`. */
  readonly rowOf: Uint32Array;
  /** By row and option (`row * OPTIONS_MAX + option`): bits of languages, 0 without that option. */
  readonly speaks: Uint16Array;
  /** By row and option: what an adult pays with taxes, or a member of a full group, in cents. */
  readonly adultMinor: Int32Array;
  /** Index in the market's sellers: all activities of an operator are with one. */
  readonly seller: Uint8Array;
  /** By city, added to prices; 0 where prices have their taxes. */
  readonly taxBps: Uint16Array;
  readonly cityIndex: ReadonlyMap<string, number>;
};

/** Of the activities in the pictures. */
export const DEMO_FORM = 255;

export const cityOfActivity = (world: ActivityWorld, row: number): City => world.cities[world.city[row]!]!;

/** `act_lisbon-pt-12`: the city and the number there, so that an id needs no table. */
export const activityIdOf = (world: ActivityWorld, row: number): string =>
  `act_${cityOfActivity(world, row).id}-${world.ordinal[row]! + 1}`;

/** The row of an id, or undefined when there's no such activity. */
export const rowOfActivity = (world: ActivityWorld, activityId: string): number | undefined =>
  rowOfId(world, 'act', activityId);

export const meetingPosition = (world: ActivityWorld, row: number) => ({
  lat: world.lat[row]! / POSITION_SCALE,
  lon: world.lon[row]! / POSITION_SCALE,
});
