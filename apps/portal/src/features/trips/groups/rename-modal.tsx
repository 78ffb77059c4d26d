import type { TripGroup } from '@sojourn/contract/trips.ts';
import { first } from '@sojourn/domain/present.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useChangeGroup } from './use-change-group.ts';

type RenameModalProps = {
  readonly group: TripGroup;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** The traveler's own name for a trip; an empty one goes back to its place. */
export function RenameModal({ group, open, onClose }: RenameModalProps) {
  const t = useText();
  const form = useId();
  const [name, setName] = useState(group.name ?? '');
  const change = useChangeGroup(first(group.bookingIds));
  const save = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ kind: 'name', name: name.trim() || null }, { onSuccess: onClose });
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('trips.group.rename')}
      closeLabel={t('booking.close')}
      actions={
        <Button type="submit" form={form} loading={change.isPending} loadingLabel={t('trips.group.busy')}>
          {t('trips.group.save')}
        </Button>
      }
    >
      <form id={form} onSubmit={save}>
        <TextInput
          label={t('trips.group.name')}
          hint={t('trips.group.nameHint')}
          error={change.isError ? t('trips.group.failed') : undefined}
          value={name}
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Modal>
  );
}
