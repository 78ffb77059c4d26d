/** The people of a company. */
import { IMPORT_PROBLEMS } from '@sojourn/domain/companies/check-import.ts';
import { IMPORT_FIELDS } from '@sojourn/domain/companies/import-row.ts';
import { PEOPLE_MAX, PERSON_STATUSES } from '@sojourn/domain/companies/people.ts';
import { isEmailAddress } from '@sojourn/domain/travelers/contact.ts';
import { z } from 'zod';
import { call } from '../call.ts';
import { personName } from '../primitives.ts';
import { companyPerson, companyRole, label, personId, tierId } from './parts.ts';

const params = z.object({ personId });
const facts = z.strictObject({
  firstName: personName,
  lastName: personName,
  email: z.string().trim().max(254).refine(isEmailAddress, { error: 'form' }),
  role: companyRole,
  tierId: tierId.nullable(),
  department: label,
  costCenter: label,
  managerId: personId.nullable(),
});
export type PersonInput = z.output<typeof facts>;

/** Cells are checked by the rules of an import, which say what's wrong with each. */
const cell = z.string().max(300).optional();
const importRow = z.strictObject({
  line: z.int().min(1).max(1_000_000),
  firstName: cell,
  lastName: cell,
  email: cell,
  role: cell,
  tier: cell,
  department: cell,
  costCenter: cell,
  manager: cell,
  managerName: cell,
  externalId: cell,
  active: z.boolean().optional(),
});
const peopleImport = z.strictObject({
  source: z.enum(['csv', 'scim']),
  rows: z.array(importRow).min(1).max(PEOPLE_MAX),
});
export type PeopleImport = z.output<typeof peopleImport>;
const count = z.int().min(0);
const checked = z.object({
  counts: z.object({ new: count, changed: count, same: count, refused: count }),
  rows: z.array(
    z.object({
      line: z.int(),
      status: z.enum(['new', 'changed', 'same', 'refused']),
      problems: z.array(
        z.object({
          field: z.enum(IMPORT_FIELDS),
          problem: z.enum(IMPORT_PROBLEMS),
          /** What was probably meant. */
          guess: z.string().nullable(),
          line: z.int().nullable(),
        }),
      ),
    }),
  ),
});
export type CheckedImport = z.output<typeof checked>;

export const adminPeopleCalls = {
  listPeople: call({
    method: 'GET',
    path: '/admin/people',
    summary: 'People by last name, 100 from an offset on, with how many there are of each kind',
    auth: 'admin',
    query: z.object({
      /** Part of a name or an address. */
      q: z.string().max(100).optional(),
      status: z.enum(PERSON_STATUSES).optional(),
      /** `none`: without a tier. */
      tier: tierId.or(z.literal('none')).optional(),
      department: z.string().max(120).optional(),
      offset: z
        .string()
        .regex(/^\d{1,6}$/)
        .optional(),
    }),
    output: z.object({ people: z.array(companyPerson), total: count }),
    errors: [],
  }),
  addPerson: call({
    method: 'POST',
    path: '/admin/people',
    summary: 'Adds somebody, and invites them by email if wanted',
    auth: 'admin',
    input: z.strictObject({ facts, invite: z.boolean() }),
    output: companyPerson,
    errors: ['PersonEmailTaken', 'ManagerLoop', 'TierUnknown'],
  }),
  changePerson: call({
    method: 'PUT',
    path: '/admin/people/:personId',
    summary: 'Changes somebody; names and addresses of those who signed in stay the issuer’s',
    auth: 'admin',
    params,
    input: facts,
    output: companyPerson,
    errors: ['PersonEmailTaken', 'ManagerLoop', 'TierUnknown', 'LastAdmin'],
  }),
  deactivatePerson: call({
    method: 'POST',
    path: '/admin/people/:personId/deactivate',
    summary: 'Ends somebody’s sessions now; they can’t sign in any more. Their trips stay booked',
    auth: 'admin',
    params,
    output: companyPerson,
    errors: ['LastAdmin'],
  }),
  reactivatePerson: call({
    method: 'POST',
    path: '/admin/people/:personId/reactivate',
    summary: 'Lets somebody in again',
    auth: 'admin',
    params,
    output: companyPerson,
    errors: [],
  }),
  invitePeople: call({
    method: 'POST',
    path: '/admin/people/invitations',
    summary: 'Invites people by email; all who haven’t been, or those named, again too',
    auth: 'admin',
    input: z.strictObject({ personIds: z.array(personId).max(100).nullable() }),
    output: z.object({ invited: count }),
    errors: [],
  }),
  previewImport: call({
    method: 'POST',
    path: '/admin/people/import/preview',
    summary: 'What an import would add and change, and what is wrong with each row; changes nothing',
    auth: 'admin',
    input: peopleImport,
    output: checked,
    readOnly: true,
    hasLargeInput: true,
    errors: [],
  }),
  importPeople: call({
    method: 'POST',
    path: '/admin/people/import',
    summary: 'Adds and changes everybody, or nobody if a row has a problem. Invites nobody',
    auth: 'admin',
    input: peopleImport,
    output: checked,
    hasLargeInput: true,
    errors: ['ImportRefused', 'TooManyPeople'],
  }),
} as const;
