import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useSavedTravelers } from '@sojourn/web/travelers/use-saved-travelers.ts';
import type { KnownContact } from './contact-fill.ts';
import type { ProductKind } from './product-text.ts';
import { useBankPhone } from './use-bank-phone.ts';

/** What the portal knows of reaching people. `isSettled`: everybody has answered, or will not. */
export function useKnownContact(kind: ProductKind): KnownContact & { readonly isSettled: boolean } {
  const email = useSession()?.userInfo.email ?? '';
  // A checkout of flights begins with it
  const bank = useBankPhone(kind === 'Flight');
  const { travelers, isFetching } = useSavedTravelers('offered');
  return { account: { email, phone: bank.phone }, travelers, isSettled: !bank.isAsking && !isFetching };
}
