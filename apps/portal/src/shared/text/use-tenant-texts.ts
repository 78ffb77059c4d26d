import type { TenantTexts } from '@sojourn/domain/tenants/tenant.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';

/** The tenant's own words in the page's language. */
export const useTenantTexts = (): TenantTexts => useTenant().texts[useLocale()];
