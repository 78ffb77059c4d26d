/** Where an answer sends the browser (A §2.2, A §8): the whole table of rules, without effects. */
import { adminHref, type ReferrerSource } from '@sojourn/domain/tenants/admin-links.ts';
import type { ApiErrorCode } from '@sojourn/web/api/api-error.ts';
import { isAdminHref, isOnboardingHref, onboardingHref } from './admin-links.ts';

export type Answer =
  /** Any call's refusal, with its HTTP status (0 without an answer). */
  | { readonly kind: 'refused'; readonly code: ApiErrorCode }
  /** By time, or in another tab; a call that's refused says so itself. */
  | { readonly kind: 'ended' }
  /** The login-code post's. */
  | { readonly kind: 'loginRefused'; readonly code: ApiErrorCode; readonly status: number }
  | { readonly kind: 'loggedIn'; readonly canViewAdmin: boolean }
  /** A barrier is gone: the terms are accepted, or the company is set up. */
  | {
      readonly kind: 'letIn';
      readonly canViewAdmin: boolean;
      readonly by: 'vxb_acknowledgement' | 'onboarding';
    };

type Location = {
  readonly pathname: string;
  /** With query and fragment: `/stays?place=city:lisbon-pt`. */
  readonly href: string;
};

/** What the tab remembers. */
export type StoredItems = {
  readonly returnTo: string | null;
  readonly utmSource: string | null;
};

export type Redirect =
  | {
      readonly to: 'page';
      readonly href: string;
      /** To be stored as the place to return to. */
      readonly returnTo?: string;
      /** The session is no longer good: forget its token and say so on the login page. */
      readonly endsSession?: true;
    }
  /** Another site of the issuer's. */
  | { readonly to: 'site'; readonly href: string }
  | { readonly to: 'stay' };

const STAY: Redirect = { to: 'stay' };
const DENIED = '/access-denied';
const NOT_BETA = '/access-denied-not-beta';

/** What a company or its member has yet to do: until then only pages that anybody may read are shown. */
export type Barrier = '40105' | '40106';
export const isBarrier = (code: ApiErrorCode): code is Barrier => code === '40105' || code === '40106';

const isAccessDenied = (path: string): boolean => path.startsWith(DENIED);

/** Only a path of our own: never another origin, which a link could smuggle in. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/** The page for it here; the operator may have an admin site instead. */
export const barrierPage = (code: Barrier): '/onboarding/' | '/acknowledgement/' =>
  code === '40105' ? '/onboarding/' : '/acknowledgement/';

export function decideRedirect(
  answer: Answer,
  location: Location,
  stored: StoredItems,
  adminOrigin: string | null,
): Redirect {
  if (answer.kind === 'loggedIn') return onward(answer, 'booking_portal', stored, adminOrigin);
  if (answer.kind === 'letIn') return onward(answer, answer.by, stored, adminOrigin);
  if (answer.kind === 'ended') return ended('/auth/invalidsession/', location);
  if (answer.kind === 'loginRefused') {
    // A 401 on the login-code post with no known code is treated as 40103 (A §2.2)
    const code = answer.status === 401 && answer.code === 'Unauthorized' ? '40103' : answer.code;
    return code === 'InvalidSession' || code === 'Unauthorized'
      ? STAY
      : refused(code, location, stored, adminOrigin);
  }
  return refused(answer.code, location, stored, adminOrigin);
}

function refused(
  code: ApiErrorCode,
  { pathname, href }: Location,
  { utmSource }: StoredItems,
  adminOrigin: string | null,
): Redirect {
  const page = (to: string, more: object = {}): Redirect =>
    pathname === to ? STAY : { to: 'page', href: to, ...more };
  if (code === '40102') return isAccessDenied(pathname) ? STAY : page(NOT_BETA);
  if (code === '40103') return isAccessDenied(pathname) ? STAY : page(DENIED);
  if (code === '40105')
    return adminOrigin
      ? { to: 'site', href: onboardingHref(adminOrigin, 'booking_portal', utmSource) }
      : page(barrierPage(code), { returnTo: href });
  if (code === '40106') return page(barrierPage(code), { returnTo: href });
  if (code !== 'Unauthorized' && code !== 'InvalidSession') return STAY;
  return ended('/login', { pathname, href });
}

/** Once: whatever else says so afterwards finds the person at signing in already. */
function ended(to: '/login' | '/auth/invalidsession/', { pathname, href }: Location): Redirect {
  const isThere = isAccessDenied(pathname) || pathname === '/login' || pathname.startsWith('/auth/');
  return isThere ? STAY : { to: 'page', href: to, returnTo: href, endsSession: true };
}

/** On to where the person was going: onboarding for all, the rest of the admin site for who may see it. */
function onward(
  { canViewAdmin }: { readonly canViewAdmin: boolean },
  source: ReferrerSource,
  { returnTo }: StoredItems,
  adminOrigin: string | null,
): Redirect {
  if (returnTo === null) return { to: 'page', href: '/' };
  if (isOwnPath(returnTo)) return { to: 'page', href: returnTo };
  if (!isAdminHref(returnTo, adminOrigin)) return { to: 'page', href: '/' };
  if (isOnboardingHref(returnTo) || canViewAdmin) return { to: 'site', href: adminHref(returnTo, source) };
  return { to: 'page', href: DENIED };
}
