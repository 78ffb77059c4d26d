import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { Info } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

type InfoTipProps = {
  /** What the button is called. */
  readonly label: string;
  readonly children: ReactNode;
};

/**
 * An explanation beside a title: seen while it is pointed at or its button has the focus, kept by a press.
 * Escape puts it away, also while it is pointed at.
 */
export function InfoTip({ label, children }: InfoTipProps) {
  const tipId = useId();
  // There it stands among the choices: closing it by a press on one would move that from under the finger
  const staysOnLeaving = useMedia(PHONE);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isPinned, setPinned] = useState(false);
  const isOpen = isPointedAt || isPinned;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only follows the pointer; the button takes the keys
    <span
      className="info-tip"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPointedAt(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setPointedAt(false)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!staysOnLeaving && !currentTarget.contains(relatedTarget)) setPinned(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setPointedAt(false);
        setPinned(false);
      }}
    >
      <button
        type="button"
        className="info-tip__button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={tipId}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setPinned(true)}
        onClick={() => setPinned((now) => !now)}
      >
        <Info className="icon icon--s" aria-hidden="true" />
      </button>
      <span id={tipId} className="info-tip__panel" role="status" hidden={!isOpen}>
        {isOpen && children}
      </span>
    </span>
  );
}
