/** What keeps a stay's draft from being paid for, field by field, as the contract's complete draft has it. */
import { last } from '@sojourn/domain/present.ts';
import { nameProblem } from '@sojourn/domain/travelers/names/document-name.ts';
import {
  type DraftCheck,
  type DraftPath,
  type DraftProblem,
  paymentProblems,
  REFUSED_TEXTS,
} from '@sojourn/portal/features/checkout/draft/draft-problems.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { HotelDraft } from '#hotel/wire/hotel-draft.ts';

type HotelRules = {
  /** False when credits and miles pay all of it. */
  readonly needsCard: boolean;
  readonly roomCount: number;
  readonly minimumCheckInAge: number;
  readonly hotelName: string;
};

/** In the order of the page, so that the first is where the focus goes. */
export function problemsOfHotelDraft(draft: HotelDraft, rules: HotelRules): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const add = (path: DraftPath, id: MessageId, values?: TextRef['values']) =>
    problems.push({ path, text: textRef(id, values) });
  for (let room = 0; room < rules.roomCount; room++) {
    for (const part of ['firstName', 'lastName'] as const) {
      const name = draft.guests[room]?.[part].trim() ?? '';
      if (name === '') add(`guests.${room}.${part}`, `checkout.problem.${part}`);
      else if (nameProblem(name)) add(`guests.${room}.${part}`, 'checkout.problem.nameSigns');
    }
    if (room === 0) checkAge(draft.leadGuestAge, rules, add);
  }
  return [...problems, ...paymentProblems(draft, rules.needsCard)];
}

function checkAge(
  age: number | null,
  { minimumCheckInAge, hotelName }: HotelRules,
  add: (path: DraftPath, id: MessageId, values?: TextRef['values']) => void,
): void {
  const values = { age: minimumCheckInAge, hotel: hotelName };
  if (age === null) add('leadGuestAge', 'hotel.checkout.problem.age', values);
  else if (age < minimumCheckInAge) add('leadGuestAge', 'hotel.checkout.problem.ageUnder', values);
}

const GUEST_PATH = /^guests\.[0-7]\.(firstName|lastName)$/;
const OTHER_PATHS: ReadonlySet<DraftPath> = new Set([
  'leadGuestAge',
  'email',
  'phone',
  'paymentId',
  'termsAccepted',
  'loyaltyNumber',
  'requests',
]);
const hasField = (path: DraftPath): boolean => GUEST_PATH.test(path) || OTHER_PATHS.has(path);

/**
 * The server's own list of fields that it refuses, worded; a path that this page has no field for is left
 * out.
 */
function problemsFromServer(
  fields: readonly { readonly path: string }[],
  rules: HotelRules,
  code?: string,
): DraftProblem[] {
  const ids: Readonly<Record<string, MessageId>> = {
    firstName: 'checkout.problem.firstName',
    lastName: 'checkout.problem.lastName',
    leadGuestAge: 'hotel.checkout.problem.age',
    ...REFUSED_TEXTS,
  };
  const wordOf = (path: DraftPath): MessageId =>
    code === 'CardNumberRefused'
      ? 'checkout.problem.cardNumber'
      : (ids[last(path.split('.'))] ?? 'checkout.problem.refused');
  const values = { age: rules.minimumCheckInAge, hotel: rules.hotelName };
  return fields
    .filter(({ path }) => hasField(path))
    .map(({ path }) => ({ path, text: textRef(wordOf(path), values) }));
}

export const checkHotel = (rules: HotelRules): DraftCheck<HotelDraft> => ({
  find: (draft) => problemsOfHotelDraft(draft, rules),
  fromServer: (fields, code) => problemsFromServer(fields, rules, code),
  firstField: 'guests.0.firstName',
});
