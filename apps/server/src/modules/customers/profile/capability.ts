import type { Capability } from '#modules/capability.ts';
import type { Sealer } from '#seal.ts';
import { resealTravelers } from './reseal-travelers.ts';

export const profile: Capability<unknown, { readonly sealer: Sealer }> = {
  name: 'profile',
  jobs: ({ sealer }) => [
    { name: 'reseal-travelers', everySeconds: 3_600, run: (turn) => resealTravelers(turn, sealer) },
  ],
};
