import { useLayoutEffect } from 'react';

/** Says when what stands beside it is on screen. */
export function FirstCommit({ whenShown }: { readonly whenShown: () => void }) {
  useLayoutEffect(whenShown, [whenShown]);
  return null;
}
