/** The customer's saved travelers, and changing them (A §7): one list for the profile and the checkout. */
import type { Person } from '@sojourn/contract/travelers.ts';
import type { TravelerId } from '@sojourn/domain/ids.ts';
import {
  isPassportHeldBack,
  type SavedTravelerDraft,
  sentOf,
} from '@sojourn/domain/travelers/saved-traveler-draft.ts';
import { defaultFirst } from '@sojourn/domain/travelers/saved-traveler-list.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { apiOf, useApi } from '../api/use-channel.ts';
import { useSession } from '../session/session-provider.tsx';
import { SharedTravelers } from './shared-travelers.tsx';

/** The prefix of all lists of travelers; invalidate it after a change. */
export const SAVED_TRAVELERS_KEY = ['saved-travelers'] as const;

/** `everybody`: with those who are hidden, for the profile; `offered`: whom a checkout offers. */
type WhichTravelers = 'everybody' | 'offered';
type SavedTravelers = {
  /** Empty until loaded; a failed load also clears the list (A §4). */
  readonly travelers: readonly Person[];
  readonly state: 'loading' | 'there' | 'failed';
  readonly isFetching: boolean;
  readonly again: () => void;
};

const NOBODY: readonly Person[] = [];

/** Asked for whenever a screen opens that needs them: who was saved a moment ago is there. */
export function useSavedTravelers(which: WhichTravelers): SavedTravelers {
  const defaultTravelerId = useSession()?.corporateInfo?.defaultTravelerId ?? null;
  const shared = useContext(SharedTravelers);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...SAVED_TRAVELERS_KEY, which],
    queryFn: async ({ signal, client }) => {
      const input = which === 'everybody' ? { includeHidden: true } : {};
      return (await apiOf(client).listTravelers({ input }, { signal })).value;
    },
    select: (people) => defaultFirst(people, defaultTravelerId),
    staleTime: 0,
  });
  const state = isError ? 'failed' : data ? 'there' : 'loading';
  const saved = (state === 'there' && data) || NOBODY;
  return {
    travelers: which === 'offered' && shared && shared.length > 0 ? [...shared, ...saved] : saved,
    state,
    isFetching: isFetching || (which === 'offered' && shared === null),
    again: () => void refetch(),
  };
}

type TravelerChange = { readonly draft: SavedTravelerDraft; readonly saved: Person | null };
export type TravelerSaved = {
  readonly personId: TravelerId;
  /** A passport was typed that could not be sent. */
  readonly isPassportHeldBack: boolean;
};

/** Saves what the profile's form holds, as a new traveler or over `saved`. */
export function useSaveProfileTraveler() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ draft, saved }: TravelerChange): Promise<TravelerSaved> => {
      const { person, updatePassport, hideProfile } = sentOf(draft, saved);
      const { personId } = await api.updateTraveler({
        input: {
          person: saved ? { ...person, personId: saved.personId } : person,
          isNew: saved === null,
          entryPoint: 'profile',
          hideProfile,
          updatePassport,
        },
      });
      return { personId, isPassportHeldBack: isPassportHeldBack(draft, saved) };
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: SAVED_TRAVELERS_KEY }),
  });
}

export function useRemoveTraveler() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (personId: TravelerId) => api.deleteTraveler({ input: { personId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: SAVED_TRAVELERS_KEY }),
  });
}
