/** Which pictures show an activity: motifs and stable seeds for the artwork. */

import { mix } from '@sojourn/domain/mix.ts';
import { type Art, cityArt } from '@sojourn/geography/city-art.ts';
import { DEMO_ACTIVITIES } from '../data/demo-activities.ts';
import { FORMS } from '../forms.ts';
import { PLAN_LIST } from '../plans.ts';
import { type ActivityWorld, activityIdOf, cityOfActivity, DEMO_FORM } from '../world.ts';

type Motif = Pick<Art, 'kind' | 'motif'>;
const activity = (motif: string): Motif => ({ kind: 'activity', motif });
const SAIL = activity('sail');
const TABLE = activity('table');
const TRAIL = activity('trail');
const MUSEUM = activity('museum');
const VINEYARD = activity('vineyard');
const TRAM = activity('tram');
const BALLOON = activity('balloon');
const COAST = { kind: 'coast' };
const MOUNTAIN = { kind: 'mountain' };
const DINING = { kind: 'dining' };
const TOWN = { kind: 'town' };

/** By words of the form's English name, the first that's in it. */
const BY_WORD: readonly (readonly [word: string, ...motifs: Motif[]])[] = [
  ['Tejo', SAIL],
  ['sail', SAIL],
  ['Kayaks', COAST],
  ['paddle', COAST],
  ['Surf', COAST],
  ['Dinner on the water', DINING],
  ['Dolphin', COAST],
  ['boat', SAIL],
  ['cruise', SAIL],
  ['Wine', VINEYARD],
  ['wine', VINEYARD],
  ['Vineyards', VINEYARD],
  ['tasting', TABLE],
  ['food walk', TABLE],
  ['Market', TABLE],
  ['Coffee', TABLE],
  ['beer', DINING],
  ['Supper', DINING],
  ['Street food', TABLE],
  ['Cooking', TABLE],
  ['Cocktail', DINING],
  ['dinner', DINING],
  ['Dinner', DINING],
  ['Tram', TRAM],
  ['bus', TRAM],
  ['bike', TRAIL],
  ['Hike', TRAIL],
  ['Snowshoes', MOUNTAIN],
  ['Sunrise', BALLOON],
  ['hills', TRAIL],
  ['Sintra', TRAIL],
  ['Villages', TOWN],
  ['driver', TRAIL],
  ['Pottery', { kind: 'home', motif: 'patio' }],
  ['azulejo', { kind: 'home', motif: 'azulejo' }],
  ['Paint', { kind: 'home', motif: 'garden' }],
];

const nameOf = (world: ActivityWorld, row: number): string =>
  world.form[row] === DEMO_FORM ? DEMO_ACTIVITIES[world.ordinal[row]!]!.name : FORMS[world.form[row]!]!.name;
const MUSEUMS = 4;

function motifOf(world: ActivityWorld, row: number): Motif {
  const name = nameOf(world, row);
  const found = BY_WORD.find(([word]) => name.includes(word));
  if (found) return found[1]!;
  if (world.category[row] === MUSEUMS) return MUSEUM;
  // Streets, legends, concerts: the city itself
  const { kind, motif } = cityArt(cityOfActivity(world, row));
  return { kind, ...(motif ? { motif } : {}) };
}

const EVENING = 17 * 60;
const EARLY = 9 * 60;
const LATE = 20 * 60;

/** By when it takes place. */
function timeOf(world: ActivityWorld, row: number): string {
  const { kind, starts } = PLAN_LIST[world.plan[row]!]!;
  const minute = kind === 'startTimes' ? starts.at(-1)!.minute : 12 * 60;
  if (minute >= LATE) return 'night';
  if (minute >= EVENING) return 'golden';
  if (minute < EARLY) return 'dawn';
  return mix(world.salt[row]!, world.ordinal[row]!) % 3 === 0 ? 'golden' : 'day';
}

export const activityArt = (world: ActivityWorld, row: number): Art => ({
  seed: activityIdOf(world, row),
  ...motifOf(world, row),
  time: timeOf(world, row),
});

/** The activity in another light, and the place. */
export function activityGallery(world: ActivityWorld, row: number): Art[] {
  const first = activityArt(world, row);
  const { seed } = first;
  const city = cityOfActivity(world, row);
  return [
    first,
    { ...first, seed: `${seed}:2`, time: first.time === 'day' ? 'golden' : 'day' },
    { seed: `${seed}:city`, kind: 'town', time: 'dusk' },
    { ...first, seed: `${seed}:3`, time: 'dawn' },
    cityArt(city),
  ];
}
