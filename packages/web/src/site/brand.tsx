import { useTenant } from '#tenant/tenant.tsx';

export function Brand() {
  const { brandName } = useTenant();
  return (
    <span className="brand">
      <svg width={32} height={32} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" className="brand__tile" />
        <path d="M10 7.5v17M22 7.5v17" className="brand__line" />
        <path d="M10 17.2c2-2.4 4-2.4 6 0s4 2.4 6 0" className="brand__line" />
      </svg>
      <span>{brandName}</span>
    </span>
  );
}
