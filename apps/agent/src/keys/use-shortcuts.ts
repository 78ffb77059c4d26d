/** Single keys, wherever nobody is typing and no dialog is open. They can be turned off. */
import { readStored, store } from '@sojourn/web/storage.ts';
import { useEffect, useRef, useState } from 'react';

type Shortcuts = Readonly<Record<string, () => void>>;

const TYPED =
  'input:not([type=radio], [type=checkbox], [type=button], [type=file]), textarea, select, [contenteditable]';
const typedIn = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLElement>(TYPED) : null;

const OFF = 'desk-keys-off';
const isOff = (): boolean => readStored('local', OFF) !== null;

/** Whether single keys do something (WCAG 2.1.4), and the switch of it. */
export function useShortcutSetting(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => !isOff());
  return [
    isOn,
    (next) => {
      store('local', OFF, next ? null : '1');
      setOn(next);
    },
  ];
}

export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.metaKey || event.ctrlKey || event.altKey || typedIn(event.target) || isOff()) return;
      if (document.querySelector('dialog[open]')) return;
      const work = latest.current[event.key];
      if (!work) return;
      event.preventDefault();
      work();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Escape leaves the field one types in, so that single keys work again; what's typed stays. */
export function useWayOut(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      typedIn(event.target)?.blur();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
