import type { Person } from '@sojourn/contract/travelers.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useSavedTravelers } from '@sojourn/web/travelers/use-saved-travelers.ts';
import type { KnownContact } from './contact-fill.ts';
import { useBankPhone } from './use-bank-phone.ts';

type KnownPeople = KnownContact & {
  readonly travelers: readonly Person[];
  /** The saved travelers are loaded, or can't be. */
  readonly areTravelersSettled: boolean;
  /** And the bank's phone, which may take much longer. */
  readonly isPhoneSettled: boolean;
};

/** What the portal knows of reaching people; `asksBank`: also by the phone that the bank has. */
export function useKnownContact(asksBank: boolean): KnownPeople {
  const email = useSession()?.userInfo.email ?? '';
  const bank = useBankPhone(asksBank);
  const { travelers, isFetching } = useSavedTravelers('offered');
  return {
    account: { email, phone: bank.phone },
    travelers,
    areTravelersSettled: !isFetching,
    isPhoneSettled: !isFetching && !bank.isAsking,
  };
}
