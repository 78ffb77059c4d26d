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
const MATRIX = `${HTTP}/authorisation.test.ts`;

export const MUTANTS: readonly Mutant[] = [
  [
    'a saga is written without its fence',
    'apps/server/src/workflow/store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'and fence = ${row.fence} and state',
    'and state',
    `${BOOKING}/sleeper.test.ts`,
  ],
  [
    'every attempt to authorise has a key of its own',
    `${BOOKING}/tenders/card-steps.ts`,
    'deps.payments.authorize({ reference, ',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'deps.payments.authorize({ reference: `${reference}:${Math.random()}`, ',
    `${BOOKING}/crash.test.ts`,
    'a booking',
  ],
  [
    'the last moves and ledger entries of a booking are written outside its transaction',
    `${BOOKING}/tenders/record-taken.ts`,
    'await mustMoveAll(tx, ',
    'await mustMoveAll(deps.db as never, ',
    `${BOOKING}/crash.test.ts`,
    'a booking',
  ],
  [
    'the move and the ledger entries of a step are written outside its transaction',
    `${BOOKING}/tenders/record-authorized.ts`,
    'await mustMoveAll(tx, ',
    'await mustMoveAll(deps.db as never, ',
    `${BOOKING}/crash.test.ts`,
    'a booking',
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
    `${BOOKING}/split-faults.test.ts`,
    'canceling',
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
    `${BOOKING}/split-faults.test.ts`,
  ],
  [
    'what was looked up, is not there and cannot be sent is waited for without end',
    'apps/server/src/workflow/run-saga.ts',
    'isUncertain ? isAway && step.undo !== undefined : isAway',
    '!isUncertain && isAway',
    `${BOOKING}/split-faults.test.ts`,
  ],
  [
    'the hotel is not waited for although its confirmation may be on its way',
    'apps/server/src/workflow/run-saga.ts',
    'isAway && step.undo !== undefined',
    'isAway',
    `${BOOKING}/faults.test.ts`,
  ],
  [
    'a refund is split evenly instead of in proportion',
    'packages/domain/src/booking/refund-parts.ts',
    '    paid.map(({ capturedMinor }) => capturedMinor),\n  );',
    '    paid.map(() => 1),\n  );',
    'packages/domain/src/booking/refund-parts.test.ts',
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
    `${BOOKING}/book-checkout.ts`,
    'amounts.get(sourceId) === amountMinor)',
    'amountMinor > 0 || amounts.has(sourceId))',
    `${BOOKING}/split-tenders.test.ts`,
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
    `${BOOKING}/close-settled.ts`,
    '(await reconcileBooking(deps, { ...booking, isMoving: false }, context)).length === 0',
    '(await reconcileBooking(deps, { ...booking, isMoving: false }, context)).every((each) => !each.isSure)',
    `${BOOKING}/split-faults.test.ts`,
    'what the bank has on record and we have not',
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
    `${HTTP}/authenticate.ts`,
    "(call.method === 'GET' ||",
    '(true ||',
    MATRIX,
    'without CSRF',
  ],
  [
    'a CSRF token of any session will do',
    `${SESSIONS}/secrets.ts`,
    'return sameSecret(signature, sign(key, sessionId, nonce));',
    'return sameSecret(signature, signature) || sessionId === key;',
    MATRIX,
    'without CSRF',
  ],
  [
    'a session is not bound to its browser',
    `${HTTP}/authenticate.ts`,
    'gate.isBound(session, about.cookies) &&',
    'about.cookies !== null &&',
    MATRIX,
    'with a stolen token alone',
  ],
  [
    'a session counts at every tenant',
    `${SESSIONS}/store.ts`,
    ".where('s.tenant_id', '=', tenantId)\n    .where('s.ended_at'",
    ".where('s.tenant_id', '<>', '')\n    .where('s.ended_at'",
    MATRIX,
    'another tenant',
  ],
  [
    "a session's end is not looked at",
    `${SESSIONS}/store.ts`,
    ".where('s.idle_expires_at', '>', now)",
    ".where('s.idle_expires_at', '>', '2000-01-01T00:00:00.000Z' as Instant)",
    MATRIX,
    'a session that has ended',
  ],
  [
    'other sites may call',
    `${HTTP}/same-origin.ts`,
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
    'sql<boolean>`tenant_id = ${tenantId} and customer_id = ${customerId}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    "sql<boolean>`tenant_id = ${tenantId} and ${customerId} <> ''`",
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
    `${HTTP}/read-request.ts`,
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
    'ofUser! > ATTEMPTS.perUser',
    'ofUser! > 1000',
    'apps/bank/src/sign-in/sign-in.test.ts',
  ],
  [
    'a sign-in may be finished in another browser',
    `${SESSIONS}/store.ts`,
    ".where('browser_hash', '=', by.browserHash)",
    ".where('browser_hash', '<>', '')",
    `${SESSIONS}/sign-in.test.ts`,
    'in another browser',
  ],
];
