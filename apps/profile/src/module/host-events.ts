/**
 * Events that hosts send through the window. Saves the last of each kind for listeners and mounts that come
 * later; warns once about an unknown event and ignores it (A §1).
 */
import type { HostEvent, HostEventName, HostListener } from '@sojourn/contract/profile-module.ts';

const NAME: HostEventName = 'sojourn:host';
const VALUES: Readonly<Record<HostEvent['type'], readonly [field: string, values: readonly unknown[]]>> = {
  themeChange: ['theme', ['light', 'dark']],
  localeChange: ['locale', ['en', 'fr']],
};

export type HostEvents = {
  readonly subscribe: (listener: HostListener) => void;
  readonly unsubscribe: (listener: HostListener) => void;
  /** The last of each kind. */
  readonly last: () => readonly HostEvent[];
};

/** The event in what was sent; null for anything else. Fields that are not ours are left behind. */
export function hostEventOf(detail: unknown): HostEvent | null {
  if (typeof detail !== 'object' || detail === null) return null;
  const { type, ...rest } = detail as Record<string, unknown>;
  const known = typeof type === 'string' && Object.hasOwn(VALUES, type) ? (type as HostEvent['type']) : null;
  if (known === null) return null;
  const [field, values] = VALUES[known];
  const value = rest[field];
  return values.includes(value) ? Object.freeze({ type: known, [field]: value } as HostEvent) : null;
}

export function listenToHost(page: Window, warn: (text: string, sent: unknown) => void): HostEvents {
  const last = new Map<HostEvent['type'], HostEvent>();
  const listeners = new Set<HostListener>();
  const notify = (listener: HostListener, event: HostEvent): void => {
    try {
      listener(event);
    } catch (error) {
      // The other listeners still receive it
      warn(`${NAME}: a listener failed`, error);
    }
  };
  page.addEventListener(NAME, (sent) => {
    const { detail } = sent as CustomEvent<unknown>;
    const event = hostEventOf(detail);
    if (!event) return warn(`${NAME}: an event that is not supported`, detail);
    last.set(event.type, event);
    for (const listener of [...listeners]) notify(listener, event);
  });
  return {
    subscribe: (listener) => {
      if (listeners.has(listener)) return;
      listeners.add(listener);
      for (const event of last.values()) notify(listener, event);
    },
    unsubscribe: (listener) => void listeners.delete(listener),
    last: () => [...last.values()],
  };
}
