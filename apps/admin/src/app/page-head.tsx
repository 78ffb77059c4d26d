import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { type ReactNode, useEffect } from 'react';
import { useAdmin } from './use-admin.ts';

type PageHeadProps = { readonly title: string; readonly actions?: ReactNode };

/** The company above the page's name, and what can be done here. */
export function PageHead({ title, actions }: PageHeadProps) {
  const { brandName } = useTenant();
  const { data } = useAdmin();
  useEffect(() => {
    document.title = `${title} · ${brandName}`;
  }, [title, brandName]);
  return (
    <header className="page-head">
      <div>
        <p className="small text-2">{data?.company.businessName}</p>
        <h1 className="display-m">{title}</h1>
      </div>
      {actions && <div className="row row--wrap">{actions}</div>}
    </header>
  );
}
