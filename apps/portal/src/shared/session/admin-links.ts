/** Addresses of the admin site, as the portal leads to them (A §2.2). */

import { adminHref, type ReferrerSource } from '@sojourn/domain/tenants/admin-links.ts';

const ONBOARDING = '/onboarding/';

/** Setting up a company, with the campaign that brought the person here. */
export function onboardingHref(
  adminOrigin: string,
  source: ReferrerSource,
  utmSource: string | null,
): string {
  const url = new URL(ONBOARDING, adminOrigin);
  if (utmSource) url.searchParams.set('utm_source', utmSource);
  return adminHref(url.href, source);
}

/** True for an address of the admin site; a host that only begins like it isn't one. */
export const isAdminHref = (href: string, adminOrigin: string | null): boolean =>
  adminOrigin !== null && URL.canParse(href) && new URL(href).origin === adminOrigin;

export const isOnboardingHref = (href: string): boolean => new URL(href).pathname.includes('onboarding');
