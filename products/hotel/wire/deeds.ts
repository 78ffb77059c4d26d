/** What an agent does with its calls in a customer's portal. */
export const hotelDeeds = {
  stays: ['searchStays', 'getPriceCalendar', 'listCollectionStays'],
  stay: ['getStay', 'listStayReviews'],
} as const;
