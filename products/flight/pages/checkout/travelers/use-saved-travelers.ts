import type { Person, TravelerDraft } from '@sojourn/contract/travelers.ts';
import { useCompanyPrograms } from '@sojourn/portal/features/checkout/contact/use-company-programs.ts';
import { api } from '@sojourn/web/api/api.ts';
import { SAVED_TRAVELERS_KEY } from '@sojourn/web/travelers/use-saved-travelers.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inputOf } from './to-saved.ts';

/** Saves what is typed to the customer's travelers, as a new one or over the one it was filled from. */
export function useSaveTraveler() {
  const queries = useQueryClient();
  const { frequentFlyer } = useCompanyPrograms();
  return useMutation({
    mutationFn: ({ traveler, saved }: { traveler: TravelerDraft; saved: Person | undefined }) => {
      const person = inputOf(traveler, saved, frequentFlyer);
      return api.updateTraveler({
        input: {
          person,
          isNew: !saved,
          entryPoint: 'checkout',
          // A passport that is not asked for here does not take the saved one away
          updatePassport: person.passport !== null,
        },
      });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: SAVED_TRAVELERS_KEY }),
  });
}
