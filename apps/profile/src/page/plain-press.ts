import type { MouseEvent } from 'react';

/** A press that goes to a link's address here, and not into another tab or onto the disk. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
