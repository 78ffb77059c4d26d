/** Whose rows an invariant is checked for. */
import type { RawBuilder } from 'kysely';

/** A condition on the rows of a table by its alias: those of the customers that are checked. */
export type Scope = (alias: string) => RawBuilder<unknown>;
/** Selects tenant_id, customer_id, subject and facts only where the rule is broken. */
export type Rule = (of: Scope) => RawBuilder<unknown>;
