import { ofCheckout, type Row, row } from '@sojourn/server/testing/authorization-row.ts';
import type { activityContract } from '../wire/activity-contract.ts';
import { SAIL_ID, SAIL_SLOT } from './sample-activity.ts';

const day = '2027-04-15';
const days = { fromDate: day, untilDate: '2027-04-19' };

export const ACTIVITY_ROWS: { readonly [N in keyof typeof activityContract.calls]: Row<N> } = {
  searchActivities: row('own', () => ({
    input: { area: { place: 'city:lisbon-pt' }, ...days, ages: [34, 36] },
  })),
  getActivity: row('own', () => ({ input: { activityId: SAIL_ID } })),
  getActivityCalendar: row('own', () => ({ input: { activityId: SAIL_ID, ...days } })),
  checkActivity: row('own', () => ({ input: { activityId: SAIL_ID, date: day, ages: [34, 36] } })),
  reportGuideMissing: row(404, ({ bookingId }) => ({ params: { bookingId }, input: { position: null } })),
  chooseActivity: row(404, (owned) => ({
    ...ofCheckout(owned),
    input: { optionId: 'standard', slotId: SAIL_SLOT, units: [{ unitId: 'adult', count: 2 }] },
  })),
};
