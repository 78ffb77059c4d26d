import type { LoyaltyOwner } from '@sojourn/server/suppliers/edit-port.ts';

/** What a hotel gets of an edit: the lead guest's, whose number it has to be. */
export type GuestDetails = LoyaltyOwner & { readonly requests: string };
