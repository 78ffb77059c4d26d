import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import './dialog.css';
import { classNames } from '../class-names.ts';
import { IconButton } from '../inputs/icon-button.tsx';
import { type DialogState, useDialog } from './use-dialog.ts';

type ModalProps = DialogState & {
  readonly title: ReactNode;
  /** The small line above the title: "Cancel flight, step 2 of 3". */
  readonly eyebrow?: ReactNode;
  readonly closeLabel: string;
  /** What follows from the choice, above the actions. */
  readonly banner?: ReactNode;
  /** Buttons, the safe choice first and the destructive last. */
  readonly actions?: ReactNode;
  readonly size?: 'm' | 'l';
  /** Facts first, then choices. */
  readonly children?: ReactNode;
};

/** A modal over a scrim; a bottom sheet on phones. Its content is mounted only while it is open. */
export function Modal(props: ModalProps) {
  const { title, eyebrow, closeLabel, banner, actions, size, children, open, locked, onClose } = props;
  const titleId = useId();
  const dialog = useDialog(props);
  return (
    <dialog
      {...dialog}
      className={classNames('dialog modal', size === 'l' && 'modal--l')}
      aria-labelledby={titleId}
    >
      {open && (
        <div className="dialog__panel">
          <header className="modal__head">
            <div className="modal__titles">
              {eyebrow && <p className="modal__eyebrow">{eyebrow}</p>}
              <h2 id={titleId} className="display-m">
                {title}
              </h2>
            </div>
            <IconButton
              label={closeLabel}
              icon={<X aria-hidden="true" />}
              ghost
              disabled={locked}
              onClick={onClose}
            />
          </header>
          <div className="modal__body">{children}</div>
          {(banner || actions) && (
            <footer className="modal__foot">
              {banner}
              {actions && <div className="modal__actions">{actions}</div>}
            </footer>
          )}
        </div>
      )}
    </dialog>
  );
}
