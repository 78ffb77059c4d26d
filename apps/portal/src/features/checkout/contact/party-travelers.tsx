/** For whom a checkout is: their saved details, where they share them, fill its forms. */
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { SharedTravelers } from '@sojourn/web/travelers/shared-travelers.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type PartyTravelersProps = { readonly checkoutId: CheckoutId; readonly children: ReactNode };

export function PartyTravelers({ checkoutId, children }: PartyTravelersProps) {
  const isMember = Boolean(useSession()?.corporateInfo);
  const { data, isError } = useQuery({
    queryKey: ['checkout', 'party', checkoutId],
    queryFn: ({ signal }) => api.getCheckoutParty({ params: { checkoutId } }, { signal }),
    enabled: isMember,
  });
  const people = isMember && !isError ? (data?.people ?? null) : [];
  return <SharedTravelers value={people}>{children}</SharedTravelers>;
}
