/**
 * Which clause stands behind each promise that's on screen: the blocks of the newest add-on terms, and the
 * texts of pages and questions. A test holds the words of both languages to the numbers of those clauses, and
 * finds a clause that the terms leave out.
 */

/** `<protection>.<product or each>.<clause>`; `each`: the terms of every product have it. */
type ClauseNames = readonly string[];

/** Blocks of the add-on terms that promise nothing of one protection: how they're sold at all. */
export const WITHOUT_CLAUSE = ['common.1'] as const;

/** By block of the add-on terms: `cancel.1`. */
export const TERMS_PROMISES: Readonly<Record<string, ClauseNames>> = {
  'common.2': [
    'cancelForAnyReason.each.with-booking',
    'cancelForAnyReason.each.everyone',
    'changeForAnyReason.each.with-booking',
    'changeForAnyReason.each.everyone',
    'disruption.each.everyone',
    'missedConnection.each.everyone',
    'priceDrop.each.with-booking',
  ],
  'limits.1.1': ['cancelForAnyReason.flight.deadline'],
  'limits.1.2': ['cancelForAnyReason.hotel.deadline'],
  'limits.1.3': [
    'changeForAnyReason.each.buy-ahead',
    'changeForAnyReason.each.once',
    'changeForAnyReason.each.deadline',
    'changeForAnyReason.each.reimbursement',
  ],
  'limits.1.4': ['priceFreeze.each.window', 'priceFreeze.each.cover'],
  'limits.1.5': ['priceDrop.each.monitoring', 'priceDrop.each.threshold', 'priceDrop.each.credit'],
  'limits.1.6': ['priceMatch.each.claim-in-time'],
  'limits.1.7': [
    'disruption.each.buy-ahead',
    'disruption.each.once',
    'disruption.each.ends-after-last-flight',
    'disruption.each.fare-limit',
  ],
  'limits.1.8': [
    'missedConnection.each.buy-ahead',
    'missedConnection.each.once',
    'missedConnection.each.decide',
    'missedConnection.each.rebooking',
  ],
  'cancel.1': [
    'cancelForAnyReason.each.once',
    'cancelForAnyReason.each.deadline',
    'cancelForAnyReason.each.refund',
    'cancelForAnyReason.flight.airline-credit',
  ],
  'cancel.2': ['cancelForAnyReason.each.once'],
  'cancel.3.1': ['cancelForAnyReason.each.canceled-by-supplier'],
  'cancel.3.2': ['cancelForAnyReason.each.changed-with-supplier'],
  'cancel.3.3': ['cancelForAnyReason.each.government-alert'],
  'cancel.3.4': ['cancelForAnyReason.each.who-designation'],
  'cancel.3.5': ['cancelForAnyReason.each.canceled-otherwise'],
  'cancel.4': [
    'cancelForAnyReason.each.supplier-cancels',
    'cancelForAnyReason.flight.void-window',
    'cancelForAnyReason.each.after-changes',
  ],
  'change.1': [
    'changeForAnyReason.each.with-booking',
    'changeForAnyReason.each.everyone',
    'changeForAnyReason.each.buy-ahead',
    'changeForAnyReason.each.deadline',
    'changeForAnyReason.each.once',
    'changeForAnyReason.each.within-year',
  ],
  'change.2': [
    'changeForAnyReason.each.reimbursement',
    'changeForAnyReason.each.canceled-by-supplier',
    'changeForAnyReason.each.canceled',
  ],
  'freeze.1': ['priceFreeze.each.window', 'priceFreeze.each.once', 'priceFreeze.each.cover'],
  'freeze.2': [
    'priceFreeze.each.still-for-sale',
    'priceFreeze.each.sold-out',
    'priceFreeze.each.fee-back',
    'priceFreeze.each.similar-sold-out',
    'priceFreeze.flight.similar-airports',
    'priceFreeze.flight.similar-day',
    'priceFreeze.hotel.similar-hotel',
    'priceFreeze.each.similar-limit',
    'priceFreeze.each.similar-cover',
  ],
  'price-drop.1': [
    'priceDrop.each.with-booking',
    'priceDrop.each.monitoring',
    'priceDrop.each.threshold',
    'priceDrop.each.credit',
    'priceDrop.each.once',
    'priceDrop.each.canceled-by-supplier',
    'priceDrop.each.canceled',
    'priceDrop.each.changed',
  ],
  'price-match.1': ['priceMatch.each.claim-in-time', 'priceMatch.each.once'],
  'price-match.2.1': ['priceMatch.each.same-itinerary', 'priceMatch.each.in-dollars'],
  'price-match.2.2': ['priceMatch.each.open-to-all', 'priceMatch.each.verified'],
  'price-match.2.3': ['priceMatch.each.kept'],
  'price-match.3': ['priceMatch.each.credit'],
  'brought.1': ['priceMatch.each.kept', 'priceDrop.each.canceled'],
  'disruption.1': [
    'disruption.each.everyone',
    'disruption.each.buy-ahead',
    'disruption.each.delay',
    'disruption.each.near-departure',
    'disruption.each.once',
  ],
  'disruption.2.1': [
    'disruption.each.rebooking',
    'disruption.each.same-airports',
    'disruption.each.next-day',
    'disruption.each.class',
    'disruption.each.fare-limit',
  ],
  'disruption.2.2': ['disruption.each.refund'],
  'disruption.3': [
    'disruption.each.everyone-rebooked',
    'disruption.each.once',
    'disruption.each.ends-after-last-flight',
    'disruption.each.canceled',
    'disruption.each.canceled-for-any-reason',
    'disruption.each.refund-chosen',
  ],
  'connection.1': [
    'missedConnection.each.everyone',
    'missedConnection.each.buy-ahead',
    'missedConnection.each.once',
    'missedConnection.each.decide',
    'missedConnection.each.rebooking',
    'missedConnection.each.no-reasonable-flight',
  ],
  'connection.2': [
    'missedConnection.each.canceled',
    'missedConnection.each.changed',
    'missedConnection.each.void-window',
  ],
};

