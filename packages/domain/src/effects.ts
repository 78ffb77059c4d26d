/** The two effects that rules are given rather than take: the time and randomness. */
import type { Instant } from './dates.ts';

export type Clock = { readonly now: () => Instant };
export type Random = { readonly bytes: (count: number) => Uint8Array };
