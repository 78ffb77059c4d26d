/** What suppliers learn of travelers besides their names, and what can be edited of it after booking. */

import { PRODUCT_DETAILS, type ProductDetail, type ProductEditFailure } from './product-changing.ts';

/** By the names of their fields. */
export type DetailName = ProductDetail;
export const DETAIL_NAMES = PRODUCT_DETAILS;

/** Why a supplier doesn't take an edit. */
export type EditRefusal =
  /** It has no such booking. */
  | 'NotFound'
  | 'NotChangeable'
  | 'AirlineControl'
  | 'Departed'
  | ProductEditFailure
  /** What was asked for can't be done there. */
  | 'RequestRefused';

type Details = Readonly<Record<string, unknown>>;

/** The fields in which two differ, in the order of the names. */
export const changedDetails = (
  before: readonly Details[],
  after: readonly Details[],
  names: readonly DetailName[],
): DetailName[] =>
  names.filter((name) =>
    after.some((each, at) => JSON.stringify(each[name]) !== JSON.stringify(before[at]?.[name])),
  );
