import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import './dialog.css';
import { IconButton } from '../inputs/icon-button.tsx';
import { type DialogState, useDialog } from './use-dialog.ts';

type SheetProps = DialogState & {
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** Buttons that stay at the bottom: "Clear all", "Show 74 stays". */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
};

/** A sheet of full height: the whole screen on phones (filters), a drawer at the end on desktop. */
export function Sheet({ title, closeLabel, actions, children, ...state }: SheetProps) {
  const titleId = useId();
  const dialog = useDialog({ ...state, focusesField: false });
  return (
    <dialog {...dialog} className="dialog sheet" aria-labelledby={titleId}>
      {state.open && (
        <div className="dialog__panel">
          <header className="sheet__head">
            <h2 id={titleId} className="title-l">
              {title}
            </h2>
            <IconButton
              label={closeLabel}
              icon={<X aria-hidden="true" />}
              ghost
              disabled={state.locked}
              onClick={state.onClose}
            />
          </header>
          <div className="sheet__body">{children}</div>
          {actions && <footer className="sheet__foot">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
