import type { StayCard } from '@sojourn/contract/stay-search.ts';
import { type RefObject, useRef, useState } from 'react';
import { orderStays } from './results-state.ts';

/** Someone who points into the list, moves in it by keyboard, or has scrolled into it is reading it. */
function isBeingRead(list: HTMLElement | null): boolean {
  if (!list) return false;
  return (
    list.matches(':hover') || list.contains(document.activeElement) || list.getBoundingClientRect().top < 0
  );
}

export type ListOrder = {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly stays: readonly StayCard[];
  /** What is shown differs from the order asked for. */
  readonly isHeld: boolean;
  readonly release: () => void;
};

/**
 * The list's order while its answer grows: nothing moves under a reader. `searchKey` names the question;
 * another question is another list.
 */
export function useListOrder(searchKey: string, answer: readonly StayCard[]): ListOrder {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<{ key: string; ids: readonly string[] }>({ key: searchKey, ids: [] });
  const [, redraw] = useState(0);
  const ids = shown.current.key === searchKey ? shown.current.ids : [];
  const stays = orderStays(ids, answer, isBeingRead(list.current));
  shown.current = { key: searchKey, ids: stays.map(({ stayId }) => stayId) };
  const isHeld = stays.some((stay, place) => stay !== answer[place]);
  const release = () => {
    shown.current = { key: searchKey, ids: [] };
    redraw((count) => count + 1);
  };
  return { list, stays, isHeld, release };
}
