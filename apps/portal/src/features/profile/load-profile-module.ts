import type { ProfileModule } from '@sojourn/contract/profile-module.ts';

declare global {
  interface Window {
    SojournProfile?: ProfileModule;
  }
}

/** The same file that other hosts load; it is no part of this build's graph. */
const ENTRY = '/embed/profile-v1.js';

/** Rejects when the module cannot be fetched. */
export async function loadProfileModule(): Promise<ProfileModule> {
  if (!window.SojournProfile) await import(/* @vite-ignore */ ENTRY);
  if (!window.SojournProfile) throw new Error('the profile module has not put its hooks on the window');
  return window.SojournProfile;
}
