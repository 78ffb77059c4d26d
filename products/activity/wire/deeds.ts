/** What an agent does with its calls in a customer's portal. */
export const activityDeeds = {
  activities: ['searchActivities'],
  activity: ['getActivity', 'getActivityCalendar', 'checkActivity'],
  guide: ['reportGuideMissing'],
  checkout: ['chooseActivity'],
} as const;
