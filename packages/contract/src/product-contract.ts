/** What a product adds to the contract. */
import type { z } from 'zod';
import type { Call } from './call.ts';
import type { ErrorCode } from './errors.ts';

export type ProductContract = {
  /** Finds it, and what only its checkout has; the general calls of checkouts and trips serve it besides. */
  readonly calls: Readonly<Record<string, Call>>;
  /** What a checkout of it is opened with; its `product` names it. */
  readonly start: z.ZodObject;
  /** What can come of that, beyond `priceErrors`. */
  readonly startErrors: readonly ErrorCode[];
  /** What a supplier may answer to a request for its price. */
  readonly priceErrors: readonly ErrorCode[];
  /** What can come of paying for it, beyond what all products have. */
  readonly bookErrors?: readonly ErrorCode[];
  readonly draft: z.ZodObject;
  /** Its `kind` names it, as in trips. */
  readonly checkout: z.ZodObject;
  readonly tripCard: z.ZodObject;
  readonly tripDetail: z.ZodObject;
  /** How a booking of it is changed, where that's possible; `kind` names it in both. */
  readonly change?: {
    /** What is asked for. */
    readonly ask: z.ZodObject;
    /** What changes, as it's shown. */
    readonly detail: z.ZodObject;
  };
  /** What can be bought or given up after booking, where something can; `kind` names it in both. */
  readonly extras?: { readonly ask: z.ZodObject; readonly detail: z.ZodObject };
  /** What is watched of it, where its prices can be; `product` names it. */
  readonly watch?: z.ZodObject;
  /** What its supplier knows of the travelers besides their names, as it can be edited; `kind` names it. */
  readonly details: z.ZodObject;
  /** Under their names in the reference of the API. */
  readonly shapes: Readonly<Record<string, z.ZodType>>;
};
