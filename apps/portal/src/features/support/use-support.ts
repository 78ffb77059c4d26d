/** The customer's cases, and writing to support. */

import type { BookingId, CaseId } from '@sojourn/domain/ids.ts';
import type { SupportTopic } from '@sojourn/domain/support/topics.ts';
import { api } from '@sojourn/web/api/api.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

const CASES_KEY = ['support-cases'] as const;

export const useSupportCases = () =>
  useQuery({
    queryKey: CASES_KEY,
    queryFn: ({ signal }) => api.listSupportCases({}, { signal }),
    refetchOnMount: 'always',
  });

export const useSupportCase = (caseId: string) =>
  useQuery({
    queryKey: ['support-case', caseId],
    queryFn: ({ signal }) => api.getSupportCase({ params: { caseId: caseId as CaseId } }, { signal }),
    refetchOnMount: 'always',
  });

export type Message = {
  readonly topic: SupportTopic;
  readonly bookingId: BookingId | null;
  readonly text: string;
};

/** The same words sent again without an answer are the same message. */
export function useContactSupport() {
  const queries = useQueryClient();
  const random = useRandom();
  const attempt = useRef<{ readonly words: string; readonly key: string } | null>(null);
  return useMutation({
    mutationFn: (input: Message) => {
      const words = JSON.stringify(input);
      if (attempt.current?.words !== words) attempt.current = { words, key: newIdempotencyKey(random) };
      return api.contactSupport({ input }, { idempotencyKey: attempt.current.key });
    },
    onSuccess: () => {
      attempt.current = null;
      return queries.invalidateQueries({ queryKey: CASES_KEY });
    },
  });
}
