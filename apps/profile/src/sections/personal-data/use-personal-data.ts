/** What's known of the person's data and its erasure, and what they do about it. */
import type { PersonalData } from '@sojourn/contract/personal-data.ts';
import { apiOf, useApi } from '@sojourn/web/api/use-channel.ts';
import { saveBlob } from '@sojourn/web/save-blob.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export const personalDataQuery = queryOptions({
  queryKey: ['personal-data'] as const,
  queryFn: ({ signal, client }) => apiOf(client).getPersonalData({}, { signal }),
  retry: false,
});

export function usePersonalDataDeeds() {
  const t = useText();
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = (next: PersonalData) => queries.setQueryData(personalDataQuery.queryKey, next);
  return {
    save: useMutation({
      mutationFn: async () => saveBlob(t('profileData.export.file'), await api.exportPersonalData()),
    }),
    erase: useMutation({
      mutationFn: () => api.requestErasure({ input: { isUnderstood: true } }),
      onSuccess,
    }),
    withdraw: useMutation({ mutationFn: () => api.withdrawErasure(), onSuccess }),
  };
}
