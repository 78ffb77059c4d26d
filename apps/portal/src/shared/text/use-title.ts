import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useEffect } from 'react';

/** Names the page in the browser's tab: "Trips · Harbor Travel". */
export function useTitle(title: string | undefined): void {
  const { brandName } = useTenant();
  useEffect(() => {
    document.title = title ? `${title} · ${brandName}` : brandName;
  }, [title, brandName]);
}
