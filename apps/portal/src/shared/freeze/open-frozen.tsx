import { Navigate } from '#shared/router/link.tsx';
import { useSearch } from '#shared/router/use-place.ts';
import { frozenPrices } from './freeze-address.ts';

/** An address that says `pf-exercise` opens the frozen price that it names (B §2). */
export const OpenFrozen = () => <Navigate to="/trips" search={frozenPrices(useSearch())} replace />;
