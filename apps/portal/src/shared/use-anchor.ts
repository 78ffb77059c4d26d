/**
 * `#anchor` on a page whose text comes after the address: goes to the element and puts the focus there, so
 * that a keyboard and a reader go on from it. A closed `<details>` that it is, or is in, is opened.
 */
import { useEffect } from 'react';
import { useAddress } from '#shared/router/use-place.ts';

function goTo(anchor: string): void {
  const target = anchor ? document.getElementById(anchor) : null;
  if (!target) return;
  const details = target.closest('details') ?? target.querySelector<HTMLDetailsElement>(':scope > details');
  if (details) details.open = true;
  const heading = target.querySelector<HTMLElement>('summary, h2, h3') ?? target;
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  target.scrollIntoView();
  heading.focus({ preventScroll: true });
}

/** As it stands in the address: our anchors have nothing in them that is encoded. */
const present = (): string => location.hash.slice(1);

/** `shown`: what is on the page, so that the anchor is looked for again once it is. */
export function useAnchor(shown: unknown): void {
  const hash = useAddress().hash;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the anchor comes with what is shown
  useEffect(() => goTo(present()), [hash, shown]);
  useEffect(() => {
    // A plain link within the page, also to where one has been already
    const follow = () => goTo(present());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
}
