/** Which page a refused call leads to (A §2.2, A §8); null when the call's own screen deals with it. */
import type { ApiErrorCode } from '@sojourn/web/api/api-error.ts';

/** What a company or its member has yet to do: then only pages that anybody may read can be read. */
export type Barrier = '40105' | '40106';
export const isBarrier = (code: ApiErrorCode): code is Barrier => code === '40105' || code === '40106';
export const barrierPage = (code: Barrier): '/onboarding/' | '/acknowledgement/' =>
  code === '40105' ? '/onboarding/' : '/acknowledgement/';

const PAGES: Partial<Record<ApiErrorCode, string>> = {
  '40102': '/access-denied-not-beta',
  '40103': '/access-denied',
  '40105': barrierPage('40105'),
  '40106': barrierPage('40106'),
  Unauthorized: '/login',
  InvalidSession: '/login',
};

/** Never redirects away from a page that already says so. */
export function accessRedirect(code: ApiErrorCode, path: string): string | null {
  const page = PAGES[code];
  if (!page) return null;
  const already =
    path === page || path.startsWith('/access-denied') || (page === '/login' && /^\/auth\//.test(path));
  return already ? null : page;
}
