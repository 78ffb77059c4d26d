/**
 * What people are told by mail. A message names what happened and whom it is about; what it says of a booking
 * is read when it leaves, so the outbox keeps no more about a person than it must.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CaseId, CreditId } from '@sojourn/domain/ids.ts';
import type { Money } from '@sojourn/domain/money.ts';
import type { Owner } from '#workflow/saga.ts';
import type { ProductMessage, TripMessage } from './product.ts';

export type Told =
  | TripMessage
  | ProductMessage
  /** `about`: the kind of the case; `subjectId`: mostly a booking. */
  | {
      readonly kind: 'caseOpened';
      readonly caseId: CaseId;
      readonly code: string;
      readonly about: string;
      readonly subjectId: string;
      readonly dueAt: Instant;
    }
  | {
      readonly kind: 'creditExpiring';
      readonly creditId: CreditId;
      readonly amount: Money;
      readonly expiresAt: Instant;
      /** 90, 60, 30 or 7: each is announced once. */
      readonly daysLeft: number;
    };
export type MessageKind = Told['kind'];
export type Message = Owner & { readonly at: Instant } & Told;

/** The same for the same thing told: `bookingConfirmed.bkg_…`. */
export function messageIdOf(told: Told): string {
  switch (told.kind) {
    case 'caseOpened':
      return `${told.kind}.${told.caseId}`;
    case 'creditExpiring':
      return `${told.kind}.${told.creditId}.${told.daysLeft}`;
    default:
      return `${told.kind}.${told.bookingId}`;
  }
}
