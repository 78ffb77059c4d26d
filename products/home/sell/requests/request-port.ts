/**
 * The port for homes whose host is asked first. While a request is asked nothing is held, neither nights nor
 * money. The host's yes takes the nights, and ends in the same write every request that shares one with it.
 */
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { RequestCause, RequestState } from '#home/rules/booking/request.ts';
import type { PartyType } from '#home/rules/home.ts';
import type { HomePriceAsk, HomeRejection } from '#home/sell/price-port.ts';

/** Its reference is ours, as that of an order is. */
export type NewHomeRequest = HomePriceAsk & {
  readonly reference: string;
  /** What it's sent at is what it's confirmed at, whatever the host edits. */
  readonly totalMinor: number;
  /** The host sees a first name until the stay is confirmed. */
  readonly guestFirstName: string;
  readonly message: string;
};
/** Why a host declined is theirs; `cause` is what we may pass on. */
export type HomeRequestRecord = {
  readonly state: RequestState;
  readonly sentAt: Instant;
  readonly answerBy: Instant;
  readonly answeredAt: Instant | null;
  readonly cause: RequestCause | null;
  /** Until when the nights of an accepted one are kept; null before. */
  readonly nightsHeldUntil: Instant | null;
};
export type HostMessage = {
  readonly messageId: string;
  readonly from: PartyType;
  readonly text: string;
  readonly sentAt: Instant;
  readonly readAt: Instant | null;
};
/** A claim on the deposit, with what the host shows for it. */
export type HostClaim = {
  readonly claimId: string;
  readonly amountMinor: number;
  readonly reason: string;
  readonly evidence: readonly string[];
  readonly claimedOn: CalendarDate;
};

type At = { readonly reference: string; readonly now: Instant };

export type HomeRequestVerbs = {
  readonly sendRequest: (
    request: NewHomeRequest,
    context: CallContext,
  ) => Promise<Outcome<HomeRequestRecord, HomeRejection>>;
  /** Repeating it is a success; `Closed` once the host has answered. */
  readonly withdrawRequest: (
    request: At,
    context: CallContext,
  ) => Promise<Outcome<HomeRequestRecord, { readonly reason: 'NotFound' | 'Closed' }>>;
  readonly lookUpRequest: (
    request: At,
    context: CallContext,
  ) => Promise<Outcome<HomeRequestRecord | null, never>>;
  /** By the host, over the link that we sent them: takes the nights, or ends it. */
  readonly answerRequest: (
    request: At & { readonly answer: 'accept' | 'decline' },
    context: CallContext,
  ) => Promise<Outcome<HomeRequestRecord, { readonly reason: 'NotFound' | 'Closed' | 'NoAvailability' }>>;
  /** Keeps the nights of an accepted request for so long, while its guest is to pay. */
  readonly keepNights: (
    request: At & { readonly until: Instant },
    context: CallContext,
  ) => Promise<Outcome<HomeRequestRecord, { readonly reason: 'NotFound' | 'Closed' }>>;
  /** Lets the nights of an accepted request go: it wasn't paid, or its guest withdrew. */
  readonly dropRequest: (
    request: At,
    context: CallContext,
  ) => Promise<Outcome<HomeRequestRecord, { readonly reason: 'NotFound' }>>;
  /** Of a request or an order; idempotent by `messageId`. */
  readonly writeToHost: (
    request: At & { readonly messageId: string; readonly from: PartyType; readonly text: string },
    context: CallContext,
  ) => Promise<Outcome<HostMessage, { readonly reason: 'NotFound' }>>;
  readonly listMessages: (
    request: At,
    context: CallContext,
  ) => Promise<Outcome<readonly HostMessage[], never>>;
  readonly listClaims: (request: At, context: CallContext) => Promise<Outcome<readonly HostClaim[], never>>;
};
