import type { WalletCredit, WalletEntry, WalletOffer } from '@sojourn/contract/wallet.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { describe, expect, it } from 'vitest';
import { viewOfOffer } from '#shared/offers/offer-view.ts';
import { activityCsv } from './activity-csv.ts';
import { groupEntries, isOfEarlierBooking, viewOfEntry } from './activity-view.ts';
import { creditGroups } from './credit-groups.ts';
import { rewardsOwner } from './rewards-owner.ts';

const NOW = '2027-02-08T12:00:00.000Z' as Instant;
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const credit = (
  type: WalletCredit['type'],
  granted: number,
  available: number,
  expiresAt: string,
  more = {},
) =>
  ({
    creditId: `crd_${type}`,
    type,
    source: 'TravelWallet',
    state: 'Available',
    granted: usd(granted),
    available: usd(available),
    held: usd(0),
    expiresAt,
    blocked: null,
    spendableFrom: null,
    ...more,
  }) as WalletCredit;

const groupsOf = (credits: readonly WalletCredit[]) => creditGroups(credits, NOW);

describe('the balance', () => {
  it('is the mock-up’s: the annual credit, then price match and price drop with both dates', () => {
    const groups = groupsOf([
      credit('PriceDropCredit', 5_000, 5_000, '2027-12-12T05:00:00Z'),
      credit('AnnualCredit', 30_000, 30_000, '2028-01-31T05:00:00Z'),
      credit('PriceMatchCredit', 3_640, 3_640, '2027-12-04T05:00:00Z'),
    ]);
    expect(groups.map(({ available, share }) => [available.amountMinor, share])).toEqual([
      [30_000, 1],
      [8_640, 1],
    ]);
    expect(groups[1]?.expiries.map(({ amount }) => amount.amountMinor)).toEqual([3_640, 5_000]);
  });

  it('credits of two cards aren’t called those of bookings', () => {
    const groups = groupsOf([
      credit('AnnualCredit', 30_000, 30_000, '2028-01-31T05:00:00Z'),
      credit('OneTimeCredit', 25_000, 25_000, '2027-12-31T05:00:00Z'),
      credit('OfferCredit', 900, 900, '2027-12-31T05:00:00Z'),
    ]);
    expect(groups.map(({ from, types }) => [from, types.length])).toEqual([
      ['cards', 2],
      ['bookings', 1],
    ]);
  });

  it('leaves out what is spent or expired, keeps what a booking holds, and says what is on hold', () => {
    expect(groupsOf([credit('AnnualCredit', 30_000, 0, '2028-01-31T05:00:00Z')])).toEqual([]);
    const gone = { state: 'Expired' as const };
    expect(groupsOf([credit('AnnualCredit', 30_000, 900, '2027-01-31T05:00:00Z', gone)])).toEqual([]);
    const held = { held: usd(30_000), blocked: 'BadStanding' as const };
    const [group] = groupsOf([credit('AnnualCredit', 30_000, 0, '2028-01-31T05:00:00Z', held)]);
    expect(group).toMatchObject({ share: 0, blocked: true });
  });

  it('says from when a credit can be spent whose booking still gives money back', () => {
    const from = '2027-03-01T15:00:00Z';
    const groups = groupsOf([
      credit('PriceMatchCredit', 900, 900, '2027-12-04T05:00:00Z', { spendableFrom: from }),
      credit('PriceDropCredit', 500, 500, '2027-12-04T05:00:00Z', { spendableFrom: '2027-02-01T15:00:00Z' }),
    ]);
    expect(groups[0]?.waiting).toEqual([{ amount: usd(900), from }]);
  });
});

