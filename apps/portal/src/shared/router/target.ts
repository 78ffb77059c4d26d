/** Where a link or a navigation leads: a page's path with what fills its places, and a query. */
import { type FlatSearch, printFlatSearch } from '@sojourn/web/flat-search.ts';

/** Of all pages; `app/router.tsx` declares it, as features may not import the app. */
type Path = PortalRoutes['path'];

/** `bookingId` of `/trips/$bookingId/stay`. */
type ParamName<To extends string> = To extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : To extends `${string}$${infer Name}`
    ? Name
    : never;
export type Params<To extends string> = { readonly [Name in ParamName<To>]: string };

export type Target<To extends string> = {
  /** A path that only the running program knows may be any string. */
  readonly to: string extends To ? string : To & Path;
  readonly search?: FlatSearch;
  readonly hash?: string;
} & ([ParamName<To>] extends [never] ? { readonly params?: undefined } : { readonly params: Params<To> });

type AnyTarget = {
  readonly to: string;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly search?: FlatSearch;
  readonly hash?: string;
};

export function hrefOf({ to, params = {}, search = {}, hash }: AnyTarget): string {
  const path = to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return `${path}${printFlatSearch(search)}${hash ? `#${hash}` : ''}`;
}
