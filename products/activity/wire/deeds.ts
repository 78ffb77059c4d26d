/** What an agent does with its calls in a customer's portal. */
export const activityDeeds = {
  activities: ['searchActivities'],
  activity: ['getActivity', 'getActivityCalendar', 'checkActivity'],
  checkout: ['chooseActivity'],
} as const;
