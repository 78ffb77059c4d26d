import type { Capability } from '@sojourn/domain/tenants/tenant.ts';
import type { TextValues } from '@sojourn/web/text/use-text.tsx';

export type FaqQuestion = {
  readonly id: string;
  readonly capability?: Capability;
  /** Then it has a `.link` text. */
  readonly to?: string;
};
export type FaqTopic = {
  readonly id: string;
  readonly capability?: Capability;
  readonly questions: readonly FaqQuestion[];
};

/** The product among the questions and answers. */
export type FaqPart = {
  readonly topic: FaqTopic;
  /** Figures that the rules work with, for the answers. */
  readonly values: TextValues;
};
