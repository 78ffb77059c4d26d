import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

export type DialogState = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Nothing closes it while a payment is in flight. */
  readonly locked?: boolean;
  /** False where a field would cover the dialog with suggestions or a phone's keyboard. */
  readonly focusesField?: boolean;
};

type DialogWiring = {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClose: () => void;
  readonly onPointerDown: (event: MouseEvent<HTMLDialogElement>) => void;
};

/** What somebody types or picks. Choices that are already made and the close button come later. */
const FIELD = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=range]), textarea, select';

/**
 * The browser focuses the close button, so Enter would close the dialog. Focus the first field instead; a
 * dialog without fields opens as the browser does it.
 */
function focusFirstField(dialog: HTMLElement): void {
  const fields = dialog.querySelectorAll<HTMLInputElement>(FIELD);
  [...fields].find((field) => !field.disabled && !field.readOnly && field.checkVisibility())?.focus();
}

/**
 * Opens and closes a native dialog as a modal: the browser traps the focus and makes the rest inert;
 * Escape and a
 * press on the scrim ask to close; the page behind does not scroll; the focus goes back to where it was.
 */
export function useDialog({ open, onClose, locked = false, focusesField = true }: DialogState): DialogWiring {
  const ref = useRef<HTMLDialogElement>(null);
  const lock = useRef(locked);
  lock.current = locked;
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    // Within a shadow root the document knows only the root's host
    const before = (dialog.getRootNode() as Document | ShadowRoot).activeElement;
    if (!dialog.open) dialog.showModal();
    if (focusesField) focusFirstField(dialog);
    const root = document.documentElement;
    const overflow = root.style.overflow;
    root.style.overflow = 'hidden';
    // A browser lets a second Escape through even when `cancel` was refused; stopping the key itself
    // does not.
    const stopEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && lock.current) event.preventDefault();
    };
    document.addEventListener('keydown', stopEscape, true);
    return () => {
      document.removeEventListener('keydown', stopEscape, true);
      root.style.overflow = overflow;
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open, focusesField]);
  return {
    ref,
    onCancel: (event) => {
      // Events of dialogs inside this one bubble in React, though not in the browser.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!locked) onClose();
    },
    onClose: () => {
      if (open && lock.current) ref.current?.showModal();
    },
    onPointerDown: (event) => {
      if (event.target === event.currentTarget && !locked) onClose();
    },
  };
}
