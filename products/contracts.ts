/** What products are on the wire, from which the calls and unions of all are made. */
import type { ErrorCode } from '@sojourn/contract/errors.ts';
import type { ProductContract } from '@sojourn/contract/product-contract.ts';
import { CONTRACTS as LISTED } from './lists/contracts.ts';
import type { Product } from './product-list.ts';

export const CONTRACTS = LISTED satisfies { readonly [P in Product]: ProductContract };

type Part = Exclude<keyof ProductContract, 'bookErrors' | 'change' | 'extras' | 'watch'>;
export type PartOf<K extends Part> = (typeof CONTRACTS)[keyof typeof CONTRACTS][K];

/** One part of every product, for a union of them. */
export const partsOf = <K extends Part>(key: K): [PartOf<K>, ...PartOf<K>[]] =>
  Object.values(CONTRACTS).map((contract) => contract[key]) as [PartOf<K>, ...PartOf<K>[]];

type Changeable = Extract<(typeof CONTRACTS)[Product], { readonly change: object }>;
type ChangePart<K extends 'ask' | 'detail'> = Changeable['change'][K];
/** Of the products that can be changed after booking. */
export const changeParts = <K extends 'ask' | 'detail'>(key: K): [ChangePart<K>, ...ChangePart<K>[]] =>
  Object.values(CONTRACTS).flatMap((contract) =>
    'change' in contract ? [contract.change[key]] : [],
  ) as unknown as [ChangePart<K>, ...ChangePart<K>[]];

type WithExtras = Extract<(typeof CONTRACTS)[Product], { readonly extras: object }>;
type ExtrasPart<K extends 'ask' | 'detail'> = WithExtras['extras'][K];
/** Of the products whose extras can be changed after booking. */
export const extrasParts = <K extends 'ask' | 'detail'>(key: K): [ExtrasPart<K>, ...ExtrasPart<K>[]] =>
  Object.values(CONTRACTS).flatMap((contract) =>
    'extras' in contract ? [contract.extras[key]] : [],
  ) as unknown as [ExtrasPart<K>, ...ExtrasPart<K>[]];

type Watched = Extract<(typeof CONTRACTS)[Product], { readonly watch: object }>['watch'];
/** Of the products whose prices can be watched. */
export const watchParts = (): [Watched, ...Watched[]] =>
  Object.values(CONTRACTS).flatMap((contract) =>
    'watch' in contract ? [contract.watch] : [],
  ) as unknown as [Watched, ...Watched[]];

export const codesOf = (key: 'startErrors' | 'priceErrors'): ErrorCode[] => [...new Set(partsOf(key).flat())];

/** Of the products that refuse to be booked for reasons of their own. */
export const bookErrors = (): ErrorCode[] =>
  Object.values(CONTRACTS).flatMap((contract) => ('bookErrors' in contract ? contract.bookErrors : []));
