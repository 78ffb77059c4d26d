/** What agents accept in somebody's place, as the proof of it names it. */
export const AGENT_DEEDS = ['booking', 'change', 'cancellation', 'scheduleChange'] as const;
export type AgentDeedName = (typeof AGENT_DEEDS)[number];
