import type { ReactNode, Ref } from 'react';

type TableScrollProps = {
  /** What scrolls, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
};

/** What's wider than a phone scrolls sideways, by keyboard too. */
export function TableScroll({ label, children, ref }: TableScrollProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no landmark beside the panel's own, and no form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="table-scroll" role="group" aria-label={label} tabIndex={0} ref={ref}>
      {children}
    </div>
  );
}
