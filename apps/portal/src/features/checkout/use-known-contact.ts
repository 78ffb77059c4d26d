import type { Person } from '@sojourn/contract/travelers.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useSavedTravelers } from '@sojourn/web/travelers/use-saved-travelers.ts';
import type { KnownContact } from './contact-fill.ts';
import type { ProductKind } from './product-text.ts';
import { useBankPhone } from './use-bank-phone.ts';

export type KnownPeople = KnownContact & {
  readonly travelers: readonly Person[];
  /** Who is saved is known, or will not be told. */
  readonly areTravelersSettled: boolean;
  /** And the bank's phone, which may take much longer. */
  readonly isPhoneSettled: boolean;
};

/** What the portal knows of reaching people. */
export function useKnownContact(kind: ProductKind): KnownPeople {
  const email = useSession()?.userInfo.email ?? '';
  // A checkout of flights begins with it
  const bank = useBankPhone(kind === 'Flight');
  const { travelers, isFetching } = useSavedTravelers('offered');
  return {
    account: { email, phone: bank.phone },
    travelers,
    areTravelersSettled: !isFetching,
    isPhoneSettled: !isFetching && !bank.isAsking,
  };
}
