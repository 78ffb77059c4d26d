/** What an operator knows of their party, edited after booking: who leads it, where they join, a note. */
import { first } from '@sojourn/domain/present.ts';
import { createEditing } from '@sojourn/server/modules/trips/changes/details/create-editing.ts';
import type { Editing } from '@sojourn/server/modules/trips/changes/product.ts';
import { ok, unavailable } from '@sojourn/server/suppliers/outcome.ts';
import { pickupProblem } from '../booking/prepare-activity.ts';
import type { ActivityDeps, ActivityParty, BookedActivity } from '../sale.ts';
import { tooLateAt } from '../times-of-activity.ts';

export const activityEditing = ({
  sealer,
  activitySupplierOf,
}: Pick<ActivityDeps, 'sealer' | 'activitySupplierOf'>): Editing<BookedActivity> =>
  createEditing<BookedActivity, ActivityParty>(sealer, {
    names: ['lead', 'pickup', 'note'],
    closesAt: ({ offer }) => tooLateAt(offer.summary),
    view: ({ guests }, [party]) => {
      const { firstName, lastName } = first(guests);
      return {
        kind: 'Experience',
        lead: { firstName, lastName },
        pickup: party?.pickup ?? { kind: 'meetingPoint' },
        note: party?.note ?? '',
      };
    },
    apply: ({ offer }, _, details) => {
      if (details.kind !== 'Experience') return null;
      const { lead, pickup, note } = details;
      const fields = pickupProblem(offer, pickup);
      if (fields.length > 0)
        return { fields: fields.map(({ path, problem }) => ({ path: `details.${path}`, problem })) };
      return { guests: [lead], travelers: [{ lead, pickup, note }] };
    },
    send: async ({ bookingId: reference, request, contact }, [party], of, context) => {
      const supplier = activitySupplierOf(request.activityId);
      if (!supplier || !party) return unavailable;
      const { lead, pickup, note } = party;
      const travelers = [{ ...lead, phone: contact.phone, pickup, note }];
      return supplier.edit({ ...of, reference, travelers }, context);
    },
    listSent: async ({ bookingId: reference, request }, context) => {
      const found = await activitySupplierOf(request.activityId)?.lookUp({ reference }, context);
      return found?.outcome === 'ok' ? ok(found.value?.edits ?? []) : (found ?? unavailable);
    },
  });
