/**
 * The dependency rule as data, and every exception with its reason; `tools/boundaries.ts` checks it.
 * What may import what is ARCHITECTURE.md's picture; change the picture first.
 */
import { PLURALS, PRODUCT_KINDS, PRODUCTS, WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import type { Architecture, Place } from '../checks/architecture.ts';

const COMPOSITION: readonly Place[] = [
  [/\/(main|site\/start-site)\.tsx?$/, 'composition roots make the real clock and randomness'],
  [/^(tools|bench)\//, 'run by hand around the product'],
  [/(^|\/)[\w-]+\.config\.ts$/, 'build configuration'],
];

export const ARCHITECTURE: Architecture = {
  units: {
    'products/product-list': [],
    'products/rules': ['packages/domain', 'packages/geography', 'products/product-list'],
    'products/lists/changing': ['products/rules'],
    'products/lists/policies': ['products/rules'],
    'packages/domain': [
      'products/lists/changing',
      'products/lists/policies',
      'products/product-list',
      'products/rules',
    ],
    'packages/artwork': [],
    'packages/postgres': [],
    'packages/contract': [
      'packages/domain',
      'products/codes',
      'products/contracts',
      'products/product-list',
      'products/rules',
      'products/wire',
    ],
    'products/lists/codes': ['products/wire'],
    'products/codes': ['packages/contract', 'products/lists/codes', 'products/product-list'],
    'products/lists/contracts': ['products/wire'],
    'products/lists/deeds': ['products/wire'],
    'products/contracts': ['packages/contract', 'products/lists/contracts', 'products/product-list'],
    'products/wire': ['packages/contract', 'packages/domain', 'products/product-list', 'products/rules'],
    'products/sell': [
      'apps/server',
      'packages/contract',
      'packages/domain',
      'packages/geography',
      'packages/postgres',
      'products/product-list',
      'products/rules',
      'products/wire',
    ],
    'products/server-products': [
      'apps/server',
      'packages/contract',
      'products/lists/sellers',
      'products/product-list',
    ],
    'products/lists/sellers': ['products/sell'],
    'products/lists/openers': ['products/sell'],
    'products/lists/detail-words': ['products/sell'],
    'products/parts': [
      'packages/contract',
      'packages/domain',
      'packages/ui',
      'packages/web',
      'products/product-list',
      'products/rules',
      'products/wire',
    ],
    'products/pages': [
      'apps/portal',
      'packages/contract',
      'packages/domain',
      'packages/ui',
      'packages/web',
      'products/parts',
      'products/product-list',
      'products/rules',
      'products/wire',
    ],
    'products/admin': [
      'apps/admin',
      'packages/domain',
      'packages/ui',
      'packages/web',
      'products/product-list',
      'products/rules',
    ],
    'products/lists/tier-rules': ['products/admin'],
    'products/lists/pages': ['products/pages'],
    'products/lists/words': ['products/words'],
    'packages/geography': ['packages/domain'],
    'packages/ui': ['packages/artwork', 'packages/domain'],
    'packages/web': [
      'packages/contract',
      'packages/domain',
      'packages/ui',
      'products/product-list',
      'products/rules',
      'products/lists/words',
    ],
    'apps/server': [
      'packages/artwork',
      'packages/contract',
      'packages/domain',
      'packages/geography',
      'packages/postgres',
      'products/codes',
      'products/contracts',
      'products/lists/detail-words',
      'products/lists/openers',
      'products/product-list',
      'products/rules',
      'products/server-products',
      'products/wire',
    ],
    // What's simulated, behind the server's ports of suppliers
    world: [
      'apps/server',
      'packages/contract',
      'packages/domain',
      'packages/geography',
      'packages/postgres',
      'products/product-list',
      'products/rules',
      'products/sell',
      'products/wire',
    ],
    'apps/portal': [
      'packages/contract',
      'packages/domain',
      'packages/ui',
      'packages/web',
      'products/codes',
      'products/lists/pages',
      'products/product-list',
    ],
    'apps/agent': [
      'packages/contract',
      'packages/domain',
      'packages/ui',
      'packages/web',
      'products/lists/deeds',
      'products/product-list',
      'products/rules',
      'products/wire',
    ],
    'apps/admin': [
      'packages/contract',
      'packages/domain',
      'packages/ui',
      'packages/web',
      'products/lists/tier-rules',
      'products/parts',
      'products/product-list',
      'products/rules',
    ],
    'apps/profile': [
      'packages/contract',
      'packages/domain',
      'packages/ui',
      'packages/web',
      'products/parts',
      'products/rules',
    ],
    'apps/bank': ['packages/artwork', 'packages/domain', 'packages/postgres', 'packages/ui'],
    'apps/vault': ['packages/domain', 'packages/postgres'],
  },
  ports: {
    world: {
      'apps/server': [
        // What suppliers answer, in which shapes
        /\/src\/suppliers\/[\w-]+\.ts$/,
        // The world's record is in the portal's database
        /\/src\/db\/client\.ts$/,
        /\/src\/drop-oldest\.ts$/,
      ],
      'products/sell': [/\/sell\/(supplier|\w+-market|\w+-port|\w+\/\w+-port)\.ts$/],
    },
  },
  serverLayers: [
    ['base'],
    ['db', 'workflow'],
    ['suppliers'],
    ['modules', 'products'],
    ['seed'],
    ['http'],
    ['main'],
  ],
  moduleArrows: {
    // Flights of today are read by booking; what was bought decides, and mail says so. Another flight is
    // booked as a checkout is, for the same travelers; some of them alone are a question to a person
    disruptions: ['arranging', 'booking', 'checkouts', 'notify', 'protections', 'trips'],
    // Admins run their company: its people, whose sessions they end and whom they write to, and its policy;
    // what waits for a decision is marked and moves with both
    admin: [
      'approvals',
      'booking',
      'companies',
      'notify',
      'payments',
      'policy',
      'protection-endings',
      'sessions',
    ],
    // The desk shows all that is known of a customer, and acts with the customer's own use cases
    desk: [
      'approvals',
      'booking',
      'cancellation',
      'cases',
      'changes',
      'disruptions',
      'price-match',
      'proposals',
      'protections',
      'schedule-changes',
      'sessions',
      'support',
      'trips',
    ],
    // What is issued and what ends is posted, and announced before; a trip shows what became of its credits
    // They're a tender of checkouts
    'airline-credits': ['checkouts', 'ledger', 'notify', 'trips'],
    // A payment that waits for its customer: they get mail, and may pay with another card of theirs
    confirmations: ['checkouts', 'companies', 'notify'],
    // The saga reads the quote, takes credits, earns rewards, posts to the ledger, sends messages
    // and hands trouble to a person
    // Whether a booker may still book for those who travel
    booking: [
      'arranging',
      'cases',
      'checkouts',
      'companies',
      'confirmations',
      'ledger',
      'notify',
      'policy',
      'proofs',
      'protections',
      'rewards',
      'wallet',
    ],
    // The saga gives every tender back; what it comes to is shown as a trip
    // The saga charges or refunds tenders and revises the booking; what it comes to is shown as a trip
    changes: [
      'airline-credits',
      'approvals',
      'arranging',
      'booking',
      'cases',
      'checkouts',
      'companies',
      'confirmations',
      'disruptions',
      'ledger',
      'notify',
      'policy',
      'proofs',
      'protection-endings',
      'protections',
      'reimbursements',
      'rewards',
      'trips',
    ],
    cancellation: [
      'airline-credits',
      'booking',
      'cases',
      'disruptions',
      'ledger',
      'notify',
      'proofs',
      'protection-endings',
      'protections',
      'rewards',
      'trips',
      'wallet',
    ],
    // Who books for whom, as their company chose; each has a policy and saved details of their own
    arranging: ['companies', 'notify', 'policy', 'profile'],
    // What is approved is booked and what is rejected canceled, in the traveler's name; mail says so, and the
    // company's log
    approvals: [
      'arranging',
      'booking',
      'cancellation',
      'cases',
      'checkouts',
      'companies',
      'confirmations',
      'notify',
      'policy',
      'sessions',
      'trips',
    ],
    // A feed's entries are those of trips, in the language of mail; its token is made as a session's
    'calendar-feed': ['notify', 'sessions', 'trips'],
    // The customer is notified that someone is working on the problem
    cases: ['notify'],
    // What a checkout can be paid with is in the wallet, or is a tender; a company's policy judges it
    // Protections are quoted and paid with it
    checkouts: ['arranging', 'companies', 'notify', 'policy', 'proofs', 'protections', 'wallet'],
    // Accepting an offer cancels, changes or refunds a trip, or grants a credit; the case's timeline shows it
    proposals: ['booking', 'cancellation', 'cases', 'changes', 'proofs', 'sessions', 'trips', 'wallet'],
    // What was accepted about a booking, as a file
    'dispute-packs': ['booking', 'proofs', 'receipts'],
    // An itinerary is a whole trip on paper, drawn as a receipt is
    itineraries: ['receipts', 'trips'],
    // A whole trip as one archive: its papers, its calendar, and the terms that were agreed to
    capsules: ['calendar-feed', 'dispute-packs', 'itineraries', 'proofs', 'receipts', 'trips'],
    // A receipt is a trip on paper
    receipts: ['trips'],
    // A watch is of a booking; what it pays is a credit in the wallet, announced by mail
    'price-drop': ['booking', 'notify', 'schedule-changes', 'wallet'],
    // A claim is a case about a booking; what it pays is a credit, announced by mail
    'price-match': ['booking', 'cases', 'notify', 'price-drop', 'proposals', 'support', 'wallet'],
    // A freeze is quoted as a checkout is, and paid as a booking is; what it covers is a tender of a booking
    'price-freeze': [
      'booking',
      'cases',
      'checkouts',
      'companies',
      'confirmations',
      'ledger',
      'notify',
      'proofs',
      'rewards',
      'wallet',
    ],
    // What protections owe goes to what paid a booking, or to the wallet; it's posted and sent by mail
    reimbursements: ['booking', 'cases', 'ledger', 'notify', 'protections', 'wallet'],
    // A reminder is of a booking, by mail
    reminders: ['booking', 'notify'],
    // An earning that the bank refuses goes to a person
    rewards: ['cases'],
    // A link shows a part of the itinerary; its token is made as a session's
    shares: ['itineraries', 'sessions', 'trips'],
    // Whose policy a person travels under; who was invited joins the company as they sign in
    // A company's card pays besides people's own
    payments: ['companies'],
    // What a processor's notice is about is a booking's; a dispute is a case
    // It's answered with what the customer accepted, and that their bank checked it
    notices: ['booking', 'cases', 'confirmations', 'dispute-packs'],
    // A payment that differs from its gateway's is a case of its booking
    'payment-calls': ['booking', 'cases'],
    sessions: ['companies', 'policy'],
    // A case is shown with the booking that it's about, and what became of its money
    // What it offers is accepted there too
    support: ['booking', 'cases', 'proposals', 'trips'],
    // A change is answered on the trip, refunds by a cancellation, rebooks by a change, and is sent by mail
    'schedule-changes': [
      'booking',
      'cancellation',
      'cases',
      'changes',
      'disruptions',
      'notify',
      'proofs',
      'protection-endings',
      'protections',
      'trips',
    ],
    // What suppliers and governments do ends protections; what their terms give back is sent
    'protection-endings': ['booking', 'ledger', 'notify', 'protections', 'reimbursements'],
    // A trip is a booking as its owner sees it, and as those for whom it was booked do
    trips: ['arranging', 'booking', 'cases', 'notify', 'protections', 'rewards'],
    // What they cover is a booking
    protections: [],
    // Grants and expiries are posted, expiries are announced, disputes go to a person
    wallet: ['cases', 'ledger', 'notify'],
    // A predicted search is named as a watched one; who watches one has mail about the advice
    predictions: ['notify', 'watches'],
    // A drop is sent by mail
    watches: ['notify'],
  },
  webApps: ['apps/portal'],
  importExceptions: [
    [/^apps\/portal\/src\/app\/router\.tsx$/, /^products\/\*\*?/, 'pages are found by their place'],
    [/^apps\/server\/src\/main\//, /^products\/\w+\/sell\//, 'the root opens the embedded market'],
    [
      /^apps\/server\/src\/main\/wire-markets\.ts$/,
      /^world\/src\/open-world\.ts$/,
      'the one line that opens the simulated world',
    ],
    [/server\/src\/workflow\//, /suppliers\/outcome\.ts$/, 'a saga decides by what a call outside came to'],
    [
      /^apps\/(agent|admin)\/vite\.config\.ts$/,
      /^apps\/portal\/build\//,
      'the desk and the admin site are built as the portal is',
    ],
    [/server\/src\/context\.ts$/, /server\/src\/db\/client\.ts$/, 'every use case receives the database'],
  ],
  products: {
    units: [
      'packages/domain',
      'packages/contract',
      'world',
      'packages/web',
      'apps/server',
      'apps/portal',
      'apps/profile',
      'products/admin',
      'products/pages',
      'products/parts',
      'products/rules',
      'products/sell',
      'products/wire',
    ],
    kinds: [...PRODUCT_KINDS, ...Object.values(WIRE_PRODUCTS)],
    names: Object.fromEntries(
      PRODUCTS.map((product) => [product, [product, PLURALS[product], WIRE_PRODUCTS[product]]]),
    ),
    alsoNamedIn: ['apps/admin', 'apps/agent', 'apps/bank'],
    named: [
      [
        /^apps\/portal\/src\/(features\/trips\/frozen|shared\/freeze)\//,
        'what can be frozen is a flight or a hotel (B §2, §8)',
      ],
      [/^packages\/contract\/src\/price-freezes\.ts$/, 'what can be frozen is a flight or a hotel (B §1)'],
      [/^apps\/bank\/src\/data\//, 'the demo issuer’s own accounts'],
      [/^apps\/server\/src\/db\/seed\//, 'what the demo company allows'],
      [
        /^apps\/(profile\/src\/sections\/preferences\/|server\/src\/modules\/customers\/profile\/store\.ts)/,
        'preferences are of hotels and of flights (A §3)',
      ],
      [/^packages\/domain\/src\/tenants\/tenant\.ts$/, 'capabilities as an operator writes them'],
      [
        /^apps\/server\/src\/modules\/protecting\/price-freeze\/scenarios\.ts$/,
        'B §8 names failures of frozen prices by product',
      ],
    ],
    registries: [
      [/^(products\/(product-list\.ts$|lists\/)|world\/src\/lists\/)/, 'a line for each product'],
      [/^packages\/geography\/src\/places\.ts$/, 'a place can be a hotel'],
      [
        /^packages\/contract\/src\/(calls|call-groups)\.ts$/,
        'packages are found, but not yet one of the products sold',
      ],
      [/^apps\/server\/src\/main\//, 'the root'],
      [/^apps\/server\/src\/db\/former-flights\.ts$/, 'stored flights are read as flights are now'],
      [
        /^(apps\/server\/src\/modules\/customers|packages\/contract\/src)\/wishlists(\/|\.ts)/,
        'favorites are hotels, and nothing else is',
      ],
      [
        /^apps\/profile\/src\/(sections\/favorites\/|page\/section-fact\.tsx$)/,
        'favorites are hotels, and nothing else is',
      ],
      [
        /^packages\/(domain|contract)\/src\/(travelers|preferences)(\/|\.ts)/,
        'a profile keeps what travelers by air need, and preferences by product',
      ],
      [
        /^apps\/profile\/src\/sections\/(travelers|flight-preferences|hotel-preferences)\//,
        'a profile keeps what travelers by air need, and preferences by product',
      ],
      [
        /^(packages\/domain\/src\/wallet\/offers|apps\/server\/src\/modules\/money\/wallet\/product)\.ts$/,
        'an offer may ask for a collection of hotels',
      ],
      [
        /^(apps\/server\/src\/modules\/selling\/locations\/|packages\/geography\/src\/basemap\/)/,
        'places are suggested and drawn where hotels are',
      ],
    ],
  },
  effects: {
    sql: [
      [/\/store\.ts$/, 'all SQL of a module'],
      [/^apps\/\w+\/src\/db\//, 'client, migrations, seed'],
      [/^apps\/server\/src\/workflow\//, 'leases and steps are SQL'],
      [/^packages\/postgres\//, 'makes databases and applies migrations'],
      [/^(tools|bench)\//, 'run by hand around the product'],
    ],
    fetch: [
      [/^apps\/server\/src\/suppliers\//, 'adapters talk to the world'],
      [/^packages\/web\/src\/api\//, 'the API client'],
      [/^apps\/vault\/src\/fields\/page\/send-card\.ts$/, 'the hosted fields send to their own origin'],
      [/^packages\/postgres\/src\/testing\.ts$/, 'a test file asks its run for a database'],
      [/^(tools|bench)\//, 'run by hand around the product'],
    ],
    clock: COMPOSITION,
    testClock: [
      [/^packages\/domain\/src\/testing\/today\.ts$/, 'the one place'],
      [/^tools\/testing\/test-day\.ts$/, 'moves the clock of a run'],
    ],
    random: [
      ...COMPOSITION,
      [/^packages\/postgres\//, 'passwords of the embedded server, before anything is composed'],
    ],
    tenant: [
      [/^packages\/domain\/src\/tenants\//, 'where capabilities are decided'],
      [/^packages\/ui\/gallery\//, 'the gallery shows both themes'],
      [/^(tools|bench)\//, 'run by hand around the product'],
    ],
  },
};
