/** Links to the admin site, where a company is set up and run, say where they were followed (A §2.1). */

/**
 * Values of A §2.1. `booking_portal`: in the portal, or on the way there; `admin_portal`: in what the admin
 * site sends; the others once a barrier of that name is gone.
 */
export type ReferrerSource = 'booking_portal' | 'admin_portal' | 'vxb_acknowledgement' | 'onboarding';

/** The address with where it was followed; other parts of it stay. */
export function adminHref(href: string, source: ReferrerSource): string {
  const url = new URL(href);
  url.searchParams.set('referrer_source', source);
  return url.href;
}
