/** What stops a rental's draft from being paid for, field by field. */
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
import { CAR_LOYALTY_ERRORS, checkLoyaltyNumber } from '#car/rules/loyalty.ts';
import type { CarSummary } from '#car/wire/car-checkout.ts';
import type { CarDraft } from '#car/wire/car-draft.ts';

const FLIGHT = /^$|^[A-Za-z0-9]{2}\s?\d{1,4}[A-Za-z]?$/;

type CarRules = {
  /** False when nothing is due today, or credits and miles pay all of it. */
  readonly needsCard: boolean;
  /** The main one, and as many more as were added. */
  readonly driverCount: number;
  readonly program: CarSummary['loyaltyProgram'];
};

type Add = (path: DraftPath, id: MessageId, values?: TextRef['values']) => void;

/** Its form; whether the program knows it is asked apart. */
export function loyaltyProblem(number: string, program: CarRules['program']): TextRef | undefined {
  if (number.trim() === '' || program === null) return undefined;
  const check = checkLoyaltyNumber(program, number);
  if (check.ok) return undefined;
  const { typedDigits, digits } = check.facts;
  return textRef('car.checkout.problem.loyaltyDigits', { typed: typedDigits, digits });
}

function driverProblems({ drivers }: CarDraft, count: number, add: Add): void {
  for (let at = 0; at < count; at++) {
    for (const part of ['firstName', 'lastName'] as const) {
      const name = drivers[at]?.[part].trim() ?? '';
      if (name === '') add(`drivers.${at}.${part}`, `checkout.problem.${part}`);
      else if (nameProblem(name)) add(`drivers.${at}.${part}`, 'checkout.problem.nameSigns');
    }
  }
}

/** In the order of the page, so that the first is where the focus goes. */
export function problemsOfCarDraft(draft: CarDraft, rules: CarRules): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const add: Add = (path, id, values) => problems.push({ path, text: textRef(id, values) });
  driverProblems(draft, rules.driverCount, add);
  if (!/^[A-Z]{2}$/.test(draft.licenseCountry)) add('licenseCountry', 'car.checkout.problem.license');
  if (!FLIGHT.test(draft.flightNumber.trim())) add('flightNumber', 'car.checkout.problem.flight');
  const loyalty = loyaltyProblem(draft.loyaltyNumber, rules.program);
  if (loyalty) problems.push({ path: 'loyaltyNumber', text: loyalty });
  return [...problems, ...paymentProblems(draft, rules.needsCard)];
}

const DRIVER_FIELD = /^drivers\.[0-5]\.(firstName|lastName)$/;
const FIELDS: ReadonlySet<DraftPath> = new Set([
  'licenseCountry',
  'flightNumber',
  'loyaltyNumber',
  'email',
  'phone',
  'paymentId',
  'termsAccepted',
]);

/** The fields that the server refuses, worded; a path that the page has no field for is left out. */
function problemsFromServer(
  fields: readonly { readonly path: string; readonly problem?: string }[],
  code?: string,
): DraftProblem[] {
  const ids: Readonly<Record<string, MessageId>> = {
    firstName: 'checkout.problem.firstName',
    lastName: 'checkout.problem.lastName',
    licenseCountry: 'car.checkout.problem.license',
    flightNumber: 'car.checkout.problem.flight',
    loyaltyNumber: 'car.checkout.loyalty.InvalidLoyaltyNumber',
    ...REFUSED_TEXTS,
  };
  const wordOf = ({ path, problem }: { path: string; problem?: string }): MessageId => {
    const known = CAR_LOYALTY_ERRORS.find((each) => each === problem);
    if (known) return `car.checkout.loyalty.${known}`;
    if (code === 'CardNumberRefused') return 'checkout.problem.cardNumber';
    return ids[path.split('.').at(-1) ?? ''] ?? 'checkout.problem.refused';
  };
  return fields
    .filter(({ path }) => FIELDS.has(path) || DRIVER_FIELD.test(path))
    .map((field) => ({ path: field.path, text: textRef(wordOf(field)) }));
}

export const checkCar = (rules: CarRules): DraftCheck<CarDraft> => ({
  find: (draft) => problemsOfCarDraft(draft, rules),
  fromServer: problemsFromServer,
  firstField: 'drivers.0.firstName',
});
