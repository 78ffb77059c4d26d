/** Links to the admin site, where a company is set up and run (A §2.1). */

/** Where a link to the admin site was followed; values of A §2.1. */
export type ReferrerSource = 'booking_portal' | 'admin_portal' | 'vxb_acknowledgement' | 'onboarding';

const ONBOARDING = '/onboarding/';

/** The address with where it was followed; other parts of it stay. */
export function adminHref(href: string, source: ReferrerSource): string {
  const url = new URL(href);
  url.searchParams.set('referrer_source', source);
  return url.href;
}

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
