/** The issuer's mark and name; the mark is drawn in the theme's own colours. */
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';

function BrandMark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="brand__mark">
      <rect width="32" height="32" rx="9" className="brand__tile" />
      <path d="M10 7.5v17M22 7.5v17" className="brand__posts" />
      <path d="M10 17.2c2-2.4 4-2.4 6 0s4 2.4 6 0" className="brand__wave" />
    </svg>
  );
}

export function Brand() {
  const { brandName } = useTenant();
  return (
    <span className="brand">
      <BrandMark />
      <span>{brandName}</span>
    </span>
  );
}