describe('an offer', () => {
  const offer = (more: Partial<WalletOffer>): WalletOffer =>
    ({
      offerId: 'off_1',
      kind: 'discount',
      state: 'Pending',
      availability: 'Available',
      endsAt: '2027-03-31T04:00:00Z',
      amount: usd(7_500),
      shareBasisPoints: null,
      miles: null,
      product: 'Hotel',
      minimumNights: 2,
      minimumDays: null,
      minimumSpend: null,
      spent: null,
      postsAt: null,
      collection: 'Lifestyle',
      art: { seed: 'a', kind: 'hotel' },
      ...more,
    }) as WalletOffer;
  const formats = {
    money: ({ amountMinor }: { amountMinor: number }) => `$${amountMinor / 100}`,
    count: String,
    percent: (basisPoints: number) => `${basisPoints / 100}%`,
    day: () => 'Mar 31',
  };

  it('says what it gives and what it asks', () => {
    const view = viewOfOffer(offer({}), formats);
    expect(view.title).toEqual({ id: 'wallet.offer.nights', values: { amount: '$75', nights: 2 } });
    expect(view.terms).toEqual({ id: 'wallet.offer.terms.off.Lifestyle', values: { day: 'Mar 31' } });
    const back = {
      kind: 'creditBack',
      shareBasisPoints: 1_500,
      amount: usd(6_000),
      collection: null,
    } as const;
    expect(viewOfOffer(offer(back), formats).title.values).toEqual({ share: '15%' });
    expect(viewOfOffer(offer(back), formats).terms.id).toBe('wallet.offer.terms.back.hotel');
    const car = { product: 'Car', collection: null, minimumNights: null, minimumDays: 3 } as const;
    const rental = viewOfOffer(offer({ ...car, amount: usd(2_500) }), formats);
    expect(rental.title).toEqual({ id: 'wallet.offer.days', values: { amount: '$25', days: 3 } });
    expect(rental.terms).toEqual({ id: 'wallet.offer.terms.off.car', values: { day: 'Mar 31' } });
  });

  it.each<[WalletOffer['state'], WalletOffer['availability'], string]>([
    ['Pending', 'Available', 'activate'],
    ['Authorized', 'Available', 'added'],
    ['ConfirmState', 'Available', 'used'],
    ['Used', 'Available', 'used'],
    ['Cancelled', 'Available', 'ended'],
    ['Expired', 'NotAvailable', 'ended'],
    ['Pending', 'NotAvailable', 'unavailable'],
    ['Pending', 'InvalidOfferData', 'unavailable'],
  ])('%s and %s is %s', (state, availability, status) => {
    expect(viewOfOffer(offer({ state, availability }), formats).status).toBe(status);
  });

  it('whose miles are earned isn’t used before they post', () => {
    const earned = { kind: 'bonusMiles', state: 'ConfirmState', postsAt: '2027-04-19T15:00:00Z' } as const;
    expect(viewOfOffer(offer(earned as Partial<WalletOffer>), formats).status).toBe('earned');
  });

  it('that adds up shows how far it is once it is active', () => {
    const miles = {
      kind: 'bonusMiles',
      miles: 10_000,
      minimumSpend: usd(100_000),
      spent: usd(41_200),
    } as const;
    expect(viewOfOffer(offer(miles), formats).progress).toBeNull();
    const { progress } = viewOfOffer(offer({ ...miles, state: 'Authorized' }), formats);
    expect(progress?.share).toBeCloseTo(0.412);
    expect(progress?.text.values).toEqual({ spent: '$412', goal: '$1000' });
  });
});

const entry = (more: Partial<WalletEntry>): WalletEntry =>
  ({
    entryId: '1',
    at: '2027-02-01T05:00:00Z',
    creditId: 'crd_1',
    creditType: 'AnnualCredit',
    type: 'StatementCreditCreated',
    amount: usd(30_000),
    balance: usd(38_640),
    booking: null,
    disputableUntil: null,
    ...more,
  }) as WalletEntry;

