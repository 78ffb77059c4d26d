/** A page as the router has it, and which page an address is. */
import type { ComponentType } from 'react';
import type { Page } from '#shared/product/product.ts';

export type Route = {
  /** `/trips/$bookingId`; `/$` is every other address. */
  readonly path: string;
  /** What is drawn around it. */
  readonly layout: 'signedIn' | 'open' | 'none';
  readonly page: Pick<Page, 'shell' | 'isPersonal'>;
  /** Its code and its texts. */
  readonly load: () => Promise<ComponentType>;
};

export type Found = { readonly route: Route; readonly params: Readonly<Record<string, string>> };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** With or without the slash at the end; `$bookingId` is one id and nothing deeper. */
const patternOf = (path: string): RegExp =>
  path === '/$' ? /^/ : new RegExp(`^${path.replace(/\/$/, '').replace(/\$(\w+)/g, '(?<$1>[^/]+)')}/?$`);

/** The first of the routes that the path matches; the last is for every address. */
export function finder(routes: readonly [...Route[], Route]): (pathname: string) => Found {
  const patterns = routes.map((route) => ({ route, pattern: patternOf(route.path) }));
  return (pathname) => {
    for (const { route, pattern } of patterns) {
      const found = pattern.exec(pathname);
      if (!found) continue;
      const params = Object.entries(found.groups ?? {}).map(([name, part]) => [name, decoded(part)] as const);
      return { route, params: Object.fromEntries(params) };
    }
    throw new Error(`no route for ${pathname}`);
  };
}
