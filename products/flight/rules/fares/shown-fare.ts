import { first } from '@sojourn/domain/present.ts';
import type { FareClass } from './fare-classes.ts';

type Option<F> = { readonly fares: readonly F[]; readonly shown: FareClass };

/** The fare that a search result shows before the others. */
export const shownFare = <F extends { readonly fareClass: FareClass }>({ fares, shown }: Option<F>): F =>
  fares.find(({ fareClass }) => fareClass === shown) ?? first(fares);
