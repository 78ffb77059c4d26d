/** The cookies of one test browser, kept by name as `__Host-` cookies are. */
import type { Cookies } from '../context.ts';

export type CookieJar = Cookies & {
  /** As the `cookie` header of a request. */
  readonly header: () => string;
  /** Takes in the `set-cookie` headers of an answer. */
  readonly take: (setCookie: string | readonly string[] | undefined) => void;
};

export function cookieJar(): CookieJar {
  const held = new Map<string, string>();
  return {
    get: (name) => held.get(name),
    set: (name, value) => void held.set(name, value),
    clear: (name) => void held.delete(name),
    header: () => [...held].map(([name, value]) => `${name}=${value}`).join('; '),
    take: (setCookie) => {
      for (const line of [setCookie ?? []].flat()) {
        const [pair, ...attributes] = line.split(';').map((part) => part.trim());
        const at = pair!.indexOf('=');
        const [name, value] = [pair!.slice(0, at), pair!.slice(at + 1)];
        const gone =
          value === '' || attributes.some((each) => /^max-age=0$|^expires=thu, 01 jan 1970/i.test(each));
        if (gone) held.delete(name);
        else held.set(name, value);
      }
    },
  };
}
