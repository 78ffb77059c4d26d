import type { City } from './types.ts';

/** A picture for the artwork to draw: what it shows, and a stable seed. */
export type Art = {
  readonly seed: string;
  readonly kind: string;
  readonly motif?: string;
  readonly time?: string;
};

export const cityArt = ({ id, artKind, artMotif }: Pick<City, 'id' | 'artKind' | 'artMotif'>): Art => ({
  seed: id,
  kind: artKind,
  ...(artMotif ? { motif: artMotif } : {}),
});
