/** A request for approval as it is stored. */
import type { ApprovalRules } from '@sojourn/domain/approvals/approval-rules.ts';
import type { ApprovalState } from '@sojourn/domain/approvals/approval-state.ts';
import type { DeciderReason } from '@sojourn/domain/approvals/deciders.ts';
import type { ApprovalKind } from '@sojourn/domain/approvals/review-window.ts';
import type { FieldAnswer } from '@sojourn/domain/companies/custom-fields.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { ApprovalId, BookingId, CheckoutId, QuoteId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { PolicyReason } from '@sojourn/domain/policy/reasons.ts';
import type { BrokenRule } from '@sojourn/domain/policy/verdict.ts';
import type { WireProduct } from '@sojourn/products/product-list.ts';
import type { NamedInAll } from '#modules/selling/booking/in-language.ts';
import type { Owner } from '#workflow/saga.ts';
import type { PartyMember } from '../../arranging/party/store.ts';

/** What was asked for, as it was then: an edit of the tier or of the checkout changes nothing of it. */
export type Terms = {
  readonly tier: string;
  readonly tierVersion: number;
  readonly rules: ApprovalRules;
  readonly broken: readonly BrokenRule[];
  readonly reason: PolicyReason | null;
  readonly note: string | null;
  readonly product: WireProduct;
  readonly title: string;
  readonly subtitle: string;
  /** The same for each reader; left out by older servers. */
  readonly named?: NamedInAll;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Of the place, for the days of the trip. */
  readonly zone: string;
  readonly currency: Currency;
  /** What the card pays of it, and what it is called. */
  readonly cardMinor: number;
  readonly paidWith: string;
  /** The card that it was sent to be paid with; left out in requests from before, null for none. */
  readonly paymentId?: string | null;
  readonly freeUntil: Instant | null;
  readonly heldUntil: Instant | null;
  /** To the company's fields; left out by older servers. */
  readonly answers?: readonly FieldAnswer[] | undefined;
};

export type EndedBy = 'approver' | 'timeout' | 'traveler' | 'failure';
export type ReturnedFor = 'price' | 'changed' | 'unavailable' | 'payment' | 'companyCard' | 'notAllowed';

export type RequestKey = Owner & { readonly requestId: ApprovalId };
export type Request = RequestKey & {
  readonly businessId: string;
  readonly code: string;
  readonly tripId: ApprovalId;
  readonly state: ApprovalState;
  readonly version: number;
  readonly checkoutId: CheckoutId;
  readonly bookingId: BookingId | null;
  readonly kind: ApprovalKind;
  readonly terms: Terms;
  readonly requestedMinor: number;
  readonly requestedQuoteId: QuoteId;
  readonly sentAt: Instant;
  readonly decideBy: Instant;
  readonly noticedHours: number | null;
  readonly endedBy: EndedBy | null;
  readonly returnedFor: ReturnedFor | null;
  readonly nowMinor: number | null;
  readonly scenario: string | null;
  readonly changedAt: Instant;
  /** When its tier's rules changed while it waits; null: they haven't. */
  readonly policyChangedAt: Instant | null;
  /** Until when its traveler has to confirm its payment with their card's bank; null: they don't have to. */
  readonly confirmBy: Instant | null;
  /** The bank's name for who sent it, and theirs. */
  readonly subject: string;
  readonly requesterName: string;
  /** Who travels, where it was sent for others; else nobody. */
  readonly party: readonly PartyMember[];
};

type Traveling = Pick<Request, 'subject' | 'requesterName' | 'party'>;
/** By name; a guest whose name was forgotten isn't named. */
export const travelersOf = ({
  requesterName,
  party,
}: Pick<Traveling, 'requesterName' | 'party'>): string[] =>
  party.length === 0 ? [requesterName] : party.flatMap(({ name }) => name ?? []);
/** The bank's names of those who can't decide about it: who sent it and who travels. */
export const barredFrom = ({ subject, party }: Pick<Traveling, 'subject' | 'party'>): string[] => [
  subject,
  ...party.flatMap((each) => each.subject ?? []),
];

export type StoredStep = {
  readonly position: number;
  readonly approver: string;
  readonly why: DeciderReason;
  readonly decision: 'approve' | 'decline' | null;
  readonly note: string | null;
  /** The rule that a ready-made note is about: each reader gets it in their language. Null: it was typed. */
  readonly suggestion: BrokenRule | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Instant | null;
  /** Who had to decide before, and can't anymore. */
  readonly movedFrom: string | null;
};
