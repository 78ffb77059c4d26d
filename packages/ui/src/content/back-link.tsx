import { ArrowLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import './back-link.css';

/** An arrow before a link (or a router's link, or a button) to where one came from. */
export function BackLink({ children }: { readonly children: ReactNode }) {
  return (
    <span className="back-link">
      <ArrowLeft aria-hidden="true" />
      {children}
    </span>
  );
}

/** The path to this page; children are links, the last one plain text. */
export function Breadcrumb({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const items = Children.toArray(children);
  return (
    <nav aria-label={label}>
      <ol className="breadcrumb">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a path's places are its identity
          <li key={index} aria-current={index === items.length - 1 ? 'page' : undefined}>
            {item}
            {index < items.length - 1 && <ChevronRight aria-hidden="true" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
