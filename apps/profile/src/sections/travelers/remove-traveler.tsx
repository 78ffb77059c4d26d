import type { Person } from '@sojourn/contract/travelers.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useOneAtATime } from '@sojourn/web/one-at-a-time.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useRemoveTraveler } from '@sojourn/web/travelers/use-saved-travelers.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { nameOf } from './traveler-view.ts';

type RemoveTravelerProps = { readonly person: Person; readonly onRemoved: () => void };

/** "Remove traveler" and the question before it. */
export function RemoveTraveler({ person, onRemoved }: RemoveTravelerProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="tertiary"
        className="traveler-remove"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('profileTravelers.remove')}
      </Button>
      <RemoveQuestion
        person={person}
        open={asking}
        onClose={() => setAsking(false)}
        onRemoved={() => {
          setAsking(false);
          onRemoved();
        }}
      />
    </>
  );
}

type QuestionProps = RemoveTravelerProps & { readonly open: boolean; readonly onClose: () => void };

function RemoveQuestion({ person, open, onClose, onRemoved }: QuestionProps) {
  const t = useText();
  const removal = useRemoveTraveler();
  // The card unmounts before the response arrives, so the mutation's own callbacks wouldn't run
  const remove = useOneAtATime(() => removal.mutateAsync(person.personId).then(onRemoved, () => undefined));
  const failed = removal.isError && (
    <Banner tone="bad" live="alert">
      {t('profileTravelers.remove.failed')}
    </Banner>
  );
  return (
    <Modal
      open={open}
      onClose={onClose}
      locked={removal.isPending}
      title={t('profileTravelers.remove.title', { name: nameOf(person) })}
      closeLabel={t('profileTravelers.close')}
      banner={failed}
      actions={
        <>
          <Button variant="secondary" disabled={removal.isPending} onClick={onClose}>
            {t('profileTravelers.remove.keep')}
          </Button>
          <Button
            variant="danger"
            loading={removal.isPending}
            loadingLabel={t('profileTravelers.remove.busy')}
            onClick={remove}
          >
            {t('profileTravelers.remove.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('profileTravelers.remove.text')}</p>
    </Modal>
  );
}