/** By message: what pages promise beside the clauses' own sentences. */
export const SCREEN_PROMISES: Readonly<Record<string, ClauseNames>> = {
  'protections.cfar.lead.perTraveler': ['cancelForAnyReason.flight.deadline'],
  'protections.cfar.lead.perRoom': ['cancelForAnyReason.hotel.deadline'],
  'protections.cfar.used': ['cancelForAnyReason.each.once'],
  'protections.cfar.modal.covers': ['cancelForAnyReason.each.refund'],
  'protections.cfar.limit.base.perTraveler': ['cancelForAnyReason.flight.refund'],
  'protections.cfar.limit.base.perRoom': ['cancelForAnyReason.hotel.refund'],
  'protections.chfar.lead': ['changeForAnyReason.each.deadline', 'changeForAnyReason.each.reimbursement'],
  'protections.chfar.limit.once': ['changeForAnyReason.each.once'],
  'protections.help.limit.once': ['disruption.each.once', 'disruption.each.fare-limit'],
  'protections.help.limit.canceled': ['disruption.each.canceled', 'disruption.each.canceled-for-any-reason'],
  'protections.help.limit.airline': ['missedConnection.each.decide'],
  'protections.help.limit.changed': ['missedConnection.each.canceled', 'missedConnection.each.changed'],
  'protections.priceDrop.note': [
    'priceDrop.each.monitoring',
    'priceDrop.each.threshold',
    'priceDrop.each.credit',
  ],
  'protections.priceDrop.watching': ['priceDrop.each.threshold', 'priceDrop.each.credit'],
  'disruption.others.once': ['disruption.each.once'],
  'disruption.ended.used.text': ['disruption.each.once'],
  'disruption.rejected.rule.disruption': [
    'disruption.each.same-airports',
    'disruption.each.next-day',
    'disruption.each.class',
    'disruption.each.fare-limit',
  ],
  'disruption.rejected.rule.missedConnection': ['missedConnection.each.rebooking'],
  'faq.flights.connection.answer': ['missedConnection.each.decide', 'missedConnection.each.rebooking'],
  'freeze.offer.textFlight': ['priceFreeze.flight.cover'],
  'freeze.offer.textHotel': ['priceFreeze.hotel.cover'],
  'freeze.out.jumpsText': ['priceFreeze.each.cover'],
  'freeze.list.coverNote': ['priceFreeze.each.cover'],
  'freeze.similar.lead': ['priceFreeze.each.similar-cover'],
  'prediction.freeze.text': ['priceFreeze.flight.cover'],
  'priceMatch.check.claim-in-time': ['priceMatch.each.claim-in-time'],
  'priceMatch.about.kept': ['priceMatch.each.kept'],
  'priceMatch.yes.text': ['priceMatch.each.kept', 'priceMatch.each.credit'],
  'priceMatch.card.text': ['priceMatch.each.once', 'priceMatch.each.claim-in-time'],
  'priceMatch.form.lead': ['priceMatch.each.credit'],
};
