import type { ReactNode } from 'react';
import './tabs.css';
import { classNames } from '../class-names.ts';

type TabsProps = { readonly label: string; readonly className?: string; readonly children: ReactNode };

/** Tabs that are links: children are anchors (or a router's links), the current one with `aria-current`. */
export function Tabs({ label, className, children }: TabsProps) {
  return (
    <nav className={classNames('tabs', className)} aria-label={label}>
      {children}
    </nav>
  );
}

/** The count in a pill at the end of a tab. */
export function TabCount({ children }: { readonly children: ReactNode }) {
  return <span className="tabs__count">{children}</span>;
}
