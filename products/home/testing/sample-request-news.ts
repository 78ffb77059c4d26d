/** A message of each kind about a request, to its guest and to its host, as the outbox stores them. */
import { money } from '@sojourn/domain/money.ts';

const ABOUT = {
  key: 'hrq_1',
  homeName: 'Casa do Limoeiro',
  hostName: 'Inês Marques',
  checkIn: '2027-04-14',
  checkOut: '2027-04-19',
  zone: 'Europe/Lisbon',
  answerBy: '2027-02-09T19:40:00Z',
  text: null,
};
const TO_GUEST = {
  ...ABOUT,
  kind: 'homeRequestNews',
  requestId: 'hrq_1',
  cause: null,
  total: money(106_140),
  payBy: '2027-02-09T19:40:00Z',
  bookingId: 'bkg_0abc',
  backups: [{ homeId: 'hom_lisbon-pt-1', name: 'Rooftop over Graça', total: money(89_320) }],
};
const TO_HOST = {
  ...ABOUT,
  kind: 'homeHostNews',
  to: 'hom_lisbon-pt-6@hosts.example',
  token: 'hrq_1.k.s',
  locale: 'en',
  guestName: 'Maya',
  guestCount: 2,
  payout: money(96_990),
};
const GUEST_NEWS = [
  'sent',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'pleasePay',
  'letGo',
  'claimed',
  'depositUnheld',
  'depositTaken',
  'depositReleased',
];
const HOST_NEWS = ['newRequest', 'confirmed', 'booked', 'withdrawn', 'letGo', 'claimPaid', 'claimDismissed'];

const CANCELED = {
  kind: 'homeHostCanceled',
  key: 'bkg_0abc',
  about: 'bkg_0abc',
  title: 'Casa do Limoeiro',
  hostName: 'Inês Marques',
  checkIn: '2027-04-14',
  checkOut: '2027-04-19',
  paid: money(106_140),
  homes: [
    { name: 'Rooftop over Graça', total: money(89_320) },
    { name: 'Pátio da Figueira', total: money(110_880) },
  ],
};

export const REQUEST_SAMPLES = [
  CANCELED,
  { ...CANCELED, homes: [] },
  ...GUEST_NEWS.map((news) => ({ ...TO_GUEST, news })),
  { ...TO_GUEST, news: 'declined', cause: 'otherGuestAccepted' },
  { ...TO_GUEST, news: 'hostWrote', text: 'The lockbox works at any hour.' },
  // Written in the host's language, whatever the reader's
  ...HOST_NEWS.map((news) => ({ ...TO_HOST, news })),
  { ...TO_HOST, news: 'newRequest', locale: 'fr' },
  { ...TO_HOST, news: 'guestWrote', text: 'We land before six in the morning.' },
];
