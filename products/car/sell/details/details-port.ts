import type { LoyaltyOwner } from '@sojourn/server/suppliers/edit-port.ts';

/** What a rental company gets of an edit: the main driver's, whose number it has to be. */
export type DriverDetails = LoyaltyOwner & { readonly flightNumber: string };
