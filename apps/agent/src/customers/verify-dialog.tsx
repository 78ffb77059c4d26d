/** Two-way codes on the phone: the caller says theirs, then the agent reads ours back. */
import type { CaseId, CustomerId } from '@sojourn/domain/ids.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Props = {
  readonly customerId: CustomerId;
  readonly caseId: CaseId | null;
  readonly open: boolean;
  readonly onClose: () => void;
};
const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

export function VerifyDialog({ customerId, caseId, open, onClose }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const check = useMutation({
    mutationFn: (code: string) => api.checkSupportCode({ params: { customerId }, input: { code, caseId } }),
    onSuccess: () => queries.invalidateQueries(),
  });
  const code = typed.replace(/\D/g, '');
  const close = () => {
    setTyped('');
    check.reset();
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      title={t('desk.verify.title')}
      closeLabel={t('desk.close')}
      actions={
        check.data ? (
          <Button onClick={close}>{t('desk.verify.done')}</Button>
        ) : (
          <Button loading={check.isPending} disabled={code.length !== 6} onClick={() => check.mutate(code)}>
            {t('desk.verify.check')}
          </Button>
        )
      }
    >
      {check.data ? (
        <div role="status" className="stack gap-2">
          <p>{t('desk.verify.say')}</p>
          <p className="code-shown num">{spaced(check.data.agentCode)}</p>
        </div>
      ) : (
        <div className="stack gap-4">
          <p className="text-2">{t('desk.verify.text')}</p>
          <TextInput
            label={t('desk.verify.code')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {check.error && <DeedProblem thrown={check.error} />}
        </div>
      )}
    </Modal>
  );
}
