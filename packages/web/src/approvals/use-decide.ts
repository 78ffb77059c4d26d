/** Sends an approver's decisions; one key for every repeat of the same attempt. */
import type { DecidedParts } from '@sojourn/contract/approvals.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { useAttempt } from '#one-at-a-time.ts';
import type { Decision } from './decision-view.ts';

/** `then`: with the parts as they are now, or nothing when it failed. */
export function useDecide(
  call: 'decideApprovals' | 'decideCompanyApprovals',
  then: (decided: DecidedParts | undefined) => void,
) {
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (given: Decision) => {
      const note = given.note.trim();
      const { suggestion } = given;
      const answer = suggestion ? { suggestion } : note ? { note } : {};
      const input = { parts: [...given.parts], ...answer };
      return api[call]({ input }, attempt.optionsFor(given));
    },
    onSettled: (decided) => {
      attempt.end();
      then(decided);
    },
  });
}
