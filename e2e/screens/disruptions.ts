/**
 * A bad day, for pictures: the clock is moved for as long as a screen needs to open, so these are of no use
 * beside others (the journeys have a product of their own).
 */
import { bookHelped, disruptionAddress, goTo, happen, moveBefore } from '../people/flights/disrupt-flight.ts';
import { moveClock } from '../people/move-clock.ts';
import type { Visit } from '../people/visit.ts';
import { as, type Screen, words } from './screen.ts';

type Day = {
  readonly scenario: string;
  readonly slices: readonly string[];
  readonly help: Parameters<typeof bookHelped>[1]['help'];
  readonly hours: number;
  readonly changing?: boolean;
};
const LATE: Day = {
  scenario: 'flight-delayed',
  slices: ['BOS.LIS.3', 'LIS.BOS.9'],
  help: ['disruption'],
  hours: 10,
};
const CANCELED: Day = { ...LATE, scenario: 'flight-canceled-today', slices: ['BOS.SFO.3'] };
const MISSED: Day = {
  scenario: 'connection-missed',
  slices: ['BOS.LIS.3'],
  changing: true,
  help: ['missedConnection'],
  hours: 3,
};

/** On the day of such a trip. */
const onItsDay = (day: Day, look: (visit: Visit, bookingId: string) => Promise<unknown>) =>
  as(async (visit) => {
    // The screen before has left a session of another day
    await goTo(visit, 0);
    const bookingId = await bookHelped(visit, day);
    try {
      await moveBefore(visit, bookingId, day.hours);
      await happen(visit, bookingId, day.scenario);
      await look(visit, bookingId);
    } finally {
      await moveClock(0, visit.portal);
    }
  });

const firstOption = ({ page }: Visit) =>
  page.getByRole('button', { name: words.startOf('disruption.option.chooseOf') }).first();
const openPage = async (visit: Visit, bookingId: string): Promise<void> => {
  await visit.open(disruptionAddress(bookingId));
  await firstOption(visit).waitFor();
};

const someone = { signedIn: true, tenants: ['consumer'] } as const;

export const DISRUPTIONS: readonly Screen[] = [
  { name: 'disruption-late', open: onItsDay(LATE, openPage), ...someone },
  {
    name: 'disruption-confirm',
    open: onItsDay(LATE, async (visit, bookingId) => {
      await openPage(visit, bookingId);
      await firstOption(visit).click();
      await visit.page.getByRole('dialog').waitFor();
    }),
    ...someone,
  },
  { name: 'disruption-canceled', open: onItsDay(CANCELED, openPage), ...someone },
  { name: 'disruption-missed', open: onItsDay(MISSED, openPage), ...someone },
  {
    name: 'disruption-trip',
    open: onItsDay(LATE, async (visit, bookingId) => {
      await visit.open(`/trips/${bookingId}`);
      await visit.page.getByRole('region', { name: words.text('disruption.today.title') }).waitFor();
    }),
    ...someone,
  },
];
