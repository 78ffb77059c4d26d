/** What is typed in a checkout, of whichever product it is. */
import { type PartOf, partsOf } from '@sojourn/products/contracts.ts';
import { z } from 'zod';
import { joined } from './joined.ts';

export type CheckoutDraft = z.output<PartOf<'draft'>>;

/** What is typed into any; a field that the product does not have is refused. */
export const typedDraft = z.object(joined(partsOf('draft').map(({ shape }) => shape))).partial();
export type TypedDraft = z.output<typeof typedDraft>;
