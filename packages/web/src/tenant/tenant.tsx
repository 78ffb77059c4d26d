/** The tenant that the server printed into the page. Ask what it can do, never who it is. */
import type { PublicTenant } from '@sojourn/contract/tenant.ts';
import { type Capability, can } from '@sojourn/domain/tenants/tenant.ts';
import { createContext, type ReactNode, useContext } from 'react';

const TenantContext = createContext<PublicTenant | null>(null);

/** The data island `<script type="application/json" id="tenant">`. */
export function readTenant(page: Document): PublicTenant {
  const text = page.getElementById('tenant')?.textContent ?? '';
  return JSON.parse(text) as PublicTenant;
}

export function TenantProvider(props: { readonly tenant: PublicTenant; readonly children: ReactNode }) {
  return <TenantContext value={props.tenant}>{props.children}</TenantContext>;
}

export function useTenant(): PublicTenant {
  const tenant = useContext(TenantContext);
  if (!tenant) throw new Error('TenantProvider is missing');
  return tenant;
}

export const useCan = (capability: Capability): boolean => can(useTenant(), capability);
