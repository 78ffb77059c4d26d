import type { ReactNode } from 'react';

export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="stack gap-2" aria-label={title}>
    <h3 className="title-s">{title}</h3>
    {children}
  </section>
);
