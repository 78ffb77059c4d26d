/**
 * What becomes of each table's rows of a person who's erased, in this order; a test compares the list with
 * the database. What's listed under `hidden` isn't exported either: hashes of secrets, and how we run things.
 */
type TableRule = {
  readonly table: string;
  /**
   * `delete`: its rows go. `empty`: they stay for the books, and the columns in `emptied` (or a key in one,
   * `facts.text`) lose their texts; names anywhere else in them go too, but with `only`. `fixed`: they stay
   * as they are, because the books may not change and no column names a person.
   */
  readonly rule: 'delete' | 'empty' | 'only' | 'fixed';
  readonly emptied?: readonly string[];
  readonly hidden?: readonly string[];
};

const gone = (table: string, ...hidden: string[]): TableRule => ({ table, rule: 'delete', hidden });
const emptied = (table: string, ...columns: string[]): TableRule => ({
  table,
  rule: 'empty',
  emptied: columns,
});
const fixed = (table: string, ...hidden: string[]): TableRule => ({ table, rule: 'fixed', hidden });

export const TABLES: readonly TableRule[] = [
  // How they entered, and what runs
  gone('idempotency_keys', 'key', 'request_hash', 'body', 'sealed'),
  gone('sessions', 'token_hash', 'binding_hash', 'id_token'),
  gone('delegations', 'ticket_hash'),
  gone('support_codes'),
  gone('seen_modals'),
  gone('business_acknowledgements'),
  gone('saga_steps', 'answer'),
  gone('sagas', 'input', 'result', 'holder', 'fence'),
  gone('outbox'),
  gone('tracking_events'),
  // What they saved and wanted
  gone('travelers', 'facts_sealed'),
  gone('preferences'),
  gone('wishlist_items'),
  gone('wishlists'),
  gone('watch_advice'),
  gone('watch_readings'),
  gone('watches'),
  gone('calendar_feeds', 'token_hash'),
  gone('trip_shares', 'token_hash'),
  gone('trip_reminders'),
  gone('selected_rewards'),
  gone('referral_codes'),
  gone('rewards_versions'),
  gone('standing_cursors'),
  gone('standing_events'),
  gone('account_standings'),
  // What they began to buy
  gone('card_checks', 'url'),
  gone('payment_confirmations', 'url'),
  gone('payment_permissions', 'card_owner'),
  gone('approval_steps'),
  gone('approval_requests'),
  gone('policy_checks'),
  gone('checkout_travelers'),
  gone('checkouts'),
  gone('home_requests'),
  gone('look_ups'),
  gone('flight_watches'),
  gone('disruption_plans'),
  gone('disruption_options'),
  gone('price_readings'),
  gone('price_freeze_readings'),
  gone('home_rebookings'),
  // What was said to the desk
  gone('customer_notes'),
  gone('case_viewers'),
  gone('case_files', 'sealed', 'sealed_name'),
  gone('case_events'),
  gone('case_pauses'),
  emptied('cases', 'facts.text'),
  emptied('case_proposals', 'text'),
  emptied('price_match_claims', 'url', 'note'),
  // The books: bookings, money, and what was agreed to
  emptied('bookings', 'guests', 'contact', 'subject', 'travelers', 'custom_fields'),
  emptied('booking_revisions', 'guests'),
  gone('sealed_travelers', 'sealed'),
  emptied('payment_requests', 'named'),
  emptied('tenders', 'label'),
  fixed('refunds'),
  emptied('earnings', 'subject'),
  emptied('airline_credits', 'first_name', 'last_name', 'number'),
  emptied('ticketings', 'documents'),
  emptied('changes'),
  emptied('cancel_quotes'),
  emptied('schedule_changes'),
  emptied('disruptions'),
  emptied('price_freezes'),
  emptied('home_deposits', 'label', 'card_owner'),
  emptied('home_claims', 'reason', 'evidence'),
  { table: 'snapshots', rule: 'only', emptied: ['sealed'] },
  emptied('trip_groups', 'name'),
  emptied('bank_differences', 'facts'),
  emptied('ledger_violations'),
  emptied('booking_checks'),
  emptied('data_requests', 'reason'),
  fixed('quotes'),
  fixed('snapshot_heads'),
  fixed('proof_anchors'),
  fixed('transitions', 'tx'),
  fixed('ledger_transactions', 'tx'),
  fixed('ledger_entries'),
  fixed('travel_credits'),
  fixed('credit_entries'),
  fixed('credit_holds'),
  fixed('credit_announcements'),
  fixed('earning_moves'),
  fixed('offers'),
  fixed('referrals'),
  fixed('vouchers', 'code_hash'),
  fixed('price_watches'),
  fixed('booking_protections'),
  fixed('protection_reimbursements'),
  fixed('payment_renewals'),
  fixed('trip_group_bookings'),
  fixed('company_trips'),
  fixed('company_spend'),
  fixed('company_person_spend'),
  fixed('company_answer_sums'),
  fixed('company_answered_sums'),
  fixed('consents'),
  fixed('kept_records', 'sealed'),
  emptied('customers', 'first_name', 'last_name', 'email', 'phone'),
];

