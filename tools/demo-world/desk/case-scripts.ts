/**
 * What customers have written to the service desk, and what its agents have done about it; hours before the
 * demo is made. The last hours leave a queue: some new, some being worked on, some waiting for an answer.
 */
import type { SupportTopic } from '../../../packages/domain/src/support/topics.ts';
import scripts from '../data/desk-cases.json' with { type: 'json' };

export type AgentName = 'sam' | 'kiran';
export type Deed =
  | { readonly do: 'take'; readonly by: AgentName }
  | {
      readonly do: 'answer';
      readonly by: AgentName;
      readonly text: string;
      readonly next: 'work' | 'waitOnTraveler' | 'waitOnSupplier' | 'resolve';
    }
  | { readonly do: 'note'; readonly by: AgentName; readonly text: string }
  | { readonly do: 'reply'; readonly text: string }
  | { readonly do: 'offer'; readonly by: AgentName; readonly text: string; readonly amountMinor: number }
  | { readonly do: 'accept' }
  | { readonly do: 'close' };
export type CaseScript = {
  readonly name: string;
  readonly who: string;
  /** A trip of `customer-trips.ts` and its part; null: about none. */
  readonly about: readonly [trip: string, part: 'flight' | 'stay' | 'car'] | null;
  readonly topic: SupportTopic;
  readonly text: string;
  readonly opened: number;
  readonly deeds: readonly (readonly [hours: number, Deed])[];
};

type Scripts = { readonly consumer: readonly CaseScript[]; readonly business: readonly CaseScript[] };

/** Of cardholders; and of Northline's people, `who` by their user names and about no trip. */
export const { consumer: CONSUMER_CASES, business: BUSINESS_CASES } = scripts as unknown as Scripts;
