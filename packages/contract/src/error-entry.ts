/**
 * `never`: the same request fails again; `later`: wait and repeat; `changed`: repeat after changing what
 * `details` names.
 */
type Retry = 'never' | 'later' | 'changed';
export type ErrorEntry = { readonly status: number; readonly retry: Retry; readonly raisedBy: string };

/** What a product adds. `errors`: of its own; `failures`: every reason why it isn't booked. */
export type ProductCodes = {
  readonly errors: Readonly<Record<string, ErrorEntry>>;
  readonly failures: readonly string[];
};
