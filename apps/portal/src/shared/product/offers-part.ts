import type { ComponentType } from 'react';

/** The product among the premium offers. */
export type OffersPart = {
  /** A section of its own; null for none. */
  readonly Section: ComponentType | null;
};
