/** What canceling a booked home is called (B §8). */
export const HOME_CANCEL_CODES = {
  quoted: 'HomesCancelQuoteSuccess',
  fulfilled: 'HomesCancelAgentFulfillSuccess',
  notFulfilled: 'HomesCancelAgentFulfillFailure',
} as const;
