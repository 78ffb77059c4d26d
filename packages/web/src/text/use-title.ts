import { useEffect } from 'react';
import { useTenant } from '../tenant/tenant.tsx';

/** Names the page in the browser's tab: "Trips · Harbor Travel". */
export function useTitle(title: string | undefined): void {
  const { brandName } = useTenant();
  useEffect(() => {
    document.title = title ? `${title} · ${brandName}` : brandName;
  }, [title, brandName]);
}
