/** A case, and what an agent does in it; an answer of the server is what the page shows next. */
import type { RequestOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { DeskCase } from '@sojourn/contract/desk/case-calls.ts';
import type { CaseId, ProposalId } from '@sojourn/domain/ids.ts';
import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const caseKey = (caseId: string) => ['case', caseId] as const;
const EVERY_MS = 5_000;

export const useDeskCase = (caseId: string) =>
  useQuery({
    queryKey: caseKey(caseId),
    queryFn: ({ signal }) => api.getDeskCase({ params: { caseId: caseId as CaseId } }, { signal }),
    refetchInterval: EVERY_MS,
  });

type Input<N extends keyof Calls> =
  RequestOf<Calls[N]> extends { input: infer I } ? Omit<I & object, 'version'> : never;
type Deed =
  | { readonly do: 'move'; readonly input: Input<'moveCase'> }
  | { readonly do: 'answer'; readonly input: Input<'answerCase'> }
  | { readonly do: 'propose'; readonly input: Input<'proposeInCase'> }
  | { readonly do: 'cancel'; readonly input: Input<'fulfillCancellation'> }
  | { readonly do: 'declineCancel'; readonly input: Input<'declineCancellation'> }
  | { readonly do: 'fulfill'; readonly input: Input<'fulfillCase'> }
  | {
      readonly do: 'decide';
      readonly proposalId: ProposalId;
      readonly decision: 'approve' | 'reject' | 'withdraw';
    };

/** Every deed names the version on screen; what was outdated shows the newer one and keeps what was typed. */
export function useDeed(shown: DeskCase) {
  const queries = useQueryClient();
  const random = useRandom();
  const { caseId, version } = shown;
  return useMutation({
    mutationFn: (deed: Deed): Promise<DeskCase> => {
      const params = { caseId };
      const options = { idempotencyKey: newIdempotencyKey(random) };
      switch (deed.do) {
        case 'move':
          return api.moveCase({ params, input: { ...deed.input, version } });
        case 'answer':
          return api.answerCase({ params, input: { ...deed.input, version } }, options);
        case 'propose':
          return api.proposeInCase({ params, input: { ...deed.input, version } }, options);
        case 'cancel':
          return api.fulfillCancellation({ params, input: { ...deed.input, version } }, options);
        case 'declineCancel':
          return api.declineCancellation({ params, input: { ...deed.input, version } }, options);
        case 'fulfill':
          return api.fulfillCase({ params, input: { ...deed.input, version } }, options);
        case 'decide': {
          const { proposalId, decision } = deed;
          return api.decideProposal({ params: { caseId, proposalId }, input: { version, decision } });
        }
      }
    },
    onSuccess: (next) => {
      queries.setQueryData(caseKey(caseId), next);
      void queries.invalidateQueries({ queryKey: ['queue'] });
      void queries.invalidateQueries({ queryKey: ['desk'] });
    },
    onError: (thrown) => {
      if (codeOf(thrown) === 'CaseOutdated') void queries.invalidateQueries({ queryKey: caseKey(caseId) });
    },
  });
}
export type Doing = ReturnType<typeof useDeed>;
