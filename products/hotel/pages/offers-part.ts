import type { OffersPart } from '@sojourn/portal/shared/product/offers-part.ts';
import { NightStays } from './offers/night-stays.tsx';

export const offersPart: OffersPart = { Section: NightStays };
