import type { OffersPart } from '@sojourn/portal/shared/product/offers-part.ts';

export const offersPart: OffersPart = { Section: null };
