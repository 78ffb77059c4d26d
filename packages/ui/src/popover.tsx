import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import './popover.css';
import { classNames } from './class-names.ts';

/** What the button that opens the panel must carry. */
export type PopoverTrigger = {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onClick: () => void;
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly 'aria-haspopup': 'dialog';
};

export type PopoverProps = {
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
    if (!open) return;
    panel.current?.focus({ preventScroll: true });
    // Near the window's lower edge most of a calendar would be out of view; it also grows as it loads
    const fit = new ResizeObserver(() => panel.current?.scrollIntoView({ block: 'nearest' }));
    if (panel.current) fit.observe(panel.current);
    const outside = (event: Event) => {
      // Of what is inside a shadow root the document hears the host's name alone
      if (root.current && !event.composedPath().includes(root.current)) latest.current(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current(true);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      fit.disconnect();
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', closeByKey);
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
