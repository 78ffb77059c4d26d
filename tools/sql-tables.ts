/**
 * Each table has one owner: only its files write to it. Who reads another's table is listed with the reason,
 * as imports between modules are. New tables are found in the migrations.
 */
import { type Project, runAlone, type Verdict } from './checks/project.ts';
import { isTest, type Problem } from './checks/source.ts';
import { sqlStatements } from './checks/sql-statements.ts';

const SOURCE = 'apps/server/src/';
const isIn = (path: string, owner: string): boolean => path.startsWith(`${SOURCE}${owner}/`);

/** By folder under apps/server/src. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  'http/idempotency': ['idempotency_keys'],
  'http/limits': ['rate_limits'],
  workflow: ['jobs', 'saga_steps', 'sagas', 'transitions'],
  'modules/admin': ['company_message_people', 'company_messages'],
  'modules/airline-credits': ['airline_credits'],
  'modules/arranging': ['arrangers', 'checkout_travelers'],
  'modules/audit': ['audit_anchors', 'audit_floors', 'audit_heads', 'audit_log'],
  'modules/approvals': ['approval_covers', 'approval_requests', 'approval_steps'],
  'modules/booking': [
    'bank_differences',
    'booking_checks',
    'booking_revisions',
    'bookings',
    'payment_requests',
    'products',
    'refunds',
    'sealed_travelers',
    'tenders',
  ],
  'modules/calendar-feed': ['calendar_feeds'],
  'modules/cancellation': ['cancel_quotes'],
  'modules/cases': ['case_events', 'case_files', 'case_pauses', 'cases'],
  'modules/changes': ['changes'],
  'modules/companies': [
    'business_events',
    'business_members',
    'businesses',
    'company_answer_sums',
    'company_answered_sums',
    'company_cards',
    'company_fields',
    'company_person_spend',
    'company_settings',
    'company_spend',
    'company_trips',
    'seen_modals',
  ],
  'modules/policy': ['comparable_prices', 'policy_checks', 'policy_tier_versions', 'policy_tiers'],
  'modules/checkouts': ['checkouts', 'quotes'],
  'modules/lab': ['demo_steps', 'lab_clock'],
  'modules/desk': ['case_viewers', 'customer_notes'],
  'modules/disruptions': ['disruption_options', 'disruption_plans', 'disruptions', 'flight_watches'],
  'modules/ledger': ['ledger_entries', 'ledger_transactions', 'ledger_violations'],
  'modules/notify': ['outbox'],
  'modules/payments': ['card_velocity'],
  'modules/price-drop': ['price_readings', 'price_watches'],
  'modules/price-match': ['price_match_claims'],
  'modules/price-freeze': ['price_freeze_readings', 'price_freezes'],
  'modules/profile': ['preferences', 'travelers'],
  'modules/protections': ['booking_protections', 'protection_reimbursements'],
  'modules/protection-endings': ['travel_alerts'],
  'modules/proofs': ['agreed_terms', 'proof_anchors', 'proof_keys', 'snapshot_heads', 'snapshots'],
  'modules/proposals': ['case_proposals'],
  'modules/reminders': ['trip_reminders'],
  'modules/rewards': ['earning_moves', 'earnings', 'rewards_versions', 'selected_rewards'],
  'modules/schedule-changes': ['look_ups', 'schedule_changes', 'supplier_events'],
  'modules/sessions': [
    'agents',
    'business_acknowledgements',
    'customers',
    'delegations',
    'sessions',
    'sign_ins',
  ],
  'modules/support': ['support_codes'],
  'modules/shares': ['trip_shares'],
  'modules/tracking': ['tracking_events'],
  'modules/trips': ['trip_group_bookings', 'trip_groups'],
  'modules/wallet': [
    'account_standings',
    'credit_announcements',
    'credit_entries',
    'credit_holds',
    'offers',
    'referral_codes',
    'referrals',
    'standing_cursors',
    'standing_events',
    'travel_credits',
    'vouchers',
  ],
  'modules/predictions': ['forecast_models', 'price_predictions', 'watch_advice'],
  'modules/watches': ['watch_readings', 'watches'],
  'modules/wishlists': ['wishlist_items', 'wishlists'],
  'products/flight': ['ticketings'],
  'products/car': ['market.car_moves', 'market.car_order_changes', 'market.car_orders', 'market.car_sales'],
  'products/hotel': ['market.order_changes', 'market.orders', 'market.room_sales', 'market.scenario_moves'],
  'suppliers/market': [
    'market.canceled_parts',
    'market.changes',
    'market.order_edits',
    'market.price_guarantees',
    'market.sale_notices',
    'market.scenario_strikes',
  ],
};

type Access = 'read' | 'write';
/** Folder, tables, why. */
const READS: readonly [string, readonly string[], string][] = [
  [
    'modules/ledger',
    [
      'airline_credits',
      'booking_protections',
      'bookings',
      'cases',
      'checkouts',
      'credit_entries',
      'credit_holds',
      'offers',
      'protection_reimbursements',
      'price_freezes',
      'refunds',
      'tenders',
      'transitions',
      'travel_credits',
    ],
    'the invariants compare the ledger with every record of money',
  ],
  ['modules/booking', ['sagas', 'transitions'], 'a booking that stopped moving becomes a case'],
  ['modules/protections', ['bookings'], 'what they pay back is named by its trip'],
  ['modules/booking', ['customers'], 'who asked a customer to pay is named'],
  ['modules/predictions', ['watches'], 'what is watched is predicted for its owner'],
  ['modules/booking', ['cases'], 'an overdue refund has one open case'],
  ['modules/ledger', ['customers'], 'a full check walks all customers'],
  ['modules/booking', ['earnings'], 'reconciliation compares them with the bank'],
  [
    'modules/booking',
    ['airline_credits', 'offers', 'travel_credits'],
    'holding them is part of the commit that begins a booking',
  ],
  ['modules/schedule-changes', ['bookings', 'transitions'], 'confirmed bookings are looked up'],
  ['modules/proofs', ['customers'], 'how the agent signs who accepted something'],
  [
    'modules/calendar-feed',
    ['bookings', 'customers', 'disruptions', 'flight_watches'],
    'a feed changes when its bookings do, and on the day of travel with their flights',
  ],
  ['modules/price-drop', ['bookings', 'tenders'], 'what was booked is watched, if its customer paid it'],
  [
    'modules/protection-endings',
    ['booking_protections', 'bookings'],
    'an alert is about the trips to a country, and what protects them',
  ],
  ['modules/price-match', ['bookings'], 'a booking isn’t canceled while its claim is decided'],
  ['modules/reminders', ['bookings', 'disruptions'], 'what begins soon is reminded of, if it isn’t replaced'],
  ['modules/disruptions', ['bookings'], 'flights of trips that begin soon are read'],
  ['modules/wallet', ['bookings'], 'activity names the trip a credit paid for'],
  ['modules/wallet', ['customers'], 'who is new may say who brought them'],
  ['modules/wallet', ['cases'], 'a disputed entry shows its case'],
  ['modules/support', ['bookings', 'cases'], 'cases are listed with the titles of their bookings'],
  ['modules/cases', ['case_proposals', 'customers'], 'whose it is, and whether it may be merged'],
  ['modules/checkouts', ['bookings', 'policy_checks'], 'what was bought or judged is not deleted'],
  ['modules/checkouts', ['payment_requests'], 'whether it waits for its customer to pay comes with it'],
  ['modules/cancellation', ['bookings', 'case_proposals'], 'quotes of cancellations and of offers stay'],
  [
    'modules/desk',
    [
      'agents',
      'booking_protections',
      'bookings',
      'business_members',
      'businesses',
      'case_proposals',
      'cases',
      'customers',
      'outbox',
      'support_codes',
      'tenders',
      'travel_credits',
    ],
    'an agent sees a customer’s whole history, and finds them by any of it',
  ],
  ['modules/audit', ['cases', 'customers'], 'an agent reads whom and what a row is about'],
  ['modules/checkouts', ['customers'], 'the phone number that a draft begins with'],
  ['modules/notify', ['customers'], 'whom a message is for'],
  ['modules/sessions', ['business_members', 'businesses'], 'members of a company enter as its members'],
  ['modules/companies', ['bookings'], 'what its people spent is made again from what they booked'],
  ['modules/companies', ['policy_tiers'], 'people are listed with the names of their tiers'],
  [
    'modules/admin',
    [
      'business_events',
      'business_members',
      'businesses',
      'company_answer_sums',
      'company_answered_sums',
      'company_cards',
      'company_fields',
      'company_settings',
    ],
    'an admin sees the company as a whole',
  ],
  [
    'modules/admin',
    ['checkouts', 'customers', 'policy_checks', 'policy_tier_versions', 'policy_tiers', 'quotes'],
    'what was priced is judged by other rules',
  ],
  [
    'modules/admin',
    [
      'airline_credits',
      'bookings',
      'company_person_spend',
      'company_spend',
      'company_trips',
      'refunds',
      'travel_credits',
    ],
    'a company sees what its people spent, and what lies unused',
  ],
  ['modules/admin', ['approval_requests'], 'an admin sees how many requests wait, and what they let through'],
  ['modules/admin', ['tenders'], 'an admin sees which trips the company’s card paid'],
  ['modules/admin', ['checkout_travelers'], 'who is where goes by who travels, not by who booked'],
  [
    'modules/policy',
    ['business_members', 'businesses'],
    'a tier is for members of a company, which counts days by its own calendar',
  ],
  [
    'modules/approvals',
    ['bookings', 'business_members', 'businesses', 'checkouts', 'customers', 'policy_checks', 'quotes'],
    'members of a company decide about what their colleagues book, and see whose it is',
  ],
  [
    'modules/arranging',
    [
      'bookings',
      'business_members',
      'businesses',
      'checkouts',
      'company_settings',
      'customers',
      'policy_tier_versions',
      'policy_tiers',
    ],
    'who books sees for whom, under whose policy; who travels sees what was booked for them',
  ],
  ['modules/profile', ['customers'], 'contact information'],
  ['modules/wallet', ['customers'], 'whose standing is synced'],
  ['modules/wishlists', ['customers'], 'lists are locked by their customer'],
];
const WRITES: readonly [string, readonly string[], string][] = [
  ['modules/cases', ['transitions'], 'a case is opened and noted in one statement'],
  ['modules/wallet', ['transitions'], 'credits are moved and noted in one statement'],
];

