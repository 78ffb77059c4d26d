/** Who has the case, and what can be done with it as a whole. */
import type { DeskCase } from '@sojourn/contract/desk/case-calls.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { TextArea } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Gift, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { useDesk } from '#queue/use-queue.ts';
import { FulfillDialog } from './fulfill-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { ReviewDialog } from './review/review-dialog.tsx';
import type { Doing } from './use-case.ts';

type Props = { readonly shown: DeskCase; readonly doing: Doing };

export function CaseBar({ shown, doing, onOffer }: Props & { readonly onOffer: () => void }) {
  const t = useText();
  const { data: desk } = useDesk();
  const [open, setOpen] = useState<'handOver' | 'fulfill' | 'review' | 'merge' | null>(null);
  const { assignee, thread } = shown;
  const { offers } = thread;
  const isMine = assignee !== null && assignee.agentId === desk?.agent.agentId;
  const move = (action: 'take' | 'release' | 'waitOnSupplier' | 'reopen') =>
    doing.mutate({ do: 'move', input: { action } });
  return (
    <div className="case__bar">
      <p className="small row grow">
        <UserCheck className="icon icon--s" aria-hidden="true" />
        {assignee
          ? t(isMine ? 'desk.case.yours' : 'desk.case.has', { name: assignee.name })
          : t('desk.case.nobody')}
      </p>
      {!isMine && offers.includes('take') && (
        <Button size="s" onClick={() => move('take')}>
          {t(assignee ? 'desk.case.takeOver' : 'desk.case.take')}
        </Button>
      )}
      {isMine && offers.includes('release') && (
        <Button size="s" variant="secondary" onClick={() => move('release')}>
          {t('desk.case.release')}
        </Button>
      )}
      {offers.includes('handOver') && (desk?.colleagues.length ?? 0) > 0 && (
        <Button size="s" variant="secondary" onClick={() => setOpen('handOver')}>
          {t('desk.case.handOver')}
        </Button>
      )}
      {offers.includes('waitOnSupplier') && shown.state !== 'waitingOnSupplier' && (
        <Button size="s" variant="secondary" onClick={() => move('waitOnSupplier')}>
          {t('desk.case.waitOnSupplier')}
        </Button>
      )}
      {offers.includes('propose') && (
        <Button size="s" variant="secondary" icon={<Gift className="icon icon--s" />} onClick={onOffer}>
          {t('desk.case.offer')}
        </Button>
      )}
      {shown.isFulfillable && (
        <Button size="s" onClick={() => setOpen('fulfill')}>
          {t('desk.case.fulfill')}
        </Button>
      )}
      {shown.requestedCancel && (
        <Button size="s" onClick={() => setOpen('review')}>
          {t('desk.review.button')}
        </Button>
      )}
      {offers.includes('merge') && (
        <Button size="s" variant="tertiary" onClick={() => setOpen('merge')}>
          {t('desk.case.merge')}
        </Button>
      )}
      {offers.includes('reopen') && (
        <Button size="s" variant="secondary" onClick={() => move('reopen')}>
          {t('desk.case.reopen')}
        </Button>
      )}
      <HandOver doing={doing} open={open === 'handOver'} onClose={() => setOpen(null)} />
      <MergeDialog shown={shown} open={open === 'merge'} onClose={() => setOpen(null)} />
      <ReviewDialog shown={shown} doing={doing} open={open === 'review'} onClose={() => setOpen(null)} />
      <FulfillDialog doing={doing} open={open === 'fulfill'} onClose={() => setOpen(null)} />
    </div>
  );
}

type DialogProps = { readonly doing: Doing; readonly open: boolean; readonly onClose: () => void };

function HandOver({ doing, open, onClose }: DialogProps) {
  const t = useText();
  const { data: desk } = useDesk();
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const colleagues = desk?.colleagues ?? [];
  const agentId = (to || colleagues[0]?.agentId) as CustomerId | undefined;
  const send = () => {
    if (!agentId) return;
    const more = note.trim() ? { note: note.trim() } : {};
    doing.mutate({ do: 'move', input: { action: 'handOver', agentId, ...more } }, { onSuccess: onClose });
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('desk.handOver.title')}
      closeLabel={t('desk.close')}
      actions={
        <Button loading={doing.isPending} onClick={send}>
          {t('desk.case.handOver')}
        </Button>
      }
    >
      <div className="stack gap-4">
        <SelectField
          label={t('desk.handOver.to')}
          value={agentId ?? ''}
          onChange={(event) => setTo(event.target.value)}
        >
          {colleagues.map((each) => (
            <option key={each.agentId} value={each.agentId}>
              {each.name}
            </option>
          ))}
        </SelectField>
        <TextArea
          label={t('desk.handOver.note')}
          hint={t('desk.note.hint')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Modal>
  );
}
