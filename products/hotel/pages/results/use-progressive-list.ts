import { startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';

const FIRST = 4;
const STEP = 7;

/** The list before when the new one has the same items, so that nothing is drawn again for it. */
function useSameItems<Item>(items: readonly Item[]): readonly Item[] {
  const held = useRef(items);
  const isSame =
    held.current.length === items.length && items.every((item, place) => item === held.current[place]);
  if (!isSame) held.current = items;
  return held.current;
}

type ProgressiveList<Item> = { readonly items: readonly Item[]; readonly isWhole: boolean };

/**
 * Renders a long list progressively: the first cards, then a few more whenever the page is responsive. A list
 * that's complete from the start (going back) renders immediately, so that the scroll position is restored.
 */
export function useProgressiveList<Item>(given: readonly Item[]): ProgressiveList<Item> {
  const items = useSameItems(given);
  const settled = useDeferredValue(items);
  const [count, setCount] = useState(() => (items.length > 0 ? Number.POSITIVE_INFINITY : FIRST));
  const isShort = count < settled.length;
  useEffect(() => {
    if (isShort) startTransition(() => setCount((drawn) => drawn + STEP));
  });
  return { items: isShort ? settled.slice(0, count) : settled, isWhole: !isShort && settled === items };
}
