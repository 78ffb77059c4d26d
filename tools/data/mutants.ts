/**
 * Mistakes that somebody could make and that no test may let pass: the file, the words as they stand there
 * (once), what the mistake makes of them, the tests that must fail, and the name of the ones among them.
 */
export type Mutant = readonly [
  name: string,
  file: string,
  words: string,
  instead: string,
  tests: string,
  only?: string,
];

const HTTP = 'apps/server/src/http';
const SESSIONS = 'apps/server/src/modules/sessions';
const BOOKING = 'apps/server/src/modules/booking';
const CANCELLATION = 'apps/server/src/modules/cancellation';
const HOTEL_SUITE = 'apps/server/src/products/hotel/conformance.test.ts';
const FLIGHT_SUITE = 'apps/server/src/products/flight/conformance.test.ts';
const FLIGHTS = 'apps/server/src/products/flight/booking';
const MATRIX = `${HTTP}/authorization.test.ts`;

export const MUTANTS: readonly Mutant[] = [
  [
    'a saga is written without its fence',
    'apps/server/src/workflow/store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'and fence = ${row.fence} and state',
    'and state',
    HOTEL_SUITE,
    'a holder that sleeps',
  ],
  [
    'two sweepers claim the same saga',
    'apps/server/src/workflow/store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'order by wake_at limit ${limit} for update skip locked)',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'order by wake_at limit ${limit})',
    'apps/server/src/workflow/claim-due.test.ts',
  ],
  [
    'a saga is claimed while another process has its lease',
    'apps/server/src/workflow/store.ts',
    'isWanted} and lease_until <= now()',
    'isWanted}',
    'apps/server/src/workflow/claim-due.test.ts',
  ],
  [
    'a cancel quote outlives the free-cancellation window',
    `${CANCELLATION}/price-cancel.ts`,
    'terms.until ?? booking.startsAt, booking',
    'booking',
    `${CANCELLATION}/quote-cancel.test.ts`,
  ],
  [
    'a cancel quote that ran out still cancels',
    `${CANCELLATION}/cancel-trip.ts`,
    '!isBefore(now, quote.expiresAt) || !isOfNow',
    '!isOfNow',
    `${CANCELLATION}/quote-cancel.test.ts`,
  ],
  [
    'a credit that is given anew loses its frozen flag',
    'apps/server/src/modules/wallet/return-credits.ts',
    'frozenBecause: credit.frozenBecause,',
    '',
    'apps/server/src/modules/wallet/hold-credits.test.ts',
    'is frozen anew',
  ],
  [
    'every attempt to authorise has a key of its own',
    `${BOOKING}/tenders/card-steps.ts`,
    'deps.payments.authorize({ reference, ',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'deps.payments.authorize({ reference: `${reference}:${Math.random()}`, ',
    HOTEL_SUITE,
    'a booking that a card pays',
  ],
  [
    'the last moves and ledger entries of a booking are written outside its transaction',
    `${BOOKING}/tenders/record-taken.ts`,
    'await mustMoveAll(tx, ',
    'await mustMoveAll(deps.db as never, ',
    HOTEL_SUITE,
    'a booking that a card pays',
  ],
  [
    'the move and the ledger entries of a step are written outside its transaction',
    `${BOOKING}/tenders/record-authorized.ts`,
    'await mustMoveAll(\n    tx,',
    'await mustMoveAll(\n    deps.db as never,',
    HOTEL_SUITE,
    'a booking that a card pays',
  ],
  [
    'miles are not released when the booking fails',
    `${BOOKING}/tenders/miles-steps.ts`,
    'undo: { do: ({ context }) => redemptions.release({ reference }, context) },',
    'undo: { do: async () => ok(null) },',
    `${BOOKING}/every-failure.test.ts`,
  ],
  [
    'every refund of miles has a key of its own',
    `${BOOKING}/tenders/miles-steps.ts`,
    'redemptions.refund({ reference, refundReference, units }',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'redemptions.refund({ reference, refundReference: `${refundReference}:${Math.random()}`, units }',
    HOTEL_SUITE,
    'and its refunds',
  ],
  [
    'credits are not released when the booking fails',
    `${BOOKING}/tenders/record-given-back.ts`,
    'if (tenders.some(isOfWallet)) await',
    'if (tenders.length === 0) await',
    `${BOOKING}/every-failure.test.ts`,
  ],
  [
    'a credit is settled twice',
    'apps/server/src/modules/wallet/store.ts',
    "h.tender_no = t.number and h.state = 'held'",
    'h.tender_no = t.number',
    'apps/server/src/modules/wallet/hold-credits.test.ts',
  ],
  [
    'a tender that has to wait keeps the others waiting',
    'apps/server/src/workflow/run-saga.ts',
    'parked ??= error;',
    'throw error;',
    HOTEL_SUITE,
    'of miles that the bank refuses',
  ],
  [
    'what was looked up, is not there and cannot be sent is waited for without end',
    'apps/server/src/workflow/run-saga.ts',
    'isUncertain ? isAway && step.undo !== undefined : isAway',
    '!isUncertain && isAway',
    HOTEL_SUITE,
    'that a dead process may have requested can’t be reached',
  ],
  [
    'the hotel is not waited for although its confirmation may be on its way',
    'apps/server/src/workflow/run-saga.ts',
    'isAway && step.undo !== undefined',
    'isAway',
    HOTEL_SUITE,
    'a pivot that a dead process may have requested',
  ],
  [
    'a first ticket is left when the second cannot be had',
    `${FLIGHTS}/flight-steps.ts`,
    'await supplier.voidOrder({ reference, ticketNo, now: clock.now() }, context);',
    'ok(null);',
    `${FLIGHTS}/book-flight.test.ts`,
    'two tickets are all or nothing',
  ],
  [
    'a ticket that an airline keeps is nobody’s to see to',
    `${FLIGHTS}/flight-steps.ts`,
    'if (!isRefused) return;',
    'if (isRefused) return;',
    `${FLIGHTS}/book-flight.test.ts`,
    'two tickets are all or nothing',
  ],
  [
    'a ticket that was ordered before a crash is not found',
    `${FLIGHTS}/flight-steps.ts`,
    "return ok(order?.state === 'Confirmed' ? order : null);",
    'return ok(null);',
    FLIGHT_SUITE,
    'that had its effect before the crash',
  ],
  [
    'an airline that has not decided yet is taken for one that refused',
    `${FLIGHTS}/flight-steps.ts`,
    "if (order.state === 'Pending') return unknown;",
    '',
    FLIGHT_SUITE,
    'takes time to decide',
  ],
  [
    'tickets of a trip that was canceled first are waited for without end',
    `${FLIGHTS}/flight-steps.ts`,
    'if (isGone) return ok({ documents: null });',
    '',
    `${FLIGHTS}/book-flight.test.ts`,
    'are not issued for a trip that was canceled first',
  ],
  [
    'tickets that are refused are told as late',
    `${FLIGHTS}/ticket-flight.ts`,
    "return reason === 'refused' ? FLIGHT_CASES.ticketingRefused : FLIGHT_CASES.ticketingLate;",
    'return FLIGHT_CASES.ticketingLate;',
    `${FLIGHTS}/book-flight.test.ts`,
    'that are refused are a case at once',
  ],
  [
    'a fare that fell is paid as it was',
    `${FLIGHTS}/book-flight.ts`,
    'Math.min(acceptedMinor, price.total.amountMinor)',
    'acceptedMinor',
    `${FLIGHTS}/book-flight.test.ts`,
    'that fell when it was held',
  ],
  [
    'tickets are told to be free to give back for longer than the terms say',
    `${FLIGHTS}/book-flight.ts`,
    'isBefore(free, until) ? free : until',
    'isBefore(free, until) ? until : free',
    `${FLIGHTS}/faults.test.ts`,
    'free to its last second',
  ],
  [
    'the window in which tickets are taken back begins a moment later',
    'packages/domain/src/products/flight/tickets/void-window.ts',
    'hours >= fromHours',
    'hours > fromHours',
    'packages/domain/src/products/flight/tickets/void-window.test.ts',
  ],
  [
    'tickets are taken back for nothing at any time',
    'apps/server/src/products/flight/market/sell/cancel.ts',
    'sum + (isFree ? (terms',
    'sum + (isFree || record.canceledAt === null ? (terms',
    `${FLIGHTS}/market.test.ts`,
    'after the void window',
  ],
  [
    'who flies is kept as it was typed',
    'apps/server/src/modules/booking/travelers/sealed-travelers.ts',
    'sealer.seal(rowOf(bookingId), JSON.stringify(travelers))',
    'JSON.stringify(travelers)',
    `${FLIGHTS}/book-flight.test.ts`,
    'of a passport or a birthday',
  ],
  [
    'a failed booking is forgotten without its sealed travelers',
    'apps/server/src/modules/booking/failed/store.ts',
    'where s.tenant_id = f.tenant_id and',
    'where false and s.tenant_id = f.tenant_id and',
    'apps/server/src/products/car/conformance.test.ts',
    'names nobody a month later',
  ],
  [
    'a sealed draft opens in every checkout',
    'apps/server/src/modules/checkouts/drafts/sealed-draft.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    '`checkout ${checkoutId}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    '`checkout ${typeof checkoutId}`',
    `${FLIGHTS}/book-flight.test.ts`,
    'names nobody in another',
  ],
  [
    'drafts keep the seal of a key that was replaced',
    'apps/server/src/modules/checkouts/drafts/sealed-draft.ts',
    'return sealer.seal(rowOf(checkoutId), text);',
    'return sealed;',
    `${FLIGHTS}/book-flight.test.ts`,
    'key is replaced',
  ],
  [
    'two checkouts of one person on one flight are looked at side by side',
    `${BOOKING}/other-plans.ts`,
    'if (tx) await lockBookings(tx, owner, product);',
    '',
    `${FLIGHTS}/book-flight.test.ts`,
    'paid at once in two processes',
  ],
  [
    'a credit that has ended comes back as it was',
    'packages/domain/src/wallet/credits/credit-types.ts',
    "if (Date.parse(at) < Date.parse(credit.expiresAt)) return 'returned';",
    "if (at !== credit.expiresAt) return 'returned';",
    'apps/server/src/modules/wallet/hold-credits.test.ts',
    'that has ended by then',
  ],
  [
    'a credit comes back although the booking that brought it was canceled',
    'packages/domain/src/wallet/credits/credit-types.ts',
    "onCancel === 'forfeited' || credit.isForfeited",
    "onCancel === 'forfeited'",
    'packages/domain/src/wallet/credits/credit-types.test.ts',
  ],
  [
    'a refund is split evenly instead of in proportion',
    'packages/domain/src/booking/cancellation/refund-parts.ts',
    'paid.map(leftMinor)',
    'paid.map(() => 1)',
    'packages/domain/src/booking/cancellation/refund-parts.test.ts',
  ],
  [
    'a credit ends as often as processes look',
    'apps/server/src/modules/wallet/store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'order by expires_at, credit_id limit ${limit} for update skip locked`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'order by expires_at, credit_id limit ${limit}`',
    'apps/server/src/modules/wallet/expiry/expiry.test.ts',
  ],
  [
    'miles are anybody’s',
    'apps/bank/src/rewards/store.ts',
    'where subject = $1 and a.account_reference_id = $2 for update of a',
    "where $1::text <> '' and a.account_reference_id = $2 for update of a",
    'apps/server/src/suppliers/bank/redemptions.test.ts',
    'is for who may, of their own accounts',
  ],
  [
    'a voucher is redeemed by everybody who has its code',
    'apps/server/src/modules/wallet/vouchers/store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    "and code_hash = ${codeHash} and state = 'Open'",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'and code_hash = ${codeHash}',
    'apps/server/src/modules/wallet/wallet.test.ts',
    'a voucher',
  ],
  [
    'a voucher’s request is answered again to any request',
    'apps/server/src/modules/wallet/vouchers/store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'and redeemed_by_key = ${idempotencyKey}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'and ${idempotencyKey}::text is not null`',
    'apps/server/src/modules/wallet/wallet.test.ts',
    'a voucher',
  ],
  [
    'a card that another tab chose is charged unseen',
    `${BOOKING}/check-shown.ts`,
    'amounts.get(sourceId) === amountMinor)',
    'amountMinor > 0 || amounts.has(sourceId))',
    `${BOOKING}/split/split-tenders.test.ts`,
    'second tab',
  ],
  [
    'cards are judged before they are counted',
    'apps/server/src/modules/payments/card-velocity.ts',
    'const isUp = await count(deps, buckets);',
    'const isUp = await isUsedUp(deps, buckets);',
    'apps/server/src/modules/payments/payments.test.ts',
    'trying many cards',
  ],
  [
    'an offer that brought what was kept may be used again',
    'apps/server/src/modules/wallet/offers/store.ts',
    'and h.taken_minor > h.returned_minor))',
    'and h.taken_minor < h.returned_minor))',
    'apps/server/src/modules/wallet/offers/settle-offers.test.ts',
    'stays used while something of it is kept',
  ],
  [
    'a case is closed while a party does not answer',
    `${BOOKING}/reconciliation/check-bookings.ts`,
    'if (found.length === 0) {',
    'if (sure.length === 0) {',
    HOTEL_SUITE,
    'what the bank has on record and we don’t',
  ],
  [
    'the lab is open when nobody said anything',
    'packages/domain/src/settings.ts',
    "['closed', 'open'], 'closed') === 'open'",
    "['closed', 'open'], 'open') === 'open'",
    'apps/server/src/config.test.ts',
  ],
  [
    'card entries that were abandoned are kept',
    'apps/vault/src/entry/store.ts',
    'and (saved_as is null or expires_at',
    'and (saved_as is not null and expires_at',
    'apps/vault/src/entry/sweep-abandoned.test.ts',
  ],
  [
    'CSRF is not looked at',
    `${HTTP}/request/authenticate.ts`,
    "(call.method === 'GET' ||",
    '(true ||',
    MATRIX,
    'without CSRF',
  ],
  [
    'a CSRF token of any session will do',
    `${SESSIONS}/secrets.ts`,
    'sameSecret(signature, sign(key, sessionId, nonce))',
    'sameSecret(signature, signature)',
    MATRIX,
    'without CSRF',
  ],
  [
    'a session is not bound to its browser',
    `${HTTP}/request/authenticate.ts`,
    'gate.isBound(session, about.cookies) &&',
    'about.cookies !== null &&',
    MATRIX,
    'with a stolen token alone',
  ],
  [
    'a session counts at every tenant',
    `${SESSIONS}/store.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'where s.tenant_id = ${tenantId} and s.ended_at is null',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    "where ${tenantId} <> '' and s.ended_at is null",
    MATRIX,
    'another tenant',
  ],
  [
    "a session's end is not looked at",
    `${SESSIONS}/store.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'and s.idle_expires_at > ${now}',
    '',
    MATRIX,
    'a session that has ended',
  ],
  [
    'other sites may call',
    `${HTTP}/request/same-origin.ts`,
    "if (site === 'same-origin') return;",
    "if (site !== 'none') return;",
    MATRIX,
    'another site',
  ],
  [
    'trips are anybody’s',
    `${BOOKING}/store.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'sql`tenant_id = ${tenantId} and customer_id = ${customerId}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    "sql`tenant_id = ${tenantId} and ${customerId} <> ''`",
    MATRIX,
    'gets nothing of Maya',
  ],
  [
    'checkouts are anybody’s',
    'apps/server/src/modules/checkouts/store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'where c.tenant_id = ${owner.tenantId} and c.customer_id = ${owner.customerId}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'where c.tenant_id = ${owner.tenantId}',
    MATRIX,
    'gets nothing of Maya',
  ],
  [
    'wishlists are anybody’s',
    'apps/server/src/modules/wishlists/store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'sql`tenant_id = ${tenantId} and customer_id = ${customerId}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    "sql`tenant_id = ${tenantId} and ${customerId} <> ''`",
    MATRIX,
    'gets nothing of Maya',
  ],
  [
    'a saved card is anybody’s',
    'apps/vault/src/cards/store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'where subject = ${subject} and payment_id = ${paymentId} and removed_at is null',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    "where ${subject}::text <> '' and payment_id = ${paymentId} and removed_at is null",
    'apps/vault/src/vault.test.ts',
  ],
  [
    'the vault guards addresses instead of routes',
    'apps/vault/src/app.ts',
    'if (!isOurs) return',
    "if (!isOurs && request.url.startsWith('/v1/')) return",
    'apps/vault/src/access.test.ts',
  ],
  [
    'card numbers are kept as they are',
    'apps/vault/src/cards/seal.ts',
    'Buffer.concat([iv, cipher.getAuthTag(), sealed])',
    'Buffer.from(digits)',
    'apps/vault/src/cards/seal.test.ts',
  ],
  [
    'requests are not searched for card numbers',
    `${HTTP}/request/read-request.ts`,
    'if (card !== null) refuse',
    'if (card === undefined) refuse',
    `${HTTP}/app.test.ts`,
    'with a card number anywhere',
  ],
  [
    'an idempotency key runs again',
    `${HTTP}/idempotency/run-once.ts`,
    "if (claim.kind === 'done') return { ...claim.result, replayed: true };",
    '',
    `${HTTP}/app.test.ts`,
    'idempotent calls',
  ],
  [
    'an idempotency key is everybody’s',
    `${HTTP}/bind-call.ts`,
    'customerId: actor.customerId,',
    "customerId: 'cus_all' as never,",
    `${HTTP}/app.test.ts`,
    'keep two customers’ keys apart',
  ],
  [
    'limits count sessions',
    `${HTTP}/bind-call.ts`,
    'callerOf(session?.actor ?? null, request.ip)',
    'session?.actor.sessionId ?? callerOf(null, request.ip)',
    `${HTTP}/limits/limits.test.ts`,
  ],
  [
    'sign-in attempts are counted after they were tried',
    'apps/bank/src/sign-in/attempt.ts',
    'ofPlace > ATTEMPTS.perPlace',
    'ofPlace > 1000',
    'apps/bank/src/sign-in/sign-in.test.ts',
  ],
  [
    'a sign-in may be finished in another browser',
    `${SESSIONS}/store.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'and browser_hash = ${by.browserHash} and expires_at',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    "and ${by.browserHash} <> '' and expires_at",
    `${SESSIONS}/sign-in.test.ts`,
    'in another browser',
  ],
];
