import type { OffersPart } from '#shared/product/offers-part.ts';

export const offersPart: OffersPart = { Section: null };