const VERB =
  /\b(from|join|into|update|selectFrom\(|insertInto\(|updateTable\(|deleteFrom\()\s*'?([a-z_][\w.]*)/g;
const isWrite = (verb: string): boolean => /^(into|update|insertInto|updateTable|deleteFrom)/.test(verb);

/** Tables that the text of a file names, each with the line and what is done to it. */
export function tablesIn(text: string, tables: ReadonlySet<string>) {
  return [...text.matchAll(VERB)].flatMap(({ 1: verb = '', 2: table = '', index }) => {
    if (!tables.has(table)) return [];
    const deletes = verb === 'from' && /\bdelete\s+$/.test(text.slice(0, index));
    const access: Access = deletes || isWrite(verb) ? 'write' : 'read';
    return [{ table, access, line: text.slice(0, index).split('\n').length }];
  });
}

/** A product's own tables in the market's schema begin with its name. */
const ownerOf = (table: string): string | undefined =>
  Object.keys(OWNERS).find((owner) => OWNERS[owner]?.includes(table)) ??
  table.replace(/^market\.([a-z]+)_\w+$/, 'products/$1').match(/^products\/[a-z]+$/)?.[0];

/** Every access to a table by somebody else than its owner that isn't listed; tables without an owner. */
export function checkTables(
  sources: readonly { readonly path: string; readonly text: string }[],
  tables: ReadonlySet<string>,
): Problem[] {
  const homeless = [...tables]
    .filter((table) => ownerOf(table) === undefined)
    .map((table) => ({ path: 'tools/sql-tables.ts', line: 1, message: `${table} has no owner in OWNERS` }));
  const allowed = (path: string, table: string, access: Access): boolean =>
    [...(access === 'read' ? READS : []), ...WRITES].some(
      ([folder, listed]) => isIn(path, folder) && listed.includes(table),
    );
  const problems = sources.flatMap(({ path, text }) =>
    tablesIn(text, tables).flatMap(({ table, access, line }) => {
      const owner = ownerOf(table);
      if (owner === undefined || isIn(path, owner) || allowed(path, table, access)) return [];
      return [{ path, line, message: `may not ${access} ${table}, which is ${owner}'s` }];
    }),
  );
  return [...homeless, ...problems];
}

/** Named in any `create table` that no later `drop table` takes back. */
export function tablesOf(migrations: readonly string[]): Set<string> {
  const tables = new Set<string>();
  for (const statement of migrations.flatMap(sqlStatements)) {
    const made = /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/.exec(statement);
    const gone = /^drop table (?:if exists )?([\w.]+)/.exec(statement);
    const renamed = /^alter table (?:if exists )?([\w.]+) rename to ([\w.]+)/.exec(statement);
    if (made?.[1] && !/ partition of /.test(statement)) tables.add(made[1]);
    if (gone?.[1]) tables.delete(gone[1]);
    if (renamed?.[1] && renamed[2] && tables.delete(renamed[1])) tables.add(renamed[2]);
  }
  return tables;
}

export function check(project: Project): Verdict {
  const files = project.files.filter((path) => path.startsWith(SOURCE));
  const migrations = files.filter((path) => /\/migrations\/.*\.sql$/.test(path)).sort();
  const sources = files
    .filter((path) => path.endsWith('.ts') && !isTest(path) && !/\/(db|testing)\//.test(path))
    .map((path) => ({ path, text: project.text(path) }));
  const tables = tablesOf(migrations.map(project.text));
  return { problems: checkTables(sources, tables), summary: `${tables.size} tables have one owner each` };
}

runAlone(import.meta, check);
