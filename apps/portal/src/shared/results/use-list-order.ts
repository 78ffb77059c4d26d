import { type RefObject, useRef, useState } from 'react';
import { keepOrder } from './streamed.ts';

/** Someone who points into the list, moves in it by keyboard, or has scrolled into it is reading it. */
function isBeingRead(list: HTMLElement | null): boolean {
  if (!list) return false;
  return (
    list.matches(':hover') || list.contains(document.activeElement) || list.getBoundingClientRect().top < 0
  );
}

export type ListOrder<Item> = {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly items: readonly Item[];
  /** What is shown differs from the order asked for. */
  readonly isHeld: boolean;
  readonly release: () => void;
};

/**
 * The list's order while its answer grows: nothing moves under a reader while it `mayHold`. `searchKey` names
 * the question; another question is another list.
 */
export function useListOrder<Item>(
  searchKey: string,
  answer: readonly Item[],
  keyOf: (item: Item) => string,
  mayHold = true,
): ListOrder<Item> {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<{ key: string; keys: readonly string[] }>({ key: searchKey, keys: [] });
  const [, redraw] = useState(0);
  const before = shown.current.key === searchKey ? shown.current.keys : [];
  const items = keepOrder(before, answer, keyOf, mayHold && isBeingRead(list.current));
  shown.current = { key: searchKey, keys: items.map(keyOf) };
  const isHeld = items.some((item, place) => item !== answer[place]);
  const release = () => {
    shown.current = { key: searchKey, keys: [] };
    redraw((count) => count + 1);
  };
  return { list, items, isHeld, release };
}
