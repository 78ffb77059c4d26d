/** Going through the queue by keys, in the order in which it's on screen. */
import type { KeyboardEvent } from 'react';

const links = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.queue__link')];
const opened = (all: readonly HTMLElement[]): number =>
  all.findIndex((link) => link.hasAttribute('aria-current'));

/** The case that's open, else the first. */
export function focusQueue(): void {
  const all = links();
  all[Math.max(0, opened(all))]?.focus();
}

/** The case after or before the one that's open; the first where that one has left the queue. */
export function openBeside(step: 1 | -1): void {
  const all = links();
  const at = opened(all);
  const link = at === -1 ? all[0] : all[at + step];
  link?.focus();
  link?.click();
}

export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const all = links();
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = all[at + step];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
