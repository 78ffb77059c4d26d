import type { ArtProps } from '@sojourn/ui/content/art.tsx';

/** A picture as the contract names it: plain words, which the server's lists keep to. */
export type ContractArt = {
  readonly seed: string;
  readonly kind: string;
  readonly motif?: string | undefined;
  readonly time?: string | undefined;
  readonly paint?: string | undefined;
};

/** The same picture for `Art`. */
export const asArt = ({
  seed,
  kind,
  motif,
  time,
  paint,
}: ContractArt): Pick<ArtProps, 'seed' | 'kind' | 'motif' | 'time' | 'paint'> =>
  ({ seed, kind, ...(motif && { motif }), ...(time && { time }), ...(paint && { paint }) }) as Pick<
    ArtProps,
    'seed' | 'kind'
  >;

export function isArt(value: unknown): value is ContractArt {
  const art = value as Partial<ContractArt> | null | undefined;
  return typeof art?.seed === 'string' && typeof art.kind === 'string';
}
