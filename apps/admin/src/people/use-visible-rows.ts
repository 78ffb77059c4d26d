/** Which rows of a long list are on the screen, of a list that the window scrolls. */
import { type RefObject, useEffect, useState } from 'react';

const BEYOND = 12;

/** Beyond the last row too: how many there are isn't known here. */
export function useVisibleRows(
  list: RefObject<HTMLElement | null>,
  rowHeight: number,
): { readonly first: number; readonly last: number } {
  const [rows, setRows] = useState({ first: 0, last: 2 * BEYOND });
  useEffect(() => {
    const look = () => {
      const top = -(list.current?.getBoundingClientRect().top ?? 0);
      const first = Math.max(0, Math.floor(top / rowHeight) - BEYOND);
      const last = Math.max(first, Math.ceil((top + window.innerHeight) / rowHeight) + BEYOND);
      setRows((now) => (now.first === first && now.last === last ? now : { first, last }));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list, rowHeight]);
  return rows;
}
