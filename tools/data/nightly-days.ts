/**
 * The days on which the whole test run has broken or might: `npm run nightly -- days` lives through each. A
 * day that has passed still tests: pages and databases of the run live on it too.
 */
export type NightlyDay = {
  /** As TEST_DAY has it, with the hour where it matters; null: the real day and hour. */
  readonly day: string | null;
  /** The machine's time zone, instead of UTC. */
  readonly zone?: string;
  readonly why: string;
};

export const NIGHTLY_DAYS: readonly NightlyDay[] = [
  { day: '2027-02-28', why: 'the last day of a short month' },
  { day: '2028-02-29', why: 'a day that the next year lacks' },
  { day: '2027-03-31', why: 'a day that the next month lacks' },
  { day: '2027-04-30', why: 'the last day, and the month before and after have one more' },
  { day: '2027-03-14', zone: 'America/New_York', why: 'an hour is left out in the US' },
  { day: '2027-11-07', zone: 'America/New_York', why: 'an hour is there twice in the US' },
  { day: '2027-03-28', zone: 'Europe/Paris', why: 'an hour is left out in Europe' },
  { day: '2027-10-31', zone: 'Europe/Paris', why: 'an hour is there twice in Europe' },
  { day: '2027-11-29', why: 'the dates that a form begins with are in the next month' },
  { day: '2027-12-24', why: 'the holidays are sold at their own prices' },
  { day: '2027-12-31', why: 'tomorrow is another year' },
  { day: '2028-01-01', why: 'yesterday was another year' },
  { day: '2027-04-30T23:50', why: 'the day ends while tests run' },
  { day: '2027-05-01T00:10', why: 'the day has just begun, and is still yesterday to the west' },
  { day: null, zone: 'Etc/GMT-13', why: 'UTC+13: the machine is a day ahead of most of the world' },
  { day: null, zone: 'Pacific/Honolulu', why: 'UTC-10: the machine is a day behind most of the world' },
];
