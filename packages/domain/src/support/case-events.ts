/** What a case's timeline is made of. */
export const CASE_EVENT_KINDS = [
  'message',
  'note',
  'taken',
  'handedOver',
  'released',
  'waitingOnTraveler',
  'waitingOnSupplier',
  'resolved',
  'reopened',
  'closed',
  'proposed',
  'approved',
  'accepted',
  'declined',
  'withdrawn',
  'proposalFailed',
  'fulfilled',
  'notFulfilled',
  'acted',
  'callerVerified',
  'delegated',
  'delegationEnded',
  'merged',
  'mergedIn',
] as const;
export type CaseEventKind = (typeof CASE_EVENT_KINDS)[number];

/** These are never the customer's to see, whatever is in them. */
export const INTERNAL_EVENTS: readonly CaseEventKind[] = [
  'note',
  'released',
  'handedOver',
  'approved',
  'waitingOnSupplier',
];

/** The most that one message of a case has, in characters. */
export const CASE_TEXT_MAX = 4_000;
