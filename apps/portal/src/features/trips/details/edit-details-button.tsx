import type { TripDetail } from '@sojourn/contract/trips.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import type { LazyPart } from '@sojourn/web/lazy-part.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';

type ModalProps = { readonly open: boolean; readonly onClose: () => void };
type EditDetailsProps<P extends ModalProps> = {
  readonly trip: TripDetail;
  readonly Modal: LazyPart<P>;
  readonly of: Omit<P, keyof ModalProps>;
  /** Whose details they are, for a screen reader. */
  readonly name: string;
};

/** Opens the modal in which details are edited; nothing where the trip doesn't allow it any more. */
export function EditDetails<P extends ModalProps>({ trip, Modal, of, name }: EditDetailsProps<P>) {
  const t = useText();
  const [open, setOpen] = useState(false);
  // Its content is fetched when it's first wanted, and closes as any other modal
  const [isWanted, setWanted] = useState(false);
  if (!trip.actions.editDetails.available && !open) return null;
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  const props = { ...of, open, onClose: () => setOpen(false) } as P;
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        className="trip-edit"
        icon={<Pencil aria-hidden="true" />}
        aria-label={t('trip.details.editOf', { name })}
        onPointerEnter={Modal.warm}
        onFocus={Modal.warm}
        onClick={show}
      >
        {t('trip.details.edit')}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <Modal {...props} />
        </Suspense>
      )}
    </>
  );
}
