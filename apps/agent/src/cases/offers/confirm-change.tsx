/** A change that costs the customer nothing can be made at once (B §4, agent fulfill). */
import type { DeskCase } from '@sojourn/contract/desk/case-calls.ts';
import { useToast } from '@sojourn/ui/dialogs/toast.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Offering } from './use-offering.ts';

type Props = { readonly shown: DeskCase; readonly offering: Offering; readonly onDone: () => void };

export function ConfirmChange({ shown, offering, onDone }: Props) {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const random = useRandom();
  const { caseId, version, about } = shown;
  const { words, chosen, terms } = offering;
  const change = terms.change.data?.change;
  const confirm = useMutation({
    mutationFn: async () => {
      if (!change || !chosen.bookingId) return;
      const { changeId } = change;
      const params = { customerId: about.customerId, bookingId: chosen.bookingId, changeId };
      const input = { reason: words, inCase: { caseId, version } };
      await api.confirmChangeFor({ params, input }, { idempotencyKey: newIdempotencyKey(random) });
    },
    onSuccess: onDone,
    onError: (thrown) => toast({ text: t(`errors.${codeOf(thrown)}.title` as MessageId) }),
    onSettled: () => queries.invalidateQueries(),
  });
  if (!change?.cost || change.failure || change.cost.due.amountMinor > 0) return null;
  return (
    <Button
      variant="secondary"
      loading={confirm.isPending}
      disabled={!words}
      onClick={() => confirm.mutate()}
    >
      {t('desk.offer.confirm')}
    </Button>
  );
}