describe('a line of the ledger', () => {
  const booking = { bookingId: null, title: 'Hôtel Sainte-Hélène, Montréal', confirmationCode: 'H-5GT1RV' };

  it('is named by the credit, or by the booking that used it', () => {
    expect(viewOfEntry(entry({}))).toEqual({
      title: { id: 'booking.credit.AnnualCredit' },
      place: null,
      note: { id: 'wallet.note.created' },
      kind: 'created',
    });
    expect(viewOfEntry(entry({ type: 'Redemption', booking }))).toEqual({
      title: { id: 'booking.credit.AnnualCredit' },
      place: booking.title,
      note: 'H-5GT1RV',
      kind: 'redeemed',
    });
    expect(viewOfEntry(entry({ type: 'PriceMatch', creditType: 'PriceMatchCredit', booking }))).toMatchObject(
      {
        title: { id: 'booking.credit.PriceMatchCredit' },
        place: booking.title,
      },
    );
  });

  it('speaks of a benefit period only for the annual credit', () => {
    const note = (more: Partial<WalletEntry>) => viewOfEntry(entry(more)).note;
    expect(note({ creditType: 'OneTimeCredit' })).toEqual({ id: 'wallet.note.oneTime' });
    const ended = { type: 'StatementCreditExpired', amount: usd(-900) } as const;
    expect(note(ended)).toEqual({ id: 'wallet.note.expired' });
    expect(note({ ...ended, creditType: 'OneTimeCredit' })).toEqual({ id: 'wallet.note.unused' });
    expect(note({ type: 'Expired', creditType: 'GoodwillCredit' })).toEqual({ id: 'wallet.note.unused' });
  });

  it('stands together with the others of its booking', () => {
    const lines = [
      entry({ entryId: 'a', booking }),
      entry({ entryId: 'b' }),
      entry({ entryId: 'c', type: 'Refund', booking }),
    ];
    const groups = groupEntries(lines);
    expect(groups.map(({ entries }) => entries.map(({ entryId }) => entryId))).toEqual([['a', 'c'], ['b']]);
    expect(groups.map((group) => group.booking)).toEqual([booking, null]);
  });

  it('says so where its booking isn’t among the trips', () => {
    const earlier = { bookingId: null, title: 'Denver', confirmationCode: 'H-3CD6YU' };
    expect(isOfEarlierBooking(entry({ booking: earlier }))).toBe(true);
    expect(isOfEarlierBooking(entry({ booking: { ...earlier, bookingId: 'bkg_1' as BookingId } }))).toBe(
      false,
    );
    expect(isOfEarlierBooking(entry({ booking: null }))).toBe(false);
  });

  it('goes into a file that a spreadsheet reads as text and figures', () => {
    const row = {
      entry: entry({ amount: usd(-5_790), balance: usd(4_210) }),
      title: '=1+1',
      note: 'a, "b"',
      type: 'Used',
    };
    expect(activityCsv(['Date', 'What'], [row])).toBe(
      `Date,What\r\n2027-02-01,'=1+1,"a, ""b""",Used,-57.90,42.10,USD\r\n`,
    );
  });

  it('has the portal’s day in the file too', () => {
    const row = { entry: entry({ at: '2027-11-15T04:59:59Z' as never }), title: '', note: '', type: '' };
    expect(activityCsv(['Date'], [row]).split('\r\n')[1]).toMatch(/^2027-11-14,/);
  });
});

it.each([
  [{ customerAccountRole: 'Primary', accountType: 'Personal' }, undefined],
  [{ customerAccountRole: 'Account Manager', accountType: 'Business' }, undefined],
  [{ customerAccountRole: 'Non Financial User', accountType: 'Business' }, 'wallet.cards.company'],
  [{ customerAccountRole: 'Authorized User', accountType: 'Personal' }, 'wallet.cards.primary'],
  [
    { customerAccountRole: 'Authorized User', accountType: 'Personal', holderName: 'Maya Okafor' },
    'wallet.cards.holder',
  ],
] as const)('says whose rewards they are: %o', (account, id) => {
  expect(rewardsOwner({ holderName: null, ...account })?.id).toBe(id);
});
