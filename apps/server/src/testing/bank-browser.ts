/** A browser at the bank: it goes where the portal sent it and signs in there as a person does. */
import { DEMO_PASSWORD } from '../../../bank/src/data/demo-people.ts';
import { type CookieJar, cookieJar } from './cookie-jar.ts';

/** What the bank sends the browser back to the portal with. */
export type SentBack = { readonly code: string; readonly state: string; readonly iss: string };
export type Credentials = { readonly userName: string; readonly password?: string };

/** Of a line of its own: the bank may close one that was idle at the moment at which it is used again. */
const headersOf = (jar: CookieJar) => ({ cookie: jar.header(), connection: 'close' });

/** One request, redirects not followed. */
export async function getAtBank(url: string, jar: CookieJar): Promise<Response> {
  const response = await fetch(url, { headers: headersOf(jar), redirect: 'manual' });
  jar.take(response.headers.getSetCookie());
  return response;
}

export async function postAtBank(
  url: string,
  jar: CookieJar,
  form: Record<string, string>,
): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headersOf(jar), origin: new URL(url).origin },
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  jar.take(response.headers.getSetCookie());
  return response;
}

/** From the authorization URL to the way back; the jar keeps the bank's own session. */
export async function signInAtBank(
  issuer: string,
  start: string,
  as: Credentials,
  jar: CookieJar = cookieJar(),
): Promise<SentBack> {
  let response = await getAtBank(start, jar);
  for (let step = 0; step < 8; step++) {
    const to = new URL(response.headers.get('location') ?? '', issuer);
    if (to.origin !== issuer) {
      const sent = Object.fromEntries(to.searchParams) as SentBack & { error?: string };
      if (sent.error) throw new Error(`the bank sent ${sent.error} back`);
      return sent;
    }
    response = await getAtBank(to.href, jar);
    if (response.status === 200 && to.pathname.startsWith('/interaction/')) {
      const form = { userName: as.userName, password: as.password ?? DEMO_PASSWORD };
      response = await postAtBank(to.href, jar, form);
      if (response.status !== 303) throw new Error(`the bank answered ${response.status}`);
    }
  }
  throw new Error('the bank sends the browser around in circles');
}
