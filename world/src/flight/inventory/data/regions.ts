/** The two letters that an airline's row uses for each world region. */
import type { WorldRegion } from '@sojourn/geography/types.ts';

export const REGION_LETTERS: Readonly<Record<string, WorldRegion>> = {
  na: 'north-america',
  ca: 'central-america',
  cb: 'caribbean',
  sa: 'south-america',
  ne: 'northern-europe',
  we: 'western-europe',
  se: 'southern-europe',
  ee: 'eastern-europe',
  nf: 'north-africa',
  af: 'sub-saharan-africa',
  me: 'middle-east',
  ct: 'central-asia',
  so: 'south-asia',
  ea: 'east-asia',
  sx: 'southeast-asia',
  oc: 'oceania',
};
