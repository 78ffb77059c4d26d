import type { TenantTexts } from '@sojourn/domain/tenants/tenant.ts';
import { useTenant } from '../tenant/tenant.tsx';
import { useLocale } from './locale.tsx';

/** The tenant's own words in the page's language. */
export const useTenantTexts = (): TenantTexts => useTenant().texts[useLocale()];
