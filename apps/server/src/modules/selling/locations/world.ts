/** Every true place there is: countries, cities, airports, landmarks, and where land is. */
import type { Geography } from '@sojourn/geography/geography.ts';
import type { Land } from '@sojourn/geography/land.ts';

export type World = { readonly geography: Geography; readonly land: Land };
