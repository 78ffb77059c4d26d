/** The whole table of A §2.2. */
import { describe, expect, test } from 'vitest';
import { type Answer, decideRedirect, isOwnPath, type Redirect } from './decide-redirect.ts';

const ADMIN = 'https://admin.example.com';
const NOTHING = { returnTo: null, utmSource: null };
const at = (href: string) => ({ href, pathname: href.replace(/[?#].*$/, '') });
const decide = (answer: Answer, href: string, stored: object = {}, adminOrigin: string | null = ADMIN) =>
  decideRedirect(answer, at(href), { ...NOTHING, ...stored }, adminOrigin);

describe('a refused call', () => {
  const login = (returnTo: string) => ({ to: 'page', href: '/login', returnTo, endsSession: true });
  const page = (href: string, returnTo?: string) => ({ to: 'page', href, ...(returnTo && { returnTo }) });
  const stay = { to: 'stay' };
  test.each([
    ['40102', '/', page('/access-denied-not-beta')],
    ['40102', '/access-denied', stay],
    ['40102', '/access-denied-not-beta', stay],
    ['40103', '/trips?view=past', page('/access-denied')],
    ['40103', '/access-denied', stay],
    ['40103', '/access-denied-not-beta', stay],
    ['40106', '/stays?place=x#map', page('/acknowledgement/', '/stays?place=x#map')],
    ['40106', '/acknowledgement/', stay],
    ['Unauthorized', '/stays?place=x', login('/stays?place=x')],
    ['InvalidSession', '/trips', login('/trips')],
    ['Unauthorized', '/login', stay],
    ['Unauthorized', '/login?returnTo=x', stay],
    ['Unauthorized', '/auth/invalidsession/', stay],
    ['Unauthorized', '/auth/startsession/', stay],
    ['Unauthorized', '/access-denied', stay],
    ['NotFound', '/trips/x', stay],
    ['OutOfPolicy', '/checkout/x', stay],
    ['NetworkError', '/', stay],
  ] as const)('%s on %s', (code, href, redirect) => {
    expect(decide({ kind: 'refused', code }, href)).toEqual(redirect);
  });

  test.each([
    ['with no campaign', null, `${ADMIN}/onboarding/?referrer_source=booking_portal`],
    [
      'with the campaign that brought the person',
      'spring mail&x=1',
      `${ADMIN}/onboarding/?utm_source=spring+mail%26x%3D1&referrer_source=booking_portal`,
    ],
  ])('40105 leads to the admin site’s onboarding %s', (_, utmSource, href) => {
    expect(decide({ kind: 'refused', code: '40105' }, '/', { utmSource })).toEqual({ to: 'site', href });
  });

  test('40105 without an admin site leads to a page that says so, once', () => {
    const refused: Answer = { kind: 'refused', code: '40105' };
    expect(decide(refused, '/trips', {}, null)).toEqual(page('/onboarding/', '/trips'));
    expect(decide(refused, '/onboarding/', {}, null)).toEqual(stay);
  });
});

describe('a session that ended by time or in another tab', () => {
  const ended = (href: string) => decide({ kind: 'ended' }, href);
  test('says so, with the way back to the same page', () => {
    expect(ended('/trips?view=past')).toEqual({
      to: 'page',
      href: '/auth/invalidsession/',
      returnTo: '/trips?view=past',
      endsSession: true,
    });
  });
  test.each(['/login', '/auth/startsession/?code=x', '/auth/invalidsession/', '/access-denied'])(
    'leads nowhere from %s, where a refused call may have led before',
    (href) => {
      expect(ended(href)).toEqual({ to: 'stay' });
    },
  );
});

describe('a refused login code', () => {
  test.each([
    ['Unauthorized', 401, { to: 'page', href: '/access-denied' }],
    ['40103', 403, { to: 'page', href: '/access-denied' }],
    ['40102', 403, { to: 'page', href: '/access-denied-not-beta' }],
    ['InvalidSession', 401, { to: 'stay' }],
    ['SignInExpired', 400, { to: 'stay' }],
    ['ServiceUnavailable', 503, { to: 'stay' }],
  ] as const)('%s with status %d', (code, status, redirect) => {
    expect(decide({ kind: 'loginRefused', code, status }, '/auth/startsession/?code=x')).toEqual(redirect);
  });
});

describe('let in', () => {
  const ends: readonly [returnTo: string | null, canViewAdmin: boolean, redirect: Redirect][] = [
    [null, false, { to: 'page', href: '/' }],
    ['/stays?place=x', false, { to: 'page', href: '/stays?place=x' }],
    ['/onboarding/', false, { to: 'page', href: '/onboarding/' }],
    ['//evil.example', true, { to: 'page', href: '/' }],
    ['https://evil.example/onboarding/', true, { to: 'page', href: '/' }],
    [`${ADMIN}.evil.example/onboarding/`, true, { to: 'page', href: '/' }],
    [`${ADMIN}/people/`, false, { to: 'page', href: '/access-denied' }],
    [`${ADMIN}/people/`, true, { to: 'site', href: `${ADMIN}/people/?referrer_source=booking_portal` }],
    [
      `${ADMIN}/onboarding/?utm_source=x`,
      false,
      { to: 'site', href: `${ADMIN}/onboarding/?utm_source=x&referrer_source=booking_portal` },
    ],
  ];
  test.each(ends)('%s, may view the admin site: %s', (returnTo, canViewAdmin, redirect) => {
    expect(decide({ kind: 'loggedIn', canViewAdmin }, '/auth/startsession/', { returnTo })).toEqual(redirect);
  });

  test.each(['vxb_acknowledgement', 'onboarding'] as const)('says that it was by %s', (by) => {
    const returnTo = `${ADMIN}/people/`;
    expect(decide({ kind: 'letIn', canViewAdmin: true, by }, '/acknowledgement/', { returnTo })).toEqual({
      to: 'site',
      href: `${returnTo}?referrer_source=${by}`,
    });
  });
});

test.each([
  ['/stays?place=city:lisbon-pt', true],
  ['/', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['', false],
])('%s is a place of our own: %s', (path, own) => {
  expect(isOwnPath(path)).toBe(own);
});
