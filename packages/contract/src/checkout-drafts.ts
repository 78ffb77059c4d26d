/** What is typed in a checkout, of whichever product it is. */
import { z } from 'zod';
import { joined } from './products/joined.ts';
import { type PartOf, partsOf } from './products/registry.ts';

export type CheckoutDraft = z.output<PartOf<'draft'>>;

/** What is typed into any; a field that the product does not have is refused. */
export const typedDraft = z.object(joined(partsOf('draft').map(({ shape }) => shape))).partial();
export type TypedDraft = z.output<typeof typedDraft>;
