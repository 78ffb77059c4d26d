/** Starts that a traveler chose although they clash with their trip, while the page is open. */
const accepted = new Set<string>();

const keyOf = (activityId: string, slotId: string | null): string => `${activityId} ${slotId}`;

export const acceptClash = (activityId: string, slotId: string | null): void => {
  accepted.add(keyOf(activityId, slotId));
};
export const isClashAccepted = (activityId: string, slotId: string | null): boolean =>
  accepted.has(keyOf(activityId, slotId));
