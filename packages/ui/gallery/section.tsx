import type { ReactNode } from 'react';

type SectionProps = { readonly title: string; readonly span?: 'wide' | 'full'; readonly children: ReactNode };

/** One cell of the gallery. */
export function Section({ title, span, children }: SectionProps) {
  return (
    <section className={span && `gallery__${span}`}>
      <h2 className="gallery__title">{title}</h2>
      {children}
    </section>
  );
}
