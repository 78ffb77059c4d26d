/** How much favorites hold: lists of a customer, stays of a list, letters of a list's name. */
export const WISHLIST_LIMITS = { lists: 50, items: 200, nameMax: 80 } as const;
