import type { Person } from '@sojourn/contract/travelers.ts';
import { accountHolderOf } from '@sojourn/domain/travelers/saved-traveler-list.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useSavedTravelers } from '@sojourn/web/travelers/use-saved-travelers.ts';

type Lead = { readonly firstName: string; readonly lastName: string };

/** The saved traveler whose name a checkout begins with: for a company's member the default one (A §3). */
export function useOwnTraveler(): (lead: Lead | undefined) => Person | undefined {
  const email = useSession()?.userInfo.email ?? '';
  const { travelers } = useSavedTravelers('offered');
  return (lead) => lead && accountHolderOf(travelers, { ...lead, email });
}
