/** Failures of edited details that every market can be switched to, under the name of its product. */
import type { Scenario } from '../play-scenario.ts';

const at = (fault: 'unavailable' | 'timeoutBefore' | 'timeoutAfter' | { readonly reject: string }) =>
  ({ verb: 'edit', fault }) as const;

/** `by`: who takes the edit, as `The airline`. */
export const editScenarios = (product: string, by: string): readonly Scenario<'edit' | 'lookUp', never>[] => [
  {
    name: `${product}-details-refused`,
    effect: `${by} can’t do what’s asked for in edited details: RequestRefused`,
    strikes: [at({ reject: 'RequestRefused' })],
  },
  {
    name: `${product}-details-name`,
    effect: `${by} finds that an edited member number is somebody else’s: LoyaltyNameMismatch`,
    strikes: [at({ reject: 'LoyaltyNameMismatch' })],
  },
  {
    name: `${product}-details-down`,
    effect: `${by} can’t be reached about edited details: SupplierUnavailable`,
    strikes: [at('unavailable')],
  },
  {
    name: `${product}-details-timeout-before`,
    effect: `${by} doesn’t answer the first edit, and changes nothing by it`,
    strikes: [{ ...at('timeoutBefore'), once: true }],
  },
  {
    name: `${product}-details-timeout-after`,
    effect: `${by} takes the edit, but the answer to the first request is lost`,
    strikes: [{ ...at('timeoutAfter'), once: true }],
  },
  {
    name: `${product}-details-silent`,
    effect: `${by} never answers an edit, nor any question about it: InProcess, then a case`,
    strikes: [at('timeoutBefore'), { verb: 'lookUp', fault: 'timeoutBefore' }],
  },
];
