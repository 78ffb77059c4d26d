/** What a customer writes to support about, and how much. */
export const SUPPORT_TOPICS = ['trip', 'refund', 'payment', 'rewards', 'account', 'other'] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];
export const SUPPORT_TEXT_MAX = 2_000;
