import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import './popover.css';
import { classNames } from '../class-names.ts';

/** What the button that opens the panel must carry. */
type PopoverTrigger = {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onClick: () => void;
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly 'aria-haspopup': 'dialog';
};

type PopoverProps = {
  /** What the panel is, for screen readers. */
  readonly label: string;
  readonly trigger: (wiring: PopoverTrigger) => ReactNode;
  readonly align?: 'start' | 'end';
  /** Without padding, for lists and calendars. */
  readonly flush?: boolean;
  readonly onClose?: () => void;
  readonly className?: string;
  readonly children: (close: () => void) => ReactNode;
};

/** By which readers show that they go their own way; scrolling without them means nothing. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Near the window's lower edge most of a calendar would be out of view; it also grows as it loads. Until the
 * reader acts: nobody is pulled back to where they scrolled away from.
 */
function keepInView(panel: HTMLElement): () => void {
  const fit = new ResizeObserver(() => panel.scrollIntoView({ block: 'nearest' }));
  const stop = () => {
    fit.disconnect();
    for (const act of ACTS) document.removeEventListener(act, stop, true);
  };
  for (const act of ACTS) document.addEventListener(act, stop, { capture: true, passive: true });
  fit.observe(panel);
  return stop;
}

/** By a press or the focus elsewhere; by Escape, after which the focus is to return. */
function closeFromOutside(root: HTMLElement, close: (refocus: boolean) => void): () => void {
  const outside = (event: Event) => {
    // Of what is inside a shadow root the document sees only the host element
    if (!event.composedPath().includes(root)) close(false);
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close(true);
  };
  document.addEventListener('pointerdown', outside);
  document.addEventListener('focusin', outside);
  document.addEventListener('keydown', closeByKey);
  return () => {
    document.removeEventListener('pointerdown', outside);
    document.removeEventListener('focusin', outside);
    document.removeEventListener('keydown', closeByKey);
  };
}

/**
 * A panel under its button; a press elsewhere, Escape or leaving by Tab closes it. A bottom sheet on
 * phones.
 */
export function Popover({
  label,
  trigger,
  align = 'start',
  flush,
  onClose,
  className,
  children,
}: PopoverProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const close = (refocus: boolean) => {
    setOpen(false);
    onClose?.();
    if (refocus) button.current?.focus();
  };
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open || !panel.current || !root.current) return;
    panel.current.focus({ preventScroll: true });
    const stopKeeping = keepInView(panel.current);
    const stopListening = closeFromOutside(root.current, (refocus) => latest.current(refocus));
    return () => {
      stopKeeping();
      stopListening();
    };
  }, [open]);
  return (
    <div ref={root} className={classNames('popover', className)}>
      {trigger({
        ref: button,
        onClick: () => (open ? close(false) : setOpen(true)),
        'aria-expanded': open,
        'aria-controls': open ? panelId : undefined,
        'aria-haspopup': 'dialog',
      })}
      {open && (
        <div
          ref={panel}
          id={panelId}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={classNames(
            'popover__panel',
            align === 'end' && 'popover__panel--end',
            flush && 'popover__panel--flush',
          )}
        >
          {children(() => close(true))}
        </div>
      )}
    </div>
  );
}
