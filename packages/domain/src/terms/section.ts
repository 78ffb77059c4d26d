/** A section of a version of the terms: its blocks, whose words are in the portal's catalogue. */
import type { Capability } from '../tenants/tenant.ts';

export type TermsBlock =
  | { readonly kind: 'text' }
  | { readonly kind: 'list' | 'steps' | 'facts'; readonly items: number };
export type TermsSection = {
  /** Its anchor, within the document. */
  readonly id: string;
  readonly blocks: readonly TermsBlock[];
  /** Only where the tenant has it. */
  readonly capability?: Capability;
};
