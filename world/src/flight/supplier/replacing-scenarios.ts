/** Failures of booking a flight instead of a disrupted one; they strike any booking. */
export const REPLACING_SCENARIOS = [
  {
    name: 'option-sold',
    effect: 'The held seats of the flight that’s chosen go to others: DisruptionOptionGone',
    strikes: [{ verb: 'confirm', fault: 'soldOut' }],
  },
  {
    name: 'rebook-fails',
    effect: 'The airline doesn’t take the travelers on the other flight: DisruptionRebookFailed',
    strikes: [{ verb: 'confirm', fault: { reject: 'InvalidPassengers' } }],
  },
  {
    name: 'rebook-times-out',
    effect: 'The airline never answers whether the other flight is booked: Pending, then a case',
    strikes: [
      { verb: 'confirm', fault: 'timeoutBefore' },
      { verb: 'lookUp', fault: 'timeoutBefore' },
    ],
  },
] as const;
