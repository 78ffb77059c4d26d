/** A company's own fields (A §5): what they are, what is typed into them, and what was booked with. */
import {
  FIELD_VALUE_MAX,
  fieldKeyProblem,
  fieldValueProblem,
  MOST_CUSTOM_FIELDS,
} from '@sojourn/domain/companies/custom-fields.ts';
import { FIELD_KINDS } from '@sojourn/domain/companies/setup.ts';
import { z } from 'zod';
import { label } from './admin/parts.ts';

const fieldKey = z
  .string()
  .max(40)
  .refine((text) => fieldKeyProblem(text) === null, { error: 'alphanumeric' });
export const customField = z.strictObject({
  key: fieldKey,
  label: label.min(1).max(60),
  kind: z.enum(FIELD_KINDS),
  /** Of the kind `one`. */
  choices: z
    .array(
      z
        .string()
        .trim()
        .max(60)
        .refine((text) => fieldValueProblem(text) === null, { error: 'characters' }),
    )
    .max(500),
  isRequired: z.boolean(),
});
export type CompanyField = z.output<typeof customField>;

/** As typed, by their keys; the company's fields are checked once it's booked. */
export const typedFields = z
  .record(fieldKey, z.string().max(FIELD_VALUE_MAX))
  .refine((typed) => Object.keys(typed).length <= MOST_CUSTOM_FIELDS, { error: 'tooMany' });

/** What a trip was booked with, each named as it was then. */
export const fieldAnswer = z.object({ key: z.string(), label: z.string(), value: z.string() });
