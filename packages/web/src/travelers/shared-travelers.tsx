/** Travelers whom others let the person book for, beside their own saved ones. */
import type { Person } from '@sojourn/contract/travelers.ts';
import { createContext } from 'react';

/** Null while they're loading. */
export const SharedTravelers = createContext<readonly Person[] | null>([]);
