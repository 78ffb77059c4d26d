/** What mail about requests says. What happens to the parts of a trip at one time is one mail. */
import type { FieldAnswer } from '@sojourn/domain/companies/custom-fields.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Money } from '@sojourn/domain/money.ts';
import type { BrokenRule } from '@sojourn/domain/policy/verdict.ts';
import type { NamedInAll } from '#modules/selling/booking/in-language.ts';
import type { ReturnedFor } from '../requests/request.ts';
import type { News } from './texts/words.ts';

/** Of one request. */
type PartAbout = {
  readonly requestId: string;
  readonly code: string;
  readonly title: string;
  /** For each reader's language. Older messages are without it. */
  readonly named?: NamedInAll | undefined;
  readonly price: Money;
};
/** `ifUndecided`: what happens if nobody decides by then. */
export type WaitingPart = PartAbout & {
  readonly decideBy: Instant;
  readonly ifUndecided: 'keep' | 'cancel' | 'mandate';
};
export type NewsPart = PartAbout & {
  readonly news: News;
  readonly returnedFor: ReturnedFor | null;
  readonly note: string | null;
  /** The rule that a ready-made note is about. Older messages are without it. */
  readonly suggestion?: BrokenRule | null;
  readonly bookingId: BookingId | null;
};

export type About<Part> = Part & {
  readonly key: string;
  /** The other side's. */
  readonly name: string;
  /** Who travels, where it was sent for others. Older messages are without it. */
  readonly travelers?: readonly string[];
  /** To the company's fields. Older messages are without it. */
  readonly answers?: readonly FieldAnswer[];
  /** All of the trip that it's about, the first again among them. Older messages are about one. */
  readonly parts?: readonly Part[];
};
/** `hours`: left to decide, of a reminder; null of a first request. */
export type Waiting = About<WaitingPart> & { readonly hours: number | null };
export type ApprovalRequested = Waiting & { readonly kind: 'approvalRequested' };
/** The same for who sent it. */
export type ApprovalWaits = Waiting & { readonly kind: 'approvalWaits' };
export type ApprovalNews = About<NewsPart> & { readonly kind: 'approvalNews' };
/** The same for who decides. */
export type ApprovalOutcome = About<NewsPart> & { readonly kind: 'approvalOutcome' };
