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
    `${BOOKING}/card-steps.ts`,
    'deps.payments.authorize({ reference, ',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    'deps.payments.authorize({ reference: `${reference}:${Math.random()}`, ',
    `${BOOKING}/crash.test.ts`,
    'ends (without|wherever)',
  ],
  [
    'the last ledger entries of a booking are posted outside its transaction',
    `${BOOKING}/record-confirmed.ts`,
    'await post(tx, ',
    'await post(deps.db as never, ',
    `${BOOKING}/crash.test.ts`,
    'ends (without|wherever)',
  ],
  [
    'the ledger entries of a step are posted outside its transaction',
    `${BOOKING}/card-steps.ts`,
    "await post(tx, { ...owner, bookingId, kind: 'authorize',",
    "await post(deps.db as never, { ...owner, bookingId, kind: 'authorize',",
    `${BOOKING}/crash.test.ts`,
    'ends (without|wherever)',
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
    'where subject = ${subject} and payment_id = ${paymentId}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the words of a template
    "where ${subject}::text <> '' and payment_id = ${paymentId}",
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
    'apps/vault/src/cards/save-card.ts',
    'seal(effects.key, digits, paymentId, effects.random)',
    'Buffer.from(digits)',
    'apps/vault/src/vault.test.ts',
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
