import type { HostEvent, HostEventName } from '@sojourn/contract/profile-module.ts';

const NAME: HostEventName = 'sojourn:host';

/** Tells the profile module, as any host does, of a change. */
export const notifyModule = (detail: HostEvent): void =>
  void window.dispatchEvent(new CustomEvent(NAME, { detail }));
