/** What an agent does with its calls in a customer's portal. */
export const homeDeeds = {
  homes: ['searchHomes', 'listHomeReviews'],
  home: ['getHome', 'getHomeCalendar'],
  checkout: ['chooseHomeFees'],
  homeRequest: ['getHomeRequest', 'listHomeRequests', 'listHostMessages'],
  askHost: [
    'sendHomeRequest',
    'payHomeRequest',
    'writeToHost',
    'answerDepositClaim',
    'decideDepositClaim',
    'chooseDepositCard',
  ],
  withdrawRequest: ['withdrawHomeRequest'],
} as const;
