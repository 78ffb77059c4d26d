/** Messages about payments that their customer is asked to confirm. */
import { money } from '@sojourn/domain/money.ts';

const ABOUT = {
  key: 'pcf_1',
  bookingId: 'bkg_0abc',
  title: 'Palacete Santa Luz',
  amount: money(137_500),
  label: 'Harbor Summit 4417',
  until: '2027-02-09T03:00:00Z',
};
const ENDS = ['declined', 'timedOut', 'givenUp'];

export const CONFIRMATION_SAMPLES = [
  ...['approval', 'change', 'unheardOf'].map((why) => ({ ...ABOUT, kind: 'paymentConfirmation', why })),
  ...ENDS.map((how) => ({ ...ABOUT, kind: 'paymentNotConfirmed', why: 'approval', how })),
];
