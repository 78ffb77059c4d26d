/** The company's own fields, before those of the product: the same rules as the server's. */
import type { PaymentDraft } from '@sojourn/contract/payment-draft.ts';
import {
  type CustomField,
  type CustomFieldProblem,
  customFieldProblems,
} from '@sojourn/domain/companies/custom-fields.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import type { RefusedFields } from '#shared/product/checkout-part.ts';
import type { DraftCheck, DraftPath, DraftProblem } from '../draft/draft-problems.ts';

const OWN = 'customFields.';
export const companyFieldPath = (key: string): DraftPath => `${OWN}${key}`;
const isProblem = (text: string): text is CustomFieldProblem => Object.hasOwn(TEXTS, text);

const TEXTS = {
  missing: 'checkout.company.missing',
  characters: 'checkout.company.characters',
  choice: 'checkout.company.choice',
} as const satisfies Readonly<Record<CustomFieldProblem, string>>;

const worded = ({ key, label }: CustomField, problem: string): DraftProblem => ({
  path: companyFieldPath(key),
  text: textRef(isProblem(problem) ? TEXTS[problem] : 'checkout.problem.refused', { field: label }),
});

export const withCompany = <Typed extends PaymentDraft>(
  check: DraftCheck<Typed>,
  fields: readonly CustomField[],
): DraftCheck<Typed> => {
  const wordedBy = (key: string, problem: string) =>
    fields.filter((field) => field.key === key).map((field) => worded(field, problem));
  return {
    firstField: check.firstField,
    find: (draft) => [
      ...customFieldProblems(fields, draft.customFields).flatMap(({ key, problem }) =>
        wordedBy(key, problem),
      ),
      ...check.find(draft),
    ],
    fromServer: (refused, code) => [
      ...refused.flatMap(({ path, problem = '' }) =>
        path.startsWith(OWN) ? wordedBy(path.slice(OWN.length), problem) : [],
      ),
      ...check.fromServer(refused, code),
    ],
  };
};

/** The company added one while the page was open. */
export const namesUnknown = (refused: RefusedFields, fields: readonly CustomField[]): boolean =>
  refused.some(
    ({ path }) => path.startsWith(OWN) && !fields.some(({ key }) => companyFieldPath(key) === path),
  );
