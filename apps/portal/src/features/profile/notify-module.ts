import type { HostEvent, HostEventName } from '@sojourn/contract/profile-module.ts';

const NAME: HostEventName = 'sojourn:host';

/** Notifies the profile module of a change, as any host does. */
export const notifyModule = (detail: HostEvent): void =>
  void window.dispatchEvent(new CustomEvent(NAME, { detail }));
