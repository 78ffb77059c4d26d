/** The customer's cases, and writing to support. */

import type { RequestOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { SupportCase } from '@sojourn/contract/support.ts';
import type { BookingId, CaseId, FileId, ProposalId } from '@sojourn/domain/ids.ts';
import type { SupportTopic } from '@sojourn/domain/support/topics.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useAttempt } from '@sojourn/web/one-at-a-time.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const CASES_KEY = ['support-cases'] as const;
const caseKey = (caseId: string) => ['support-case', caseId] as const;
/** Somebody may answer while the page is open. */
const EVERY_MS = 10_000;
/** An accepted offer changes them too. */
const OWN_KEYS = [CASES_KEY, ['wallet'], ['trips'], ['trip']];

export const useSupportCases = () =>
  useQuery({
    queryKey: CASES_KEY,
    queryFn: ({ signal }) => api.listSupportCases({}, { signal }),
    refetchOnMount: 'always',
  });

export const useSupportCase = (caseId: string) =>
  useQuery({
    queryKey: caseKey(caseId),
    queryFn: ({ signal }) => api.getSupportCase({ params: { caseId: caseId as CaseId } }, { signal }),
    refetchOnMount: 'always',
    refetchInterval: EVERY_MS,
  });

type Reply = NonNullable<RequestOf<Calls['replyToCase']>['input']>;
/** The same words sent again without an answer are the same message. */
export function useReply(caseId: CaseId) {
  return useKeyed((input: Reply, options) => api.replyToCase({ params: { caseId }, input }, options), caseId);
}

type Answer = NonNullable<RequestOf<Calls['answerProposal']>['input']>;
export function useAnswer(caseId: CaseId, proposalId: ProposalId) {
  return useKeyed(
    (input: Answer, options) => api.answerProposal({ params: { caseId, proposalId }, input }, options),
    caseId,
  );
}

/** One key for every repeat of the same attempt; the answer is the case as it is then. */
function useKeyed<T>(
  send: (input: T, options: { readonly idempotencyKey: string }) => Promise<SupportCase>,
  caseId: CaseId,
) {
  const queries = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (input: T) => send(input, attempt.optionsFor(input)),
    onSuccess: (shown) => {
      attempt.end();
      queries.setQueryData(caseKey(caseId), shown);
      for (const queryKey of OWN_KEYS) void queries.invalidateQueries({ queryKey });
    },
    onError: () => {
      void queries.invalidateQueries({ queryKey: caseKey(caseId) });
    },
  });
}

export const useSupportCode = () => useMutation({ mutationFn: () => api.showSupportCode({}) });

export type Message = {
  readonly topic: SupportTopic;
  readonly bookingId: BookingId | null;
  readonly text: string;
  readonly fileIds: FileId[];
};

/** The same words sent again without an answer are the same message. */
export function useContactSupport() {
  const queries = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (input: Message) => api.contactSupport({ input }, attempt.optionsFor(input)),
    onSuccess: () => {
      attempt.end();
      return queries.invalidateQueries({ queryKey: CASES_KEY });
    },
  });
}
