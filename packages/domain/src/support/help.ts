/**
 * What a page says when only a person can go on (A §6, B §2, B §4), and which cases may already be about it.
 * One table: a code that's here offers to open a case with its facts.
 */
export const HELP_CODES = {
  cancel: [
    'CancellationFailure',
    'ContactCustomerService',
    'AirlineControl',
    'NonCfar',
    'Departed',
    'PastCheckInDate',
    'AgentReviewAndFulfillment',
  ],
  change: [
    'ContactAirline',
    'ContactSupport',
    'ChangeFailed',
    'IneligibleForExchange',
    'ItineraryNotFound',
    'LegacyTicketedVoidable',
    'TooManyAttempts',
  ],
  schedule: ['ContactSupport'],
  payment: ['PaymentUnclear'],
  disruption: ['PartialRebooking', 'NoRebooking', 'RebookFailed'],
} as const;

export type HelpAbout = keyof typeof HELP_CODES;
export const HELP_ABOUT = Object.keys(HELP_CODES) as readonly HelpAbout[];
export type HelpCode = (typeof HELP_CODES)[HelpAbout][number];
export const ALL_HELP_CODES = [...new Set(Object.values(HELP_CODES).flat())] as readonly HelpCode[];

/** The code, where it needs a person. */
export const helpCode = (about: HelpAbout, code: string | null | undefined): HelpCode | null =>
  (HELP_CODES[about] as readonly HelpCode[]).find((each) => each === code) ?? null;

/** What a case about it is found by. */
export const helpSubject = (bookingId: string, about: HelpAbout, code: HelpCode): string =>
  `help:${bookingId}:${about}.${code}`;
export const helpSubjects = (bookingId: string, about: HelpAbout): string[] =>
  HELP_CODES[about].map((code) => helpSubject(bookingId, about, code));

/** Cancellations that our agents review and fulfill, or decline; the others were asked for too late. */
export const REVIEWED_CANCELS = [
  'CancellationFailure',
  'ContactCustomerService',
  'AirlineControl',
  'NonCfar',
  'AgentReviewAndFulfillment',
] as const satisfies readonly (typeof HELP_CODES)['cancel'][number][];
export type ReviewedCancel = (typeof REVIEWED_CANCELS)[number];

/** Kinds of cases that are opened by themselves about the same trouble. */
export const HELPED_BY: Readonly<Record<HelpAbout, readonly string[]>> = {
  cancel: ['cancelRefused', 'cancelUnanswered'],
  change: ['changeRequested', 'changeUnanswered', 'changeRefused'],
  schedule: ['scheduleUnmapped'],
  payment: ['refundRefused', 'refundUnanswered', 'bookingUnanswered'],
  disruption: [],
};
