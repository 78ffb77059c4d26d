/** What everything that keeps accounts is given. */
import type { Clock } from '@sojourn/domain/effects.ts';
import type { Pool } from './store.ts';

export type Effects = { readonly pool: Pool; readonly clock: Clock };
