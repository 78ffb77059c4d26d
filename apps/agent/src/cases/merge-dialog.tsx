/** Ends a case in favor of another of the same customer. */
import type { DeskCase } from '@sojourn/contract/desk/case-calls.ts';
import type { CaseId } from '@sojourn/domain/ids.ts';
import { isLive } from '@sojourn/domain/support/case-flow.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { go } from '@sojourn/web/site/location.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { casePath } from '#app/paths.ts';
import { caseKind } from '#queue/case-kind.ts';

type Props = { readonly shown: DeskCase; readonly open: boolean; readonly onClose: () => void };

export function MergeDialog({ shown, open, onClose }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const { caseId, version, about } = shown;
  const { customerId } = about;
  const [picked, setPicked] = useState('');
  const { data } = useQuery({
    queryKey: ['customer', customerId],
    queryFn: ({ signal }) => api.getDeskCustomer({ params: { customerId } }, { signal }),
    enabled: open,
  });
  const others = data?.cases.filter((each) => each.caseId !== caseId && isLive(each.state)) ?? [];
  const into = (picked || others[0]?.caseId) as CaseId | undefined;
  const merge = useMutation({
    mutationFn: (to: CaseId) => api.mergeCase({ params: { caseId }, input: { version, into: to } }),
    onSuccess: (next) => {
      onClose();
      go(casePath(next.caseId));
    },
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('desk.merge.title')}
      closeLabel={t('desk.close')}
      actions={
        into && (
          <Button loading={merge.isPending} onClick={() => merge.mutate(into)}>
            {t('desk.merge.send')}
          </Button>
        )
      }
    >
      <div className="stack gap-4">
        {data && others.length === 0 ? (
          <p className="text-2">{t('desk.merge.none')}</p>
        ) : (
          <>
            <SelectField
              label={t('desk.merge.into')}
              value={into ?? ''}
              onChange={(event) => setPicked(event.target.value)}
            >
              {others.map((each) => (
                <option key={each.caseId} value={each.caseId}>
                  {`${each.code}, ${t(caseKind(each))}`}
                </option>
              ))}
            </SelectField>
            <p className="small text-2">{t('desk.merge.hint')}</p>
          </>
        )}
        {merge.error && <DeedProblem thrown={merge.error} />}
      </div>
    </Modal>
  );
}
