import type { Leg } from '@sojourn/domain/companies/whereabouts.ts';

/** A few hours say nothing of where somebody sleeps: their stay or flight does. */
export const legsOfActivity = (): Leg[] => [];
