import { Art } from '@sojourn/ui/content/art.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import type { ReactNode } from 'react';
import { Brand } from '#shared/brand.tsx';
import { useTitle } from '#shared/text/use-title.ts';
import './sign-in.css';

/** Brand and one card on a picture: the frame of every page around a session. */
export function SignInScreen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { theme } = useTenant();
  useTitle(title);
  return (
    <main id="main" className="sign-in">
      <div className="sign-in__art" aria-hidden="true">
        <Art seed={`sign-in:${theme}`} kind="coast" time="dusk" width={1440} height={900} fill eager />
      </div>
      <div className="sign-in__card">
        <Brand />
        <h1 className="display-m">{title}</h1>
        {children}
      </div>
    </main>
  );
}
