/** Edited details at the suppliers of the tests: each is taken once, unless a test refuses it. */
import type { EditRefusal } from '@sojourn/domain/booking/trip-details.ts';
import type { EditRequest, EditVerbs } from '../edit-port.ts';
import { ok, rejected } from '../outcome.ts';

export type FakeEdits = {
  refuseEdit: EditRefusal | null;
  /** What was taken, in order. */
  readonly edits: EditRequest<object>[];
};
export const CALM_EDITS = { refuseEdit: null } as const;

/** `isBooked`: whether the supplier has such an order. */
export const fakeEdits = <T extends object>(
  supplier: FakeEdits,
  isBooked: (reference: string) => boolean,
): EditVerbs<T> => ({
  edit: async (request) => {
    if (supplier.edits.some(({ editReference }) => editReference === request.editReference)) return ok(null);
    if (!isBooked(request.reference)) return rejected({ reason: 'NotFound' });
    if (supplier.refuseEdit) return rejected({ reason: supplier.refuseEdit });
    supplier.edits.push(request);
    return ok(null);
  },
});

export const editsOf = ({ edits }: FakeEdits, reference: string): string[] =>
  edits.filter((each) => each.reference === reference).map(({ editReference }) => editReference);
