/** The rows of the authorization matrix that products declare for their own calls. */
import { joined } from '@sojourn/contract/joined.ts';
import { ROWS } from '../lists/rows.ts';

export const PRODUCT_ROWS = joined<(typeof ROWS)[keyof typeof ROWS]>(Object.values(ROWS));