/** Of nobody, or of a company and its people, whose records are the company's; each with its reason. */
export const NOBODYS: Readonly<Record<string, string>> = {
  agents: 'an agent isn’t erased while they are one',
  agreed_terms: 'words that many agreed to',
  approval_covers: 'a company’s',
  arrangers: 'a company’s',
  audit_anchors: 'signed hashes',
  audit_floors: 'hashes',
  audit_heads: 'hashes',
  audit_log: 'has ids; what was typed about a person is forgotten with them',
  business_events: 'a company’s log, by its own ids',
  business_members: 'a company’s people, until it removes them',
  businesses: 'companies',
  card_velocity: 'hashes, for a day',
  comparable_prices: 'prices',
  company_cards: 'a company’s',
  company_fields: 'a company’s',
  company_message_people: 'a company’s',
  company_messages: 'a company’s',
  company_settings: 'a company’s',
  demo_steps: 'the demo',
  forecast_models: 'learned from prices',
  jobs: 'how jobs go',
  lab_clock: 'the demo',
  migrations: 'the schema',
  notices: 'ids and kinds',
  payment_calls: 'our references',
  policy_tier_versions: 'a company’s',
  policy_tiers: 'a company’s',
  price_predictions: 'searches of nobody',
  products: 'a list',
  proof_keys: 'public keys',
  rate_limits: 'counters, for a day',
  sign_ins: 'hashes, for minutes',
  supplier_events: 'ids of messages',
  travel_alerts: 'countries',
};

/**
 * Of the market that's simulated inside the portal's database, by our own references; real suppliers hear of
 * an erasure by their own rules.
 */
export const MARKET: readonly {
  readonly table: string;
  readonly by: string;
  readonly emptied: readonly string[];
}[] = [
  { table: 'market.orders', by: 'reference', emptied: ['guests'] },
  { table: 'market.flight_holds', by: 'reference', emptied: ['travelers'] },
  { table: 'market.flight_orders', by: 'reference', emptied: ['documents'] },
  { table: 'market.flight_exchanges', by: 'reference', emptied: [] },
  { table: 'market.flight_extras_changes', by: 'reference', emptied: [] },
  { table: 'market.car_orders', by: 'reference', emptied: ['drivers'] },
  { table: 'market.home_orders', by: 'reference', emptied: ['guest'] },
  { table: 'market.home_requests', by: 'reference', emptied: [] },
  { table: 'market.home_messages', by: 'reference', emptied: ['text'] },
  { table: 'market.home_claims', by: 'reference', emptied: ['reason', 'evidence'] },
  { table: 'market.activity_orders', by: 'reference', emptied: ['traveler'] },
  { table: 'market.ride_orders', by: 'reference', emptied: ['traveler'] },
  { table: 'market.order_changes', by: 'reference', emptied: [] },
  { table: 'market.car_order_changes', by: 'reference', emptied: [] },
  { table: 'market.home_order_changes', by: 'reference', emptied: [] },
  { table: 'market.activity_order_changes', by: 'reference', emptied: [] },
  { table: 'market.ride_order_changes', by: 'reference', emptied: [] },
  { table: 'market.canceled_parts', by: 'reference', emptied: [] },
  { table: 'market.changes', by: 'reference', emptied: [] },
];
