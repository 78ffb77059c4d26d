/** What an operator knows of their party, edited after booking: who leads it, where they join, a note. */
import { first } from '@sojourn/domain/present.ts';
import { createEditing } from '@sojourn/server/modules/trips/changes/details/create-editing.ts';
import type { Editing } from '@sojourn/server/modules/trips/changes/product.ts';
import { ok, unavailable } from '@sojourn/server/suppliers/outcome.ts';
import { partyOf, partyProblems } from '../booking/prepare-activity.ts';
import type { ActivityDeps, ActivityParty, BookedActivity } from '../sale.ts';
import { tooLateAt } from '../times-of-activity.ts';

export const activityEditing = ({
  sealer,
  activitySupplierOf,
}: Pick<ActivityDeps, 'sealer' | 'activitySupplierOf'>): Editing<BookedActivity> =>
  createEditing<BookedActivity, ActivityParty>(sealer, {
    names: ['lead', 'pickup', 'language', 'answers', 'note'],
    closesAt: ({ offer }) => tooLateAt(offer.summary),
    view: ({ guests }, [party]) => {
      const { firstName, lastName } = first(guests);
      return {
        kind: 'Experience',
        lead: { firstName, lastName },
        pickup: party?.pickup ?? { kind: 'meetingPoint' },
        language: party?.language ?? null,
        answers: (party?.answers ?? []).map((each) => ({ ...each })),
        note: party?.note ?? '',
      };
    },
    apply: ({ offer }, _, details) => {
      if (details.kind !== 'Experience') return null;
      const fields = partyProblems(offer, details);
      if (fields.length > 0)
        return { fields: fields.map(({ path, problem }) => ({ path: `details.${path}`, problem })) };
      return { guests: [details.lead], travelers: [partyOf(offer, details)] };
    },
    send: async ({ bookingId: reference, request, contact }, [party], of, context) => {
      const supplier = activitySupplierOf(request.activityId);
      if (!supplier || !party) return unavailable;
      const { lead, pickup, language = null, answers = [], note } = party;
      const travelers = [{ ...lead, phone: contact.phone, pickup, language, answers, note }];
      return supplier.edit({ ...of, reference, travelers }, context);
    },
    listSent: async ({ bookingId: reference, request }, context) => {
      const found = await activitySupplierOf(request.activityId)?.lookUp({ reference }, context);
      return found?.outcome === 'ok' ? ok(found.value?.edits ?? []) : (found ?? unavailable);
    },
  });
