import type { ReactNode } from 'react';

export const Key = ({ children }: { readonly children: ReactNode }) => <kbd className="key">{children}</kbd>;
