-- Everything that a new database gets. It stands for the migrations that there were up to number 0660, which
-- databases from before have applied one by one; later migrations are applied after it.

-- Shared functions

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Has a statement refuse by itself, so that its transaction need not wait for its answer before it commits.
create function insist(holds boolean, otherwise text, code text) returns void language plpgsql as $$
begin
  if holds is not true then
    raise exception '%', otherwise using errcode = code;
  end if;
end $$;

-- Of several answers of one field the first counts, as where trips are listed
create function first_answers(answers jsonb) returns table(field_key text, value text) language sql immutable
  as $$
  select f.key, f.value from (
    select distinct on (1) e.answer ->> 'key' as key, e.answer ->> 'value' as value
    from jsonb_array_elements(case jsonb_typeof(answers) when 'array' then answers else '[]' end)
      with ordinality as e (answer, place)
    order by 1, e.place) f
  where f.key is not null and f.value <> ''
$$;

-- People, companies and their sessions

create table customers (
  tenant_id text not null,
  customer_id text not null,
  subject text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  locale text not null default 'en' check (locale in ('en', 'fr')),
  created_at timestamptz not null,
  -- Null for people who were put in before they came for the first time
  first_signed_in_at timestamptz,
  phone text not null default '',
  tx xid8 not null default pg_current_xact_id(),
  primary key (tenant_id, customer_id),
  unique (tenant_id, subject)
);
-- What agents search by
create index customers_by_email on customers (tenant_id, lower(email) text_pattern_ops);
create index customers_by_last_name on customers (tenant_id, lower(last_name) text_pattern_ops);
create index customers_by_name on customers (tenant_id, lower(((first_name || ' ') || last_name))
  text_pattern_ops);
create index customers_by_phone on customers (tenant_id, reverse(regexp_replace(phone, '\D', '', 'g'))
  text_pattern_ops) where phone <> '';
create index customers_by_tx on customers (tx);

create table businesses (
  tenant_id text not null,
  business_id text not null,
  name text not null,
  account_reference_id text not null,
  is_live boolean not null,
  terms_version int not null default 1 check (terms_version > 0),
  -- Membership numbers by the program's letters: of the company, not of its travelers (A §3).
  loyalty_programs jsonb not null default '{}',
  -- Nobody of a suspended company gets in.
  suspended_at timestamptz,
  -- By whose calendar a company's policy counts the days before a trip.
  time_zone text not null default 'America/Toronto',
  -- A company's own frequent flyer numbers by the airline's code, and whom its programs write to (A §3).
  frequent_flyer jsonb not null default '{}',
  loyalty_email text not null default '',
  primary key (tenant_id, business_id)
);

-- A member is known by the bank's subject, so that a company can name people before they first come
create table business_members (
  tenant_id text not null,
  business_id text not null,
  subject text,
  roles text[] not null,
  issuer_role text not null,
  policy_tier text,
  can_view_admin boolean not null,
  tier_id text,
  person_id text not null default ('per_' || replace((gen_random_uuid())::text, '-', '')),
  -- As the company wrote them; once somebody signs in, as the bank knows them.
  first_name text not null default '',
  last_name text not null default '',
  email text not null default '',
  department text not null default '',
  cost_center text not null default '',
  -- Another person of the company.
  manager_id text,
  -- Where they come from: `hand`, `csv` or `scim`.
  source text not null default 'hand',
  -- The directory's own id.
  external_id text,
  invited_at timestamptz,
  joined_at timestamptz,
  -- They can't sign in any more, and stay in what they booked.
  deactivated_at timestamptz,
  -- Who belongs to a company, from before they first come: `subject` is null until they sign in for the first
  -- time under the address that they were invited by.
  primary key (tenant_id, business_id, person_id),
  unique (tenant_id, subject),
  foreign key (tenant_id, business_id) references businesses
);
create unique index business_members_by_email on business_members (tenant_id, business_id, lower(email))
  where email <> '';
-- Whose invitation somebody answers who signs in for the first time.
create index business_members_invited on business_members (tenant_id, lower(email)) where subject is null;

create table sign_ins (
  tenant_id text not null,
  state_hash text not null,
  browser_hash text not null,
  nonce text not null,
  verifier text not null,
  redirect_uri text not null,
  expires_at timestamptz not null,
  -- The invitation whose link began a sign-in: the person joins by it, and by no other of their address.
  invitation text,
  primary key (tenant_id, state_hash)
);
create index sign_ins_by_expiry on sign_ins (expires_at);

create table sessions (
  tenant_id text not null,
  customer_id text not null,
  session_id text not null,
  token_hash text not null,
  binding_hash text not null,
  is_first boolean not null,
  is_agent boolean not null,
  is_delegated boolean not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  ended_at timestamptz,
  -- The bank's hint for ending its own session; never leaves the server but in that address
  id_token text,
  -- The desk: its own sessions, whom it finds, and its notes about customers.
  -- A session is of one site: a portal's token opens nothing at the desk.
  site text not null default 'portal' check (site in ('portal', 'desk', 'admin')),
  -- The agent of a delegated session
  agent_id text,
  primary key (tenant_id, customer_id, session_id),
  foreign key (tenant_id, customer_id) references customers
);
create index sessions_by_binding on sessions (binding_hash);
create index sessions_by_end on sessions (absolute_expires_at);
create unique index sessions_by_token on sessions (token_hash);

create table business_acknowledgements (
  tenant_id text not null,
  customer_id text not null,
  business_id text not null,
  terms_version int not null,
  session_id text,
  acknowledged_at timestamptz not null,
  primary key (tenant_id, customer_id, business_id, terms_version),
  foreign key (tenant_id, customer_id) references customers
);

create table travelers (
  tenant_id text not null,
  customer_id text not null,
  person_id text not null,
  facts_sealed text not null,
  is_hidden boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  entry_point text check (entry_point in ('profile', 'checkout', 'onboarding')),
  primary key (tenant_id, customer_id, person_id),
  foreign key (tenant_id, customer_id) references customers
);

create table preferences (
  tenant_id text not null,
  customer_id text not null,
  kind text not null check (kind in ('hotel', 'flight')),
  preferences jsonb not null,
  changed_at timestamptz not null,
  primary key (tenant_id, customer_id, kind),
  foreign key (tenant_id, customer_id) references customers
);

create table business_events (
  tenant_id text not null,
  business_id text not null,
  position bigint generated always as identity,
  kind text not null,
  facts jsonb not null,
  -- Who did it: `operator`, or the bank's subject of an admin.
  done_by text not null,
  at timestamptz not null,
  primary key (tenant_id, business_id, "position"),
  foreign key (tenant_id, business_id) references businesses
);

-- Which introductions a member has seen (A §3 hasSeenModalMap).
create table seen_modals (
  tenant_id text not null,
  customer_id text not null,
  modal text not null,
  seen_at timestamptz not null,
  primary key (tenant_id, customer_id, modal),
  foreign key (tenant_id, customer_id) references customers
);

-- Codes that customer and agent say to each other on the phone: ten minutes, once, three tries
create table support_codes (
  tenant_id text not null,
  customer_id text not null,
  customer_says text not null,
  agent_says text not null,
  expires_at timestamptz not null,
  tries int not null default 0,
  used_at timestamptz,
  used_by text,
  primary key (tenant_id, customer_id)
);

create table agents (
  tenant_id text not null,
  agent_id text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (tenant_id, agent_id),
  foreign key (tenant_id, agent_id) references customers
);

create table customer_notes (
  tenant_id text not null,
  customer_id text not null,
  note_id text not null,
  agent_id text not null,
  text text not null,
  created_at timestamptz not null,
  primary key (tenant_id, customer_id, note_id),
  foreign key (tenant_id, customer_id) references customers
);

-- An agent in a customer's portal: who, why, until when. `ticket_hash`: of the one-time ticket that opens the
-- session, null once it did.
create table delegations (
  tenant_id text not null,
  customer_id text not null,
  delegation_id text not null,
  agent_id text not null,
  case_id text,
  reason text not null,
  ticket_hash text,
  ticket_expires_at timestamptz not null,
  session_id text,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('agent', 'customer', 'portal')),
  primary key (tenant_id, customer_id, delegation_id),
  foreign key (tenant_id, customer_id) references customers,
  constraint delegations_check check (agent_id <> customer_id)
);
create unique index delegations_by_ticket on delegations (ticket_hash) where ticket_hash is not null;
create index delegations_of_agent on delegations (tenant_id, agent_id, started_at desc);
-- Those that still have to be noted as ended, the first first
create index delegations_running on delegations (ends_at) where ended_at is null;

-- The terms as they were agreed to, each text once; the links of the chains have their hashes.
create table agreed_terms (
  tenant_id text not null,
  -- SHA-256 of the text
  hash text not null,
  -- Canonical JSON: version, language, sections
  body text not null,
  first_at timestamptz not null,
  primary key (tenant_id, hash)
);

-- Who may book for whom, given by the traveler or by an admin; a row that's gone gives nothing any more.
create table arrangers (
  tenant_id text not null,
  business_id text not null,
  -- People of the company.
  traveler_id text not null,
  arranger_id text not null,
  -- The traveler's saved details go into what is booked for them, but for the numbers of documents.
  shares_details boolean not null,
  -- The bank's subject, and what they were then: `traveler` or `admin`.
  given_by text not null,
  given_as text not null,
  given_at timestamptz not null,
  primary key (tenant_id, business_id, traveler_id, arranger_id),
  foreign key (tenant_id, business_id) references businesses
);
create index arrangers_of_arranger on arrangers (tenant_id, business_id, arranger_id);

-- The rewards account that a customer has chosen; without one it's the first in the order (A §4).
create table selected_rewards (
  tenant_id text not null,
  customer_id text not null,
  account_reference_id text not null,
  selected_at timestamptz not null,
  primary key (tenant_id, customer_id),
  foreign key (tenant_id, customer_id) references customers
);

-- What every request and process needs: limits, repeats, the clock, jobs, sagas, mail

create unlogged table rate_limits (
  bucket text primary key,
  window_start timestamptz not null,
  hits int not null
) with (fillfactor = 50);

create table idempotency_keys (
  tenant_id text not null,
  customer_id text not null,
  call text not null,
  key text not null,
  request_hash text not null,
  state text not null,
  fence int not null,
  lease_until timestamptz not null,
  status int,
  body text,
  created_at timestamptz not null default now(),
  sealed text,
  primary key (tenant_id, customer_id, call, key),
  constraint idempotency_keys_answer check ( case state when 'running' then true when 'done' then
    (num_nulls(status, body) = 0) when 'sealed' then ((num_nulls(status, sealed) = 0) and (body is null))
    else false end)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- The lab's clock: how far all processes are ahead of the true time. One row, never in production
create table lab_clock (
  single boolean default true check (single) primary key,
  offset_seconds bigint not null check (offset_seconds >= 0)
);

-- Durable sagas: who drives one now (holder, fence, lease) and what each step came to.
create table sagas (
  tenant_id text not null,
  customer_id text not null,
  saga_id text not null,
  kind text not null,
  state text not null default 'running' check (state in ('running', 'done')),
  input jsonb not null,
  result jsonb,
  scenario text,
  request_id text not null,
  holder text not null,
  fence bigint not null default 1,
  lease_until timestamptz not null,
  -- While parked: when to try again, how often it was tried, and which step it waits for
  wake_at timestamptz not null default now(),
  attempts int not null default 0,
  stuck_on text,
  -- By the product's clock, which can be moved outside production; leases go by the database's own
  deadline_at timestamptz not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (tenant_id, customer_id, saga_id)
);
-- Sagas that ended are deleted with their steps after a while; no steps are left behind.
create index sagas_ended on sagas (ended_at) where state = 'done';
create index sagas_running on sagas (wake_at) where state = 'running';
create index sagas_running_of_booking on sagas (tenant_id, customer_id, ((input ->> 'bookingId'))) where
  state = 'running';

create table saga_steps (
  tenant_id text not null,
  customer_id text not null,
  saga_id text not null,
  step text not null,
  position int not null,
  state text not null check (state in ('intent', 'answered', 'undoing', 'undone')),
  answer jsonb,
  intended_at timestamptz not null default now(),
  answered_at timestamptz,
  primary key (tenant_id, customer_id, saga_id, step)
);

-- Every move of a booking, tender, refund, case or checkout; also what messages to the traveler are made from
create table transitions (
  tenant_id text not null,
  customer_id text not null,
  transition_id bigint generated always as identity,
  machine text not null,
  subject_id text not null,
  from_state text,
  to_state text not null,
  cause text not null,
  at timestamptz not null,
  -- Jobs follow what happened by the transaction that wrote it, so that none that commits late is skipped.
  -- Rows from before share this migration's.
  tx xid8 not null default pg_current_xact_id(),
  primary key (tenant_id, customer_id, transition_id)
);
create index transitions_by_tx on transitions (tx);

-- Messages to people, written with the change that they're about: both commit or neither does. They
-- leave at least once, each under its own message id; `next_try_at` is also the lease of who sends it now.
create table outbox (
  tenant_id text not null,
  customer_id text not null,
  -- Made from what it's about, so that one thing is announced once
  message_id text not null,
  kind text not null,
  payload jsonb not null,
  -- By the product's clock; the tries go by the database's own
  created_at timestamptz not null,
  attempts int not null default 0,
  next_try_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  last_error text,
  -- When the account's own address got its copy of mail that goes to another one; null: not yet, or not
  -- needed.
  copied_at timestamptz,
  primary key (tenant_id, customer_id, message_id)
);
create index outbox_due on outbox (next_try_at) where sent_at is null;
-- What has left is forgotten after a month: the oldest first.
create index outbox_sent on outbox (sent_at) where sent_at is not null;

create table tracking_events (
  tenant_id text not null,
  -- '' for nobody: also signing in can fail
  customer_id text not null,
  occurred_at timestamptz not null,
  event_id text not null,
  event_name text not null,
  properties jsonb not null,
  primary key (tenant_id, customer_id, occurred_at, event_id)
) partition by range (occurred_at);

-- What is sold is a table that a product adds itself to, instead of a list in each of three checks. Quotes
-- and bookings are of a checkout's product: held to the table as well, each booking would lock one more row
-- that all others want.
create table products (
  product text primary key
);

-- Background jobs: who runs each now (holder, term, lease), when it's due, how far it is and how it went.
-- Lease and due time go by the database's clock. A row is rewritten every few seconds while its job runs.
create table jobs (
  name text primary key,
  every_seconds int not null check (every_seconds > 0),
  holder text,
  term bigint not null default 0,
  lease_until timestamptz not null default '-infinity',
  next_run_at timestamptz not null,
  -- Where the next round continues, in the job's own form
  cursor jsonb,
  -- Of the last complete round; null until there is one
  succeeded_at timestamptz,
  round_rows bigint not null default 0,
  gauges jsonb not null default '{}',
  -- Rows of the current round, which may take several turns
  turn_rows bigint not null default 0,
  -- Since the last complete round
  failures int not null default 0,
  last_error text
) with (fillfactor = 50);

-- How far the demo's past has been played; empty in production. A step without an end is continued.
create table demo_steps (
  step text primary key,
  facts jsonb not null,
  ended_at timestamptz
);

-- Quotes, checkouts and their proofs

-- The checkout lives here: what is bought, the quotes that were shown, and everything that was typed.
create table checkouts (
  tenant_id text not null,
  customer_id text not null,
  checkout_id text not null,
  state text not null default 'open' check (state in ('open', 'booking', 'booked')),
  quote_id text not null,
  -- The last total that the traveler went on with: a more expensive quote must be accepted
  accepted_minor bigint not null,
  price_change jsonb,
  draft jsonb not null,
  last_failure jsonb,
  booking_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Checkouts and bookings of other products than hotels.
  product text not null default 'Hotel',
  -- People who were typed into a checkout of any product are forgotten in time, with how to reach them. Of
  -- the index no column changes while one is filled in and booked.
  forgotten_at timestamptz,
  primary key (tenant_id, customer_id, checkout_id),
  constraint checkouts_product foreign key (product) references products,
  constraint checkouts_check check ((state = 'open') = (booking_id is null))
);
create index checkouts_forgotten on checkouts (forgotten_at) where forgotten_at is not null;
create index checkouts_to_forget on checkouts (created_at) where forgotten_at is null;

create table quotes (
  tenant_id text not null,
  customer_id text not null,
  quote_id text not null,
  checkout_id text not null,
  total_minor bigint not null,
  currency text not null,
  expires_at timestamptz not null,
  request jsonb not null,
  offer jsonb not null,
  terms_version text not null,
  snapshot_hash text not null,
  created_at timestamptz not null,
  product text not null default 'Hotel',
  -- Protections that are chosen with a quote and paid together with its booking.
  protections jsonb not null default '[]',
  primary key (tenant_id, customer_id, quote_id)
);
create index quotes_by_age on quotes (created_at);

-- Proof of what was on screen: a chain for each customer; body is the exact text that was hashed
create table snapshots (
  tenant_id text not null,
  customer_id text not null,
  seq int not null,
  subject_id text not null,
  body text,
  hash text not null,
  created_at timestamptz not null,
  -- What was accepted joins the quotes in a customer's chain of snapshots: bookings, changes, cancellations,
  -- answers to suppliers' changes and to offers.
  booking_id text,
  -- Who it was for; the body has its salted hash, so it can be sealed anew and forgotten
  sealed text,
  primary key (tenant_id, customer_id, seq),
  constraint snapshots_check check (hash = encode(sha256(convert_to(body, 'UTF8')), 'hex'))
);
create index snapshots_of_booking on snapshots (tenant_id, customer_id, booking_id, seq) where booking_id is
  not null;
create index snapshots_of_subject on snapshots (tenant_id, customer_id, subject_id);
create index snapshots_sealed on snapshots (tenant_id, customer_id, seq) where sealed is not null;

create table snapshot_heads (
  tenant_id text not null,
  customer_id text not null,
  seq int not null,
  hash text not null,
  previous text,
  -- Something was accepted since the last anchor
  is_unanchored boolean not null default false,
  primary key (tenant_id, customer_id)
);
create index snapshot_heads_unanchored on snapshot_heads (tenant_id, customer_id) where is_unanchored;

-- Tries at adding cards, so that nobody finds out here which numbers are good: by customer, address and card.
-- A bucket is `customer:<tenant>:<id>`, `address:<network>` or `card:<the vault's fingerprint>`, each with
-- what is counted. Logged, unlike rate_limits: a crash of the database must not reset it.
create table card_velocity (
  bucket text primary key,
  window_start timestamptz not null,
  hits int not null
) with (fillfactor = 70);
create index card_velocity_old on card_velocity (window_start);

-- How long a chain was at a moment, signed; a chain that is shorter later, or another, has lost links
create table proof_anchors (
  tenant_id text not null,
  customer_id text not null,
  count int not null,
  spine text not null,
  at timestamptz not null,
  signature text not null,
  primary key (tenant_id, customer_id, count)
);

-- Public keys of every server key that ever signed, so that older signatures can be checked
create table proof_keys (
  key_id text primary key,
  x text not null,
  first_at timestamptz not null
);

-- For whom a checkout is, where it isn't for who books alone.
create table checkout_travelers (
  tenant_id text not null,
  customer_id text not null,
  checkout_id text not null,
  position int not null,
  business_id text not null,
  -- Null for a guest.
  person_id text,
  -- Under which policy, and its verdict; null without one.
  tier_name text,
  tier_version int,
  verdict jsonb,
  -- Their saved details may be used.
  shares_details boolean not null,
  -- What a booker called a guest who isn't of the company: for who decides about the trip and for its papers.
  -- Null for people of the company, and once it's forgotten with what was typed into the checkout.
  guest_name text,
  primary key (tenant_id, customer_id, checkout_id, "position"),
  foreign key (tenant_id, customer_id, checkout_id) references checkouts
);
create index checkout_travelers_of_person on checkout_travelers (tenant_id, business_id, person_id) where
  person_id is not null;

-- What offers comparable to one cost when it was first shown to a company's traveler, for a day: results, the
-- offer's page and the checkout agree on it. Nobody's: one answer for all who search the same.
create table comparable_prices (
  tenant_id text not null,
  product text not null,
  -- Dates and party of the search
  trip text not null,
  -- The offers that it holds for
  item text not null,
  -- Null where too few are comparable
  median_minor bigint,
  currency text not null,
  count int not null,
  taken_at timestamptz not null,
  primary key (tenant_id, product, trip, item)
);
create index comparable_prices_by_age on comparable_prices (taken_at);

-- A booking that an agent prepared in a customer's place and that the customer is to accept and pay: one for
-- each checkout, asked for again with a new end.
create table payment_requests (
  tenant_id text not null,
  customer_id text not null,
  checkout_id text not null,
  state text not null check (state in ('waiting', 'paid', 'declined', 'withdrawn', 'expired')),
  agent_id text not null,
  title text not null,
  subtitle text not null,
  total_minor bigint not null,
  currency text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  -- What the booking is called in each language; null for requests from before, which have one name.
  named jsonb,
  primary key (tenant_id, customer_id, checkout_id)
);
create index payment_requests_waiting on payment_requests (expires_at) where state = 'waiting';

-- Bookings, and what becomes of them

-- What is booked, what pays for it, what comes back, and a row for every move of each.
create table bookings (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  state text not null default 'Pending',
  checkout_id text not null,
  quote_id text not null,
  subject text not null,
  supplier_id text not null,
  confirmation_code text not null,
  supplier_locator text,
  request jsonb not null,
  offer jsonb not null,
  guests jsonb not null,
  contact jsonb not null,
  -- What the traveler accepted, and what it came to
  accepted_minor bigint not null,
  total_minor bigint not null,
  taxes_minor bigint not null,
  currency text not null,
  terms_version text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  booked_at timestamptz,
  canceled_at timestamptz,
  verified_at timestamptz,
  failure jsonb,
  penalty_minor bigint,
  -- The rewards account that the card's part earns with, as it was shown on payment: {account, multiplier}
  earning jsonb,
  product text not null default 'Hotel',
  -- Those who fly with their documents, sealed for this booking
  travelers text,
  forgotten_at timestamptz,
  -- What lists, ledgers and other products show of a booking without reading what is booked. Null in rows
  -- that are older than these columns, until housekeeping fills them in.
  title text,
  subtitle text,
  place text,
  country text,
  -- A booking changes after it's booked: by an exchange, a change of dates, the airline. Its former versions
  -- stay here. Quotes name the version that they were made on.
  version int not null default 1,
  -- Bookings that belong together are listed as one trip by a rule. What the traveler joined, split or named
  -- is stored here and wins over it. The city one travels from is a part of the rule.
  leaves_from text,
  -- B §4 schedule change status of each booking, for lists.
  schedule_status text not null default 'Confirmed',
  -- Some travelers of a booking get one of their own when their flights are exchanged: which it was a part
  -- of. Its tenders are shares of that one's, under the same references at the gateway and the bank.
  split_from text,
  -- What the company wanted to know of the trip, each named as it was then, in the order of its fields.
  custom_fields jsonb not null default '[]',
  -- What a company's people booked, in one narrow row for each trip: sums over a million of them are quick,
  -- and who belonged where is as it was on the day of booking. Each change of a booking writes it in its
  -- transaction.
  co2_kg int check (co2_kg >= 0),
  -- What was paid for protections: beside total_minor, which is the supplier's part
  premium_minor bigint not null default 0 check (premium_minor >= 0),
  -- The days of a trip where it begins and where it ends, as their own clocks have them. Null for bookings of
  -- servers before: their days are read by the zone of their cancellation terms.
  starts_on date,
  ends_on date,
  -- Which ways of a trip its supplier has canceled, by the newest change: what lists and calendars say of
  -- them. Filled when the booking is looked up the next time.
  canceled_slices int[] not null default '{}',
  primary key (tenant_id, customer_id, booking_id),
  -- Who was to travel in a booking that failed is forgotten in time. Until then, and of every other booking,
  -- a flight has its travelers as before.
  constraint bookings_check check (total_minor <= accepted_minor),
  constraint bookings_check1 check ((state not in ('Confirmed', 'Canceling', 'Canceled')) or
    (supplier_locator is not null)),
  constraint bookings_forgotten check ((forgotten_at is null) or (state = 'Failed')),
  constraint bookings_travelers check ( case when (forgotten_at is null) then ((product <> 'Flight') or
    (travelers is not null)) else (travelers is null) end)
);
create index bookings_booked on bookings (booked_at) where state = 'Confirmed';
create unique index bookings_by_code on bookings (confirmation_code);
create index bookings_by_locator on bookings (tenant_id, supplier_locator) where supplier_locator is not null;
create index bookings_departing on bookings (starts_at) where state = 'Confirmed';
create index bookings_flights on bookings (tenant_id, customer_id, ends_at) where (product = 'Flight') and
  (state <> 'Failed');
create index bookings_split on bookings (tenant_id, customer_id, split_from) where split_from is not null;
create index bookings_to_forget on bookings (created_at) where (state = 'Failed') and (forgotten_at is null);
create index bookings_trips on bookings (tenant_id, customer_id, starts_at) where state <> 'Failed';
create index bookings_without_summary on bookings (created_at) where title is null;

create table tenders (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  tender_no int not null,
  kind text not null check (kind in ('UserCard', 'Rewards', 'AncillaryCredit', 'TravelWallet')),
  state text not null default 'authorizing' check (state in ('authorizing', 'authorized', 'captured',
    'voided', 'failed')),
  label text not null default '',
  reference text not null,
  amount_minor bigint not null check (amount_minor > 0),
  captured_minor bigint not null default 0,
  currency text not null,
  -- A booking is paid by several tenders: what each is taken from, and how many units of rewards. A refund
  -- knows when it left and came back, and what became of a credit.
  source_id text not null,
  units bigint check (units >= 0),
  primary key (tenant_id, customer_id, booking_id, tender_no),
  constraint tenders_check check ((captured_minor >= 0) and (captured_minor <= amount_minor)),
  constraint tenders_check1 check ((state = 'captured') = (captured_minor > 0)),
  constraint tenders_check2 check ((kind = 'Rewards') = (units is not null))
);
create index tenders_by_label on tenders (tenant_id, "right"(label, 4)) where kind = 'UserCard';
-- Reconciling asks for tenders by our reference at the bank, and for the running sagas of a booking.
create index tenders_of_rewards on tenders (reference) where kind = 'Rewards';

create table refunds (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  refund_no int not null,
  tender_no int not null,
  state text not null default 'open' check (state in ('open', 'sent', 'returned', 'failed')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  reference text not null,
  due_by timestamptz not null,
  created_at timestamptz not null,
  units bigint check (units > 0),
  sent_at timestamptz,
  returned_at timestamptz,
  outcome text check (outcome in ('returned', 'reissued', 'forfeited')),
  -- The credit that it went back to, when that is another than it came from
  credit_id text,
  -- Refunds and cases that are looked at again and again, each at its own time
  next_look_at timestamptz not null default now(),
  looks int not null default 0,
  -- What owes a refund: a change's id, or the cancellation. Null in rows that are older than it.
  cause text,
  primary key (tenant_id, customer_id, booking_id, refund_no)
);
create index refunds_on_their_way on refunds (due_by) where state <> 'returned';
create index refunds_to_trace on refunds (next_look_at) where state = 'sent';

create table cancel_quotes (
  tenant_id text not null,
  customer_id text not null,
  quote_id text not null,
  booking_id text not null,
  type text not null,
  expires_at timestamptz not null,
  paid_minor bigint not null,
  penalty_minor bigint not null,
  refund_minor bigint not null,
  supplier_penalty_minor bigint not null,
  currency text not null,
  parts jsonb not null,
  created_at timestamptz not null,
  -- What an airline gives instead of money, as it was quoted
  credits jsonb not null default '[]',
  -- A confirmed cancellation waits before it's sent to the supplier, and can be withdrawn until then.
  confirmed_at timestamptz,
  -- When it's to be sent; null: it was sent when it was confirmed
  send_at timestamptz,
  sent_at timestamptz,
  withdrawn_at timestamptz,
  -- The failure that the confirmation named, outside production
  scenario text,
  -- What canceling comes to is quoted for one version of a booking: after a change it's quoted anew.
  booking_version int not null default 1,
  -- What a cancellation does to each protection of its booking, as it was quoted; what one pays of the
  -- refund; and what was chosen of what it can pay. Null: canceled by the fare's or the rate's own terms.
  protections jsonb not null default '[]',
  claim_minor bigint not null default 0 check (claim_minor >= 0),
  choice text check (choice in ('refund', 'airlineCredit')),
  -- The disruption that a cancellation was quoted for: what covers it pays the base fare back
  disruption_no int,
  -- Of a cancellation's penalty, what comes back in another way: as airlines' credit, or by a protection that
  -- had paid for a change. Null for quotes of servers before, which took none of it off.
  returned_otherwise_minor bigint,
  primary key (tenant_id, customer_id, quote_id),
  constraint cancel_quotes_check check ((penalty_minor + refund_minor) = paid_minor)
);
create index cancel_quotes_unconfirmed on cancel_quotes (expires_at) where confirmed_at is null;
create index cancel_quotes_waiting on cancel_quotes (send_at) where (send_at is not null) and (sent_at is
  null) and (withdrawn_at is null);

-- How far the tickets of a flight are: asked for, confirmed by every airline, issued.
create table ticketings (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  state text not null default 'requested' check (state in ('requested', 'confirmed', 'ticketed')),
  -- [{ticketNo, airline, locator}]
  locators jsonb not null default '[]',
  -- [{ticketNo, traveler, slice, number}]; empty where airlines go without
  documents jsonb not null default '[]',
  void_until timestamptz,
  -- Not issued by then: a person is notified
  due_at timestamptz,
  ticketed_at timestamptz,
  -- When each flight of a booking leaves and lands by the airline's last record: a list by slice of lists by
  -- segment, each {departs, arrives} as instants. Null until the record has been looked up.
  segment_times jsonb,
  primary key (tenant_id, customer_id, booking_id),
  constraint ticketings_check check ((state = 'requested') or (jsonb_array_length(locators) > 0)),
  constraint ticketings_check1 check ((state = 'ticketed') = (ticketed_at is not null))
);

-- Bookings to be compared with the records of gateway, bank and supplier: those that moved, and those that
-- differed.
create table booking_checks (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  next_look_at timestamptz not null,
  looks int not null default 0,
  -- Raised by each look and each move: an answer to an earlier look changes nothing
  fence bigint not null default 0,
  -- [{what, facts}] of the last look
  differences jsonb not null default '[]',
  primary key (tenant_id, customer_id, booking_id)
) with (fillfactor = 70);
create index booking_checks_different on booking_checks (booking_id) where differences <> '[]'::jsonb;
create index booking_checks_due on booking_checks (next_look_at);

create table booking_revisions (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  -- The version that this was, up to `replaced_at`.
  version int not null,
  -- What replaced it: exchanged, changed, rescheduled or split.
  cause text not null,
  request jsonb not null,
  offer jsonb not null,
  guests jsonb not null,
  supplier_locator text,
  accepted_minor bigint not null,
  total_minor bigint not null,
  taxes_minor bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  replaced_at timestamptz not null,
  primary key (tenant_id, customer_id, booking_id, version),
  foreign key (tenant_id, customer_id, booking_id) references bookings
);

-- Future travel credits: what airlines owe travelers for canceled or exchanged tickets, and what is left.
create table airline_credits (
  tenant_id text not null,
  customer_id text not null,
  credit_id text not null,
  state text not null default 'available' check (state in ('available', 'held', 'redeemed', 'expired',
    'void')),
  airline text not null,
  airline_name text not null,
  -- The unused ticket's, or the airline's record where it goes without tickets
  number text not null,
  -- As on the ticket
  first_name text not null,
  last_name text not null,
  name_rule text not null check (name_rule in ('sameTraveler', 'anyTraveler')),
  residual_rule text not null check (residual_rule in ('kept', 'forfeited')),
  currency text not null,
  issued_minor bigint not null check (issued_minor > 0),
  available_minor bigint not null check (available_minor >= 0),
  held_minor bigint not null default 0 check (held_minor >= 0),
  -- What makes issuing it twice impossible: cancel:<quote>:<n>, exchange:<quote>:<n>
  issue_key text not null,
  origin_booking_id text not null,
  issued_on date not null,
  -- Null: the airline doesn't say
  expires_at timestamptz,
  created_at timestamptz not null,
  -- Airlines' credits that end are announced by mail: 90, 60, 30 and 7 days before, each once. The least that
  -- was announced; null for none.
  announced_days int,
  primary key (tenant_id, customer_id, credit_id),
  unique (tenant_id, customer_id, issue_key),
  constraint airline_credits_check check ((available_minor + held_minor) <= issued_minor),
  constraint airline_credits_check1 check ((state = 'held') = (held_minor > 0)),
  constraint airline_credits_check2 check ((state in ('available', 'held')) = ((available_minor + held_minor)
    > 0))
);
create index airline_credits_ending on airline_credits (expires_at) where state = 'available';
create index airline_credits_of_booking on airline_credits (tenant_id, customer_id, origin_booking_id);

-- What's known of a booking's travelers besides their names, encrypted: one text for each booking of any
-- product. The job reseal-bookings moves here what older rows have in bookings.travelers and
-- bookings.contact; both stay readable until then.
create table sealed_travelers (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  sealed text not null,
  primary key (tenant_id, customer_id, booking_id)
);

create table trip_groups (
  tenant_id text not null,
  customer_id text not null,
  group_id text not null,
  -- The traveler's own; null shows where the trip goes.
  name text,
  -- It was split off: nothing else joins it by the rule.
  is_closed boolean not null default false,
  created_at timestamptz not null,
  primary key (tenant_id, customer_id, group_id)
);

create table trip_group_bookings (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  group_id text not null,
  primary key (tenant_id, customer_id, booking_id),
  foreign key (tenant_id, customer_id, booking_id) references bookings,
  foreign key (tenant_id, customer_id, group_id) references trip_groups
);
create index trip_group_bookings_by_group on trip_group_bookings (tenant_id, customer_id, group_id);

-- One row for each version of a supplier's record that differs from what was agreed to.
create table schedule_changes (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  supplier_version int not null,
  state text not null,
  -- The booking's own version that it was compared with
  booking_version int not null,
  -- Schedules as lists of parts: last agreed to, the supplier's before, the supplier's now (null: unreadable)
  agreed jsonb not null,
  before jsonb not null,
  after jsonb,
  -- In the product's own form: what the booking is revised with
  content jsonb,
  reasons jsonb not null,
  regimes jsonb not null,
  respond_by timestamptz not null,
  -- traveler, agent, supplier or travelerAtSupplier; null while nobody has answered
  actor text,
  -- needed or done; null where nothing is issued
  reissue text,
  found_at timestamptz not null,
  answered_at timestamptz,
  primary key (tenant_id, customer_id, booking_id, supplier_version),
  foreign key (tenant_id, customer_id, booking_id) references bookings
);
create index schedule_changes_to_answer on schedule_changes (respond_by) where state in ('pending',
  'unmapped');

-- When each confirmed booking is compared with its supplier's record next; null: not again by itself.
create table look_ups (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  next_look_at timestamptz,
  -- When travel ends: then the row goes
  ends_at timestamptz not null,
  -- Without an answer so far
  tries int not null default 0,
  claimed_until timestamptz not null default '-infinity',
  -- Raised by each claim and each signal: an answer to an earlier look settles nothing
  fence bigint not null default 0,
  primary key (tenant_id, customer_id, booking_id)
) with (fillfactor = 70);
create index look_ups_by_booking on look_ups (booking_id);
create index look_ups_due on look_ups (next_look_at) where next_look_at is not null;
create index look_ups_over on look_ups (ends_at);

-- Messages of suppliers, each once however often it's delivered.
create table supplier_events (
  key_id text not null,
  event_id text not null,
  reference text not null,
  received_at timestamptz not null default now(),
  primary key (key_id, event_id)
);
create index supplier_events_old on supplier_events (received_at);

-- Changes of bookings: what was asked for, the newest quote of it, how far it is. A quote names the version
-- of the booking that it was made for.
create table changes (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  change_id text not null,
  booking_version int not null,
  state text not null,
  ask jsonb not null,
  quote jsonb,
  failure text,
  expires_at timestamptz,
  -- The tender that it adds
  tender_no int,
  created_at timestamptz not null,
  -- How a change that costs more was judged by a company's policy, and why it was made all the same.
  policy jsonb,
  -- Parts of bookings that are canceled while the rest stays: when a change was made, what the market keeps
  -- of each by the buyer's reference, and what a hotel has kept of rooms that are no longer in its price.
  done_at timestamptz,
  primary key (tenant_id, customer_id, change_id),
  foreign key (tenant_id, customer_id, booking_id) references bookings
);
-- What is typed into an edit is sealed with the change while it's being made, and sealed anew once the
-- server's key is replaced.
create index changes_confirming on changes (tenant_id, customer_id, change_id) where state = 'confirming';
create index changes_of_booking on changes (tenant_id, customer_id, booking_id, created_at);
create index changes_unconfirmed on changes (created_at) where state in ('quoted', 'unquoted', 'superseded');

-- When each booking's traveler is reminded of it, planned a few days ahead; a booking has one at most.
create table trip_reminders (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  -- Of the booking when this was planned; another start is planned anew
  starts_at timestamptz not null,
  -- Null: booked so late that there's none
  remind_at timestamptz,
  reminded_at timestamptz,
  primary key (tenant_id, customer_id, booking_id),
  foreign key (tenant_id, customer_id, booking_id) references bookings
);
create index trip_reminders_due on trip_reminders (remind_at) where reminded_at is null;
create index trip_reminders_over on trip_reminders (starts_at);

-- A customer's calendar feed. Anyone with its address can read it, so only a hash of its token is stored.
create table calendar_feeds (
  tenant_id text not null,
  customer_id text not null,
  token_hash text not null,
  created_at timestamptz not null,
  last_read_at timestamptz,
  primary key (tenant_id, customer_id)
);
create unique index calendar_feeds_by_token on calendar_feeds (tenant_id, token_hash);

-- Links to a trip. Anyone with one can open it until it ends, so only a hash of its token is stored.
create table trip_shares (
  tenant_id text not null,
  customer_id text not null,
  share_id text not null,
  -- A booking of the trip: what it's grouped with when the link is opened is shown
  booking_id text not null,
  token_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, customer_id, share_id),
  foreign key (tenant_id, customer_id, booking_id) references bookings
);
create unique index trip_shares_by_token on trip_shares (tenant_id, token_hash);
create index trip_shares_of on trip_shares (tenant_id, customer_id, booking_id);
create index trip_shares_over on trip_shares (expires_at);

-- The ledger, credits, offers and miles

-- Double entry. Debits are positive, credits negative, in minor units; nothing here is ever changed or
-- removed.
create table ledger_transactions (
  tenant_id text not null,
  customer_id text not null,
  subject_id text constraint ledger_transactions_booking_id_not_null not null,
  -- What happened: authorize, capture, void, cancel, refund:1 …; each at most once for a booking
  kind text not null,
  phase text not null check (phase in ('pending', 'post', 'void', 'direct')),
  -- The pending transaction that a post or void ends
  resolves text,
  at timestamptz not null,
  tx xid8 not null default pg_current_xact_id(),
  primary key (tenant_id, customer_id, subject_id, kind),
  constraint ledger_transactions_tenant_id_customer_id_booking_id_resol_fkey foreign key (tenant_id,
    customer_id, subject_id, resolves) references ledger_transactions,
  constraint ledger_transactions_check check ((phase in ('post', 'void')) = (resolves is not null))
);
create unique index ledger_resolved_once on ledger_transactions (tenant_id, customer_id, subject_id,
  resolves) where resolves is not null;
create index ledger_transactions_by_tx on ledger_transactions (tx);

create table ledger_entries (
  tenant_id text not null,
  customer_id text not null,
  subject_id text constraint ledger_entries_booking_id_not_null not null,
  kind text not null,
  line int not null,
  account text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  currency text not null,
  instance text not null default '',
  primary key (tenant_id, customer_id, subject_id, kind, line),
  constraint ledger_entries_tenant_id_customer_id_booking_id_kind_fkey foreign key (tenant_id, customer_id,
    subject_id, kind) references ledger_transactions
);

-- Travel credits: what each has left, what bookings hold and have taken of it, and the customer's own ledger.
create table travel_credits (
  tenant_id text not null,
  customer_id text not null,
  credit_id text not null,
  type text not null check (type in ('AnnualCredit', 'OneTimeCredit', 'PriceMatchCredit', 'PriceDropCredit',
    'OfferCredit', 'GoodwillCredit', 'ReferralCredit', 'RefundCredit', 'PriceFreezeCredit', 'ChfarCredit')),
  state text not null default 'Available' check (state in ('Available', 'Expired', 'Redeemed')),
  currency text not null,
  granted_minor bigint not null check (granted_minor > 0),
  available_minor bigint not null check (available_minor >= 0),
  held_minor bigint not null default 0 check (held_minor >= 0),
  -- What makes granting it twice impossible: annual:<account>:<period>, voucher:<code> …
  grant_key text not null,
  -- Whose standing decides if it may be spent; null: nobody's
  account_reference_id text,
  -- The booking that brought it, and how to name where it comes from
  origin_booking_id text,
  origin_name text not null default '',
  origin_code text not null default '',
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  frozen_because text check (frozen_because = 'BadStanding'),
  forfeited_at timestamptz,
  -- From when a credit may be spent that its booking brought: once nothing of that booking comes back any
  -- more. Null: at once.
  spendable_from timestamptz,
  primary key (tenant_id, customer_id, credit_id),
  unique (tenant_id, customer_id, grant_key),
  constraint travel_credits_check check ((available_minor + held_minor) <= granted_minor),
  constraint travel_credits_check1 check ((state = 'Available') = ((available_minor + held_minor) > 0))
);
create index travel_credits_ending on travel_credits (expires_at) where available_minor > 0;
create index travel_credits_of_booking on travel_credits (tenant_id, customer_id, origin_booking_id) where
  origin_booking_id is not null;

-- One row for each tender that a credit or an offer pays; source_id is crd_… or off_…
create table credit_holds (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  tender_no int not null,
  source_id text not null,
  state text not null default 'held' check (state in ('held', 'settled', 'released')),
  amount_minor bigint not null check (amount_minor > 0),
  taken_minor bigint not null default 0,
  returned_minor bigint not null default 0,
  held_at timestamptz not null,
  primary key (tenant_id, customer_id, booking_id, tender_no),
  constraint credit_holds_check check ((taken_minor >= 0) and (taken_minor <= amount_minor)),
  constraint credit_holds_check1 check ((returned_minor >= 0) and (returned_minor <= taken_minor)),
  constraint credit_holds_check2 check ((state = 'settled') = (taken_minor > 0))
);
create index credit_holds_of_source on credit_holds (tenant_id, customer_id, source_id);

-- The customer's own ledger (B §4); a credit's entries sum to what is available and held of it
create table credit_entries (
  tenant_id text not null,
  customer_id text not null,
  entry_id bigint generated always as identity,
  credit_id text not null,
  type text not null check (type in ('Redemption', 'Adjustment', 'StatementCreditCreated',
    'StatementCreditRedeemed', 'StatementCreditExpired', 'StatementCreditCanceled', 'PriceDropProtection',
    'TravelOffer', 'PriceMatch', 'Refund', 'PendingTravelCredit', 'Expired', 'Canceled', 'ReferralCredit')),
  amount_minor bigint not null check (amount_minor <> 0),
  currency text not null,
  booking_id text,
  -- The stay and the confirmation code, as they were then
  name text not null default '',
  code text not null default '',
  at timestamptz not null,
  primary key (tenant_id, customer_id, entry_id),
  foreign key (tenant_id, customer_id, credit_id) references travel_credits
);
create index credit_entries_of on credit_entries (tenant_id, customer_id, credit_id);

-- What the issuer offers one customer: a lower price, bonus miles, or a share back as credit.
create table offers (
  tenant_id text not null,
  customer_id text not null,
  offer_id text not null,
  kind text not null check (kind in ('discount', 'bonusMiles', 'creditBack')),
  state text not null default 'Pending' check (state in ('Pending', 'Authorized', 'ConfirmState', 'Used',
    'Cancelled', 'Expired')),
  -- { en, fr } as the issuer words them
  title jsonb not null,
  -- As the issuer sent them; what does not hold is InvalidOfferData
  terms jsonb not null,
  art jsonb not null,
  -- The rewards account that the offer is for; bonus miles go there
  account_reference_id text,
  -- What the issuer had counted towards it before it came here
  counted_minor bigint not null default 0 check (counted_minor >= 0),
  -- Miles are earned under <offer>:<round>; taken back and earned again is another round
  round int not null default 1,
  created_at timestamptz not null,
  activated_at timestamptz,
  ends_at timestamptz not null,
  used_at timestamptz,
  used_booking_id text,
  next_look_at timestamptz not null default now(),
  looks int not null default 0,
  primary key (tenant_id, customer_id, offer_id),
  constraint offers_check check ((state in ('Pending', 'Cancelled', 'Expired')) or (activated_at is not null))
);
create index offers_ending on offers (ends_at) where state in ('Pending', 'Authorized');
create index offers_to_settle on offers (next_look_at) where (kind <> 'discount') and (state in
  ('Authorized', 'ConfirmState', 'Used'));
create index offers_working on offers (state) where (kind <> 'discount') and (state in ('Authorized',
  'ConfirmState', 'Used'));

-- What the issuer has reported about a customer's accounts: each event once and in order, and where each
-- account stands since.
create table standing_cursors (
  tenant_id text not null,
  customer_id text not null,
  -- The last event that was applied; they are counted from 1 without gaps
  seq int not null default 0 check (seq >= 0),
  -- When the bank was asked last, by whichever process
  asked_at timestamptz,
  primary key (tenant_id, customer_id)
);
create index standing_cursors_to_sync on standing_cursors (coalesce(asked_at, '-infinity'::timestamptz));

create table standing_events (
  tenant_id text not null,
  customer_id text not null,
  seq int not null check (seq > 0),
  type text not null check (type in ('NewAccountOpening', 'NewBenefitPeriod', 'EnterBadStanding',
    'EnterGoodStanding', 'Upgrade', 'Downgrade', 'Migrated')),
  account_reference_id text not null,
  facts jsonb not null,
  at timestamptz not null,
  applied_at timestamptz not null,
  primary key (tenant_id, customer_id, seq)
);

create table account_standings (
  tenant_id text not null,
  customer_id text not null,
  account_reference_id text not null,
  standing text not null check (standing in ('good', 'bad')),
  tier text not null check (tier in ('premium', 'base')),
  seq int not null,
  primary key (tenant_id, customer_id, account_reference_id)
);

-- Voucher codes, kept as SHA-256 only, and which announcements of an expiry were made.
create table vouchers (
  tenant_id text not null,
  code_hash text not null,
  state text not null default 'Open' check (state in ('Open', 'Voided')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  -- What it was given for, as the customer reads it in their ledger
  campaign text not null,
  issued_by text not null,
  issued_at timestamptz not null,
  -- Until when it can be redeemed; null: for ever
  ends_at timestamptz,
  customer_id text,
  redeemed_at timestamptz,
  -- The idempotency key of the request that redeemed a voucher: asked again after a crash it is answered, not
  -- refused. It commits with the credit, which the stored answer cannot.
  redeemed_by_key text,
  primary key (tenant_id, code_hash),
  constraint vouchers_check check (((state = 'Voided') = (redeemed_at is not null)) and ((customer_id is
    null) = (redeemed_at is null)))
);

create table credit_announcements (
  tenant_id text not null,
  customer_id text not null,
  credit_id text not null,
  -- 90, 60, 30 or 7 days before it ends
  days_before int not null,
  amount_minor bigint not null,
  announced_at timestamptz not null,
  primary key (tenant_id, customer_id, credit_id, days_before),
  foreign key (tenant_id, customer_id, credit_id) references travel_credits
);

-- What confirmed bookings will earn, and every move of it; and when a customer's balance has changed, so that
-- no server process shows an old one.
create table earnings (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  state text not null default 'Pending' check (state in ('Pending', 'Posting', 'Posted', 'TakingBack',
    'TakenBack', 'Canceled', 'Refused')),
  subject text not null,
  account_reference_id text not null,
  units bigint not null check (units > 0),
  posts_at timestamptz not null,
  created_at timestamptz not null,
  moved_at timestamptz not null,
  -- Earnings, offers and standings are looked at each at its own time, so that one that can't be settled
  -- never keeps the others from their turn. Null: when the booking's stay ends.
  next_look_at timestamptz,
  looks int not null default 0,
  primary key (tenant_id, customer_id, booking_id)
);
-- The bank's record names a booking, and nobody.
create index earnings_by_booking on earnings (booking_id);
create index earnings_due on earnings (posts_at) where state in ('Pending', 'Posting', 'TakingBack');
create index earnings_to_settle on earnings (coalesce(next_look_at, posts_at)) where state in ('Pending',
  'Posting', 'TakingBack');

create table earning_moves (
  tenant_id text not null,
  customer_id text not null,
  move_id bigint generated always as identity,
  booking_id text not null,
  from_state text,
  to_state text not null,
  at timestamptz not null,
  primary key (tenant_id, customer_id, move_id)
);
create index earning_moves_of on earning_moves (tenant_id, customer_id, booking_id);

create table rewards_versions (
  tenant_id text not null,
  customer_id text not null,
  version bigint not null,
  primary key (tenant_id, customer_id)
);

-- Breaches of the ledger's invariants, until the customer's rows are checked again and none is left.
create table ledger_violations (
  tenant_id text not null,
  customer_id text not null,
  rule text not null,
  subject text not null,
  facts text not null,
  found_at timestamptz not null,
  primary key (tenant_id, customer_id, rule, subject, facts)
);

-- What the bank has on record and we haven't, by the bank's reference: it may be nobody's that we know.
create table bank_differences (
  reference text primary key,
  tenant_id text,
  customer_id text,
  booking_id text not null,
  what text not null,
  facts text not null,
  -- The mark after which the bank lists it
  since bigint not null,
  looks int not null default 0,
  next_look_at timestamptz not null
);
create index bank_differences_due on bank_differences (next_look_at);
create index bank_differences_of on bank_differences (booking_id);

-- A person's own code, to be given to somebody new.
create table referral_codes (
  tenant_id text not null,
  customer_id text not null,
  code text not null,
  primary key (tenant_id, customer_id),
  unique (tenant_id, code)
);

-- Who came by whose code; a row for each who came.
create table referrals (
  tenant_id text not null,
  -- Who came
  customer_id text not null,
  referrer_id text not null,
  state text not null default 'waiting' check (state in ('waiting', 'granted', 'lapsed')),
  entered_at timestamptz not null,
  ends_at timestamptz not null,
  -- When credit was granted, or it lapsed
  ended_at timestamptz,
  -- Whether the referrer had as many as they may
  is_beyond_limit boolean not null default false,
  primary key (tenant_id, customer_id),
  constraint referrals_check check (customer_id <> referrer_id)
);
create index referrals_of_referrer on referrals (tenant_id, referrer_id);
create index referrals_waiting on referrals (entered_at) where state = 'waiting';

-- Protections and prices over time

-- Bookings whose price is watched after they're booked, one watch each, and what was read.
create table price_watches (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  -- The version of the protection's terms that decides what is paid
  terms_id text not null,
  started_at timestamptz not null,
  -- When the last day of watching is over
  ends_at timestamptz not null,
  next_read_at timestamptz not null,
  booked_minor bigint not null,
  lowest_minor bigint,
  state text not null default 'watching' check (state in ('watching', 'credited', 'notCredited')),
  -- The clause of the terms that decided; null while it's watched
  clause_id text,
  credit_id text,
  credited_minor bigint,
  ended_at timestamptz,
  primary key (tenant_id, customer_id, booking_id),
  foreign key (tenant_id, customer_id, booking_id) references bookings
);
create index price_watches_due on price_watches (next_read_at) where state = 'watching';
create index price_watches_over on price_watches (ended_at) where ended_at is not null;

create table price_readings (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  read_at timestamptz not null,
  -- Null: the same wasn't for sale, or nobody answered
  price_minor bigint,
  primary key (tenant_id, customer_id, booking_id, read_at),
  foreign key (tenant_id, customer_id, booking_id) references price_watches on delete cascade
);

create table booking_protections (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  protection_no int not null,
  protection text not null,
  -- The version of its terms, which decides for ever
  terms_id text not null,
  state text not null default 'Valid' check (state in ('Valid', 'Exercised', 'Exchanged', 'Refunded',
    'Expired')),
  travelers int not null check (travelers > 0),
  -- What was paid for it, and what of that was given back
  premium_minor bigint not null check (premium_minor >= 0),
  returned_minor bigint not null default 0,
  -- What is covered of the price
  base_minor bigint not null,
  taxes_minor bigint not null,
  bought_at timestamptz not null,
  -- Of what ended it
  ended_at timestamptz,
  clause_id text,
  -- What it paid
  paid_minor bigint,
  -- What happened that ended a protection (B §4); null while it's valid and of those that ended before
  ended_by text,
  -- When a change of its booking last lowered what a protection covers, or who; null for never.
  amended_at timestamptz,
  -- Of the booking's price, what isn't given back any more: the protection paid another flight instead
  withheld_minor bigint not null default 0,
  -- What paid that flight (dsc_…)
  cover_id text,
  primary key (tenant_id, customer_id, booking_id, protection_no),
  constraint booking_protections_tenant_id_customer_id_booking_id_protec_key unique (tenant_id, customer_id,
    booking_id, protection),
  foreign key (tenant_id, customer_id, booking_id) references bookings,
  constraint booking_protections_check check ((returned_minor >= 0) and (returned_minor <= premium_minor))
);
create index booking_protections_valid on booking_protections (bought_at) where state = 'Valid';

-- What a government or the WHO announced for a country: it ends protections of trips there
create table travel_alerts (
  tenant_id text not null,
  alert_id text not null,
  event text not null check (event in ('governmentAlert', 'whoDesignation')),
  -- Two letters, as bookings have it
  country text not null,
  starts_on date not null,
  -- Null: until further notice
  ends_on date,
  -- Who announced what, for people to read
  source text not null,
  noted_by text not null,
  noted_at timestamptz not null,
  -- When every trip that it's about was seen to
  done_at timestamptz,
  primary key (tenant_id, alert_id)
);
create index travel_alerts_open on travel_alerts (noted_at) where done_at is null;

-- Prices that customers froze for some days: from the quote to what became of it, and what was read of them.
create table price_freezes (
  tenant_id text not null,
  customer_id text not null,
  -- frz_…; its tenders and refunds are stored under it, as a booking's are under the booking
  freeze_id text not null,
  state text not null default 'quoted' check (state in ('quoted', 'buying', 'valid', 'held', 'exercised',
    'expired', 'refunding', 'refunded', 'exchanged', 'failed')),
  product text not null,
  -- Who pays, at the bank and the vault
  subject text not null,
  -- The version of the protection's terms that decides
  terms_id text not null,
  -- What was asked for, as a checkout is started with it
  input jsonb not null,
  request jsonb not null,
  offer jsonb not null,
  -- The same for every request for the same trip
  fit_key text not null,
  -- The first departure, or check-in
  starts_at timestamptz not null,
  frozen_minor bigint not null check (frozen_minor > 0),
  -- Travelers or rooms
  covered int not null check (covered > 0),
  currency text not null,
  quoted_at timestamptz not null,
  quote_ends_at timestamptz not null,
  -- From buying on
  days int,
  fee_minor bigint check (fee_minor > 0),
  bought_at timestamptz,
  ends_at timestamptz,
  -- Null: not read yet, or it wasn't for sale
  latest_minor bigint,
  latest_at timestamptz,
  next_read_at timestamptz,
  -- Hours before the end of the last reminder
  reminded_hours int,
  -- That holds it or was paid with it
  booking_id text,
  failure text,
  ended_at timestamptz,
  -- What is booked instead of a frozen trip that sold out, as `fit_key` has it, and when it was chosen; null
  -- for what was frozen.
  similar_key text,
  similar_at timestamptz,
  -- Whether the booking that holds a freeze is of something like what was frozen: it's exchanged for that
  -- then.
  for_similar boolean not null default false,
  primary key (tenant_id, customer_id, freeze_id),
  constraint price_freezes_check check ((state = 'quoted') = (days is null)),
  constraint price_freezes_check1 check ((state not in ('held', 'exercised')) or (booking_id is not null))
);
create index price_freezes_due on price_freezes (next_read_at) where state in ('valid', 'held');
create index price_freezes_ending on price_freezes (ends_at) where state = 'valid';
create index price_freezes_unbought on price_freezes (quoted_at) where state in ('quoted', 'failed');

create table price_freeze_readings (
  tenant_id text not null,
  customer_id text not null,
  freeze_id text not null,
  read_at timestamptz not null,
  -- Null: the same wasn't for sale, or nobody answered
  price_minor bigint,
  primary key (tenant_id, customer_id, freeze_id, read_at),
  foreign key (tenant_id, customer_id, freeze_id) references price_freezes on delete cascade
);

-- Searches whose price customers watch, and what was read of them.
create table watches (
  tenant_id text not null,
  customer_id text not null,
  -- wat_…
  watch_id text not null,
  product text not null,
  -- What was searched, as the contract has it
  input jsonb not null,
  -- What the product needs besides to show it: names, places, pictures
  facts jsonb not null,
  -- A hash of the search: the same for everybody who watches the same
  search_key text not null,
  -- Null: the account's own
  email text,
  state text not null default 'watching' check (state in ('watching', 'over', 'stopped')),
  started_at timestamptz not null,
  -- When its date has passed
  ends_at timestamptz not null,
  currency text not null,
  -- Null: it wasn't for sale
  started_minor bigint,
  latest_minor bigint,
  lowest_minor bigint,
  -- What the next reading is compared with: the price at first, then that of the last email
  reference_minor bigint,
  latest_at timestamptz not null,
  next_read_at timestamptz not null,
  -- Of the links in mail: earlier ones open nothing
  link_version int not null default 1,
  ended_at timestamptz,
  primary key (tenant_id, customer_id, watch_id),
  constraint watches_check check ((state = 'watching') = (ended_at is null))
);
create index watches_due on watches (next_read_at, search_key) where state = 'watching';
create index watches_ended on watches (ended_at) where ended_at is not null;
create unique index watches_of_search on watches (tenant_id, customer_id, search_key) where state =
  'watching';
create index watches_passing on watches (ends_at) where state = 'watching';

create table watch_readings (
  tenant_id text not null,
  customer_id text not null,
  watch_id text not null,
  read_at timestamptz not null,
  -- Null: it wasn't for sale
  price_minor bigint,
  primary key (tenant_id, customer_id, watch_id, read_at),
  foreign key (tenant_id, customer_id, watch_id) references watches on delete cascade
);

-- What was predicted of prices, with what came of it; of searches, not of people.
create table price_predictions (
  tenant_id text not null,
  -- A hash of the search
  search_key text not null,
  -- The day of asking: a search is predicted once a day
  asked_on date not null,
  product text not null,
  input jsonb not null,
  band text not null,
  price_minor bigint not null check (price_minor > 0),
  forecast jsonb not null,
  -- The last day of its horizon
  ends_on date not null,
  -- Null until it's scored; without prices it's never more than that
  scored_at timestamptz,
  score jsonb,
  primary key (tenant_id, search_key, asked_on)
);
create index price_predictions_due on price_predictions (ends_on) where scored_at is null;
create index price_predictions_scored on price_predictions (tenant_id, scored_at) where score is not null;

-- What the embedded forecaster has learned, by the last day that it looked at.
create table forecast_models (
  fitted_on date primary key,
  model jsonb not null,
  -- Its own days that it hadn't seen, scored
  held_out jsonb not null,
  trips int not null
);

-- Claims that a booked trip costs less elsewhere: one for each booking, with what an agent found.
create table price_match_claims (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  -- Its messages, screenshots and promised time
  case_id text not null,
  -- The version of the terms that decides
  terms_id text not null,
  url text not null,
  booked_minor bigint not null,
  -- As the customer typed it
  claimed_minor bigint not null,
  claimed_at timestamptz not null,
  state text not null default 'checking' check (state in ('checking', 'credited', 'declined', 'appealed',
    'declinedOnAppeal')),
  -- What the agent answered, and the total that they saw
  answers jsonb,
  seen_minor bigint,
  -- Whether the booking was still there
  is_booked boolean,
  note text,
  -- The clause that decided
  clause_id text,
  credit_id text,
  credited_minor bigint,
  decided_by text,
  decided_at timestamptz,
  primary key (tenant_id, customer_id, booking_id),
  unique (tenant_id, case_id),
  foreign key (tenant_id, customer_id, booking_id) references bookings
);
create index price_match_claims_old on price_match_claims (claimed_at);

-- What a protection gives back of a change's cost, until when, and when it was given.
create table protection_reimbursements (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  protection_no int not null,
  -- The change that it pays for
  change_id text not null,
  state text not null default 'pending' check (state in ('pending', 'paid')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  -- When it's paid, and until when that was promised
  pays_at timestamptz not null,
  due_by timestamptz not null,
  paid_at timestamptz,
  -- Where a protection's payback of a change goes: as travel credit, or back to the tenders that paid.
  paid_to text not null default 'travelCredit' check (paid_to in ('travelCredit', 'tenders')),
  primary key (tenant_id, customer_id, booking_id, protection_no),
  foreign key (tenant_id, customer_id, booking_id) references bookings
);
create index protection_reimbursements_pending on protection_reimbursements (pays_at) where state = 'pending';

-- What the owner of a watched price was last mailed as advice on it, and when it was last predicted.
create table watch_advice (
  tenant_id text not null,
  customer_id text not null,
  watch_id text not null,
  looked_on date,
  -- Null: no mail about advice yet
  advice text check (advice in ('wait', 'book')),
  mailed_at timestamptz,
  retry_at timestamptz,
  primary key (tenant_id, customer_id, watch_id),
  foreign key (tenant_id, customer_id, watch_id) references watches on delete cascade
);

-- Disruptions

-- Flights of booked trips that are late, missed or canceled on their day: one row for each event of a slice.
create table disruptions (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  disruption_no int not null,
  slice int not null,
  type text not null check (type in ('Delayed', 'MissedConnection', 'AirlineCancellation')),
  state text not null default 'open' check (state in ('open', 'rebooking', 'rebooked', 'refunding',
    'refunded', 'lapsed', 'over')),
  delay_minutes int not null,
  noticed_at timestamptz not null,
  -- Until when it can be acted on
  decide_by timestamptz not null,
  -- The slice's flights as they were last read, and what the airline gives instead
  flights jsonb not null,
  airline_offer jsonb,
  -- The protection that covers it, once it was used
  protection_no int,
  -- The clause that paid
  clause_id text,
  -- The booking that replaces the slice
  replacement_booking_id text,
  -- What was mailed last: its type and whether it could be acted on
  mailed text,
  ended_at timestamptz,
  primary key (tenant_id, customer_id, booking_id, disruption_no),
  foreign key (tenant_id, customer_id, booking_id) references bookings
);
create index disruptions_ended on disruptions (ended_at) where ended_at is not null;
create unique index disruptions_live on disruptions (tenant_id, customer_id, booking_id, slice) where state
  in ('open', 'rebooking', 'refunding');
create index disruptions_open on disruptions (decide_by) where state = 'open';

-- When the flights of a booked trip are read next: each minute from a day before each slice until it has
-- landed; never again once `next_read_at` is null.
create table flight_watches (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  -- Of the booking that it was planned for
  booking_version int not null,
  next_read_at timestamptz,
  -- Those that are being flown, as they were last read
  flights jsonb not null default '[]',
  ends_at timestamptz not null,
  claimed_until timestamptz not null default '-infinity',
  fence int not null default 0,
  tries int not null default 0,
  primary key (tenant_id, customer_id, booking_id)
);
create index flight_watches_due on flight_watches (next_read_at) where next_read_at is not null;
create index flight_watches_over on flight_watches (ends_at);

-- Flights that were offered instead of a disrupted one, with the seats that were held for them.
create table disruption_plans (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  disruption_no int not null,
  -- Who looks for flights has it until then
  claimed_until timestamptz not null,
  planned_at timestamptz,
  -- What doesn't qualify, each with its reason
  rejected jsonb not null default '[]',
  primary key (tenant_id, customer_id, booking_id, disruption_no),
  constraint disruption_plans_tenant_id_customer_id_booking_id_disrupti_fkey foreign key (tenant_id,
    customer_id, booking_id, disruption_no) references disruptions on delete cascade
);

create table disruption_options (
  tenant_id text not null,
  customer_id text not null,
  -- bkg_…: the booking that takes it, under whose id its seats are held
  option_id text not null,
  booking_id text not null,
  disruption_no int not null,
  rank int not null,
  product text not null references products,
  request jsonb not null,
  offer jsonb not null,
  -- As it's shown
  shown jsonb not null,
  total_minor bigint not null,
  -- The protection of the disrupted booking that pays it, and its clause
  protection_no int not null,
  clause_id text not null,
  -- Of what that booking cost, what isn't given back once this is booked
  withheld_minor bigint not null,
  created_at timestamptz not null,
  -- Null: the supplier hasn't answered
  held_until timestamptz,
  released_at timestamptz,
  primary key (tenant_id, customer_id, option_id),
  constraint disruption_options_tenant_id_customer_id_booking_id_disrup_fkey foreign key (tenant_id,
    customer_id, booking_id, disruption_no) references disruptions on delete cascade
);
create index disruption_options_held on disruption_options (created_at) where released_at is null;
create index disruption_options_of on disruption_options (tenant_id, customer_id, booking_id, disruption_no);
create index disruption_options_old on disruption_options (created_at) where released_at is not null;

-- Cases, the desk and the audit log

-- What needs a person: never silent, with a time by which somebody has looked at it.
create table cases (
  tenant_id text not null,
  customer_id text not null,
  case_id text not null,
  code text not null,
  kind text not null,
  -- booking_id, or what else the case is about
  subject_id text not null,
  facts jsonb not null,
  state text not null default 'open',
  opened_at timestamptz not null,
  due_at timestamptz not null,
  closed_at timestamptz,
  next_look_at timestamptz not null default now(),
  looks int not null default 0,
  version int not null default 1,
  -- The agent who has it
  assignee_id text,
  assigned_at timestamptz,
  -- It's the customer's to see, though its kind isn't: somebody wrote to them in it
  is_shown boolean not null default false,
  -- The promise, in minutes of a calendar from when its clock started; null: until due_at
  promise_minutes int,
  calendar text not null default 'always',
  clock_started_at timestamptz,
  -- What is left of the promise while it's the customer's turn; null while it runs
  left_minutes int,
  resolved_at timestamptz,
  -- Two cases of one customer about the same trouble become one: which one goes on.
  merged_into text,
  primary key (tenant_id, customer_id, case_id)
);
create unique index cases_by_code on cases (code);
create index cases_by_end on cases (closed_at) where closed_at is not null;
-- Closing a case by hand needs only its id or its code.
create index cases_by_id on cases (case_id);
create index cases_due on cases (due_at) where state <> 'closed';
create index cases_merged on cases (tenant_id, customer_id, merged_into) where merged_into is not null;
-- One case for one trouble of one subject
create unique index cases_not_closed on cases (tenant_id, customer_id, subject_id, kind) where state <>
  'closed';
create index cases_of_agent on cases (tenant_id, assignee_id, due_at, opened_at, case_id) where (assignee_id
  is not null) and (state not in ('resolved', 'closed'));
create index cases_resolved on cases (tenant_id, resolved_at desc, case_id) where state = 'resolved';
create index cases_to_do on cases (tenant_id, due_at, opened_at, case_id) where state in ('open', 'working');
create index cases_to_look_at on cases (kind, next_look_at) where state <> 'closed';
create index cases_unassigned on cases (tenant_id, due_at, opened_at, case_id) where (assignee_id is null)
  and (state not in ('resolved', 'closed'));
create index cases_waiting on cases (tenant_id, due_at, opened_at, case_id) where state in
  ('waitingOnTraveler', 'waitingOnSupplier');

create table case_events (
  tenant_id text not null,
  customer_id text not null,
  case_id text not null,
  seq int not null,
  kind text not null,
  side text not null check (side in ('customer', 'agent', 'system')),
  -- The agent who did it; null for the others
  agent_id text,
  -- Only the desk sees it
  is_internal boolean not null default false,
  text text,
  data jsonb not null default '{}',
  at timestamptz not null,
  primary key (tenant_id, customer_id, case_id, seq),
  foreign key (tenant_id, customer_id, case_id) references cases
);

create table case_pauses (
  tenant_id text not null,
  customer_id text not null,
  case_id text not null,
  from_at timestamptz not null,
  until_at timestamptz,
  primary key (tenant_id, customer_id, case_id, from_at),
  foreign key (tenant_id, customer_id, case_id) references cases
);

-- What one side offers and the other takes. Money moves by the use case of its kind, once.
create table case_proposals (
  tenant_id text not null,
  customer_id text not null,
  case_id text not null,
  proposal_id text not null,
  kind text not null,
  state text not null,
  -- What the customer gets
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  booking_id text,
  quote_id text,
  -- Why, in the agent's words
  text text not null,
  proposed_by text not null,
  -- The second agent, for amounts above the first one's limit
  approved_by text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  -- To pay by card
  due_minor bigint not null default 0 check (due_minor >= 0),
  -- What an airline owes then
  credit_minor bigint not null default 0 check (credit_minor >= 0),
  -- Of a change: what is asked for, the trip before and after
  change jsonb,
  -- Of a change: its quote, and the card that pays what is due, once it was accepted
  change_id text,
  payment_id text,
  primary key (tenant_id, customer_id, proposal_id),
  foreign key (tenant_id, customer_id, case_id) references cases,
  constraint case_proposals_check check (approved_by <> proposed_by)
);
-- The terms that an offer was accepted on stay with it, also where canceling failed.
create index case_proposals_by_quote on case_proposals (tenant_id, customer_id, quote_id) where quote_id is
  not null;
-- What goodwill a customer was given lately
create index case_proposals_given on case_proposals (tenant_id, customer_id, created_at) where kind in
  ('credit', 'refund');
create index case_proposals_of_case on case_proposals (tenant_id, customer_id, case_id);
-- One open proposal at a time
create unique index case_proposals_open on case_proposals (tenant_id, customer_id, case_id) where state in
  ('awaitingApproval', 'open', 'accepting');
-- What waits for a second agent is looked up for every agent's queue, and is never much.
create index case_proposals_to_approve on case_proposals (tenant_id, customer_id, case_id) where state =
  'awaitingApproval';

-- What agents and operators looked at and did: a chain for each tenant, in which every row has the hash of
-- the one before it. `body`: the exact text that was hashed, without personal data. What was typed is sealed
-- beside it and may be sealed anew or forgotten; the body has its commitment.
create table audit_log (
  tenant_id text not null,
  seq bigint not null,
  agent_id text not null,
  at timestamptz not null,
  body text not null,
  previous text not null,
  hash text not null,
  sealed text,
  -- The row with which it began; null for looks and beginnings
  ended_of bigint,
  primary key (tenant_id, seq),
  constraint audit_log_check check (hash = encode(sha256(convert_to(((((previous || ' ') || seq) || ' ') ||
    body), 'UTF8')), 'hex'))
);
create index audit_log_ends on audit_log (tenant_id, ended_of) where ended_of is not null;
create index audit_log_of_agent on audit_log (tenant_id, agent_id, seq desc);
create index audit_log_sealed on audit_log (at, tenant_id, seq) where sealed is not null;

create table audit_heads (
  tenant_id text primary key,
  seq bigint not null,
  previous text not null,
  hash text not null
);

-- The last row that was deleted after its time: the chain begins behind it
create table audit_floors (
  tenant_id text primary key,
  seq bigint not null,
  hash text not null,
  at timestamptz not null
);

-- Heads as they were, signed with the server's key and written to its log too
create table audit_anchors (
  tenant_id text not null,
  seq bigint not null,
  hash text not null,
  at timestamptz not null,
  signature text not null,
  primary key (tenant_id, seq)
);

-- Files that customers and agents send: by themselves first, then with a message. Names and bytes are sealed
-- and begin with the mark of their key.
create table case_files (
  tenant_id text not null,
  customer_id text not null,
  file_id text not null,
  -- The event of the case that it came with, 0 for what opened the case; null until a message names it
  case_id text,
  event_seq int,
  -- Whose message may name it: the customer, or an agent
  sent_by text not null,
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  bytes int not null check ((bytes >= 1) and (bytes <= 5242880)),
  sealed_name text not null,
  sealed bytea not null,
  sent_at timestamptz not null,
  primary key (tenant_id, customer_id, file_id),
  foreign key (tenant_id, customer_id, case_id) references cases,
  foreign key (tenant_id, customer_id) references customers,
  constraint case_files_check check ((case_id is null) = (event_seq is null))
);
create index case_files_of_case on case_files (tenant_id, customer_id, case_id) where case_id is not null;
create index case_files_unsent on case_files (sent_at) where case_id is null;
-- Pictures don't get smaller by compressing them
alter table case_files alter column sealed set storage external;

-- Which agents look at a case now; a row of before is nobody's look any more.
create table case_viewers (
  tenant_id text not null,
  customer_id text not null,
  case_id text not null,
  agent_id text not null,
  seen_at timestamptz not null,
  primary key (tenant_id, customer_id, case_id, agent_id),
  foreign key (tenant_id, customer_id, case_id) references cases
);
create index case_viewers_by_age on case_viewers (seen_at);

-- Policy, approvals and what companies spend

-- What a company lets a group of its travelers book (A §3). A change adds a version; none is ever altered, as
-- bookings name the version that judged them.
create table policy_tiers (
  tenant_id text not null,
  business_id text not null,
  tier_id text not null,
  name text not null,
  version int not null,
  primary key (tenant_id, business_id, tier_id),
  unique (tenant_id, business_id, name),
  foreign key (tenant_id, business_id) references businesses
);

create table policy_tier_versions (
  tenant_id text not null,
  business_id text not null,
  tier_id text not null,
  version int not null,
  rules jsonb not null,
  -- Who made it, by the bank's subject; null for who set the company up.
  changed_by text,
  changed_at timestamptz not null,
  primary key (tenant_id, business_id, tier_id, version),
  foreign key (tenant_id, business_id, tier_id) references policy_tiers
);

-- How a checkout was judged, and why the traveler went on all the same.
create table policy_checks (
  tenant_id text not null,
  customer_id text not null,
  checkout_id text not null,
  business_id text not null,
  tier_id text not null,
  tier_version int not null,
  verdict jsonb not null,
  reason text,
  note text,
  checked_at timestamptz not null,
  -- Requests for approval: a checkout that a company reviews, for its traveler and for those who decide.
  needs_approval boolean not null default false,
  primary key (tenant_id, customer_id, checkout_id),
  foreign key (tenant_id, customer_id, checkout_id) references checkouts
);
-- A replay reads the checks of the last 30 days page by page, however many are older.
create index policy_checks_by_time on policy_checks (tenant_id, business_id, tier_id, checked_at,
  checkout_id);
-- What was priced under a tier is judged again by other rules.
create index policy_checks_of_tier on policy_checks (tenant_id, business_id, tier_id, checkout_id);

create table approval_requests (
  tenant_id text not null,
  customer_id text not null,
  request_id text not null,
  business_id text not null,
  -- What people read to each other: R-A7C3KP.
  code text not null,
  -- Of the first request of the trip.
  trip_id text not null,
  state text not null,
  -- One more each time it is sent again; a decision names the one that was on screen.
  version int not null,
  checkout_id text not null,
  -- Once it is being booked.
  booking_id text,
  -- What the tier prescribes, and what its terms allowed: review or mandate.
  kind_set text not null,
  kind text not null,
  -- What was asked for, as it was then: rules, verdict, price, tenders and what the trip is called.
  terms jsonb not null,
  requested_minor bigint not null,
  requested_quote_id text not null,
  sent_at timestamptz not null,
  decide_by timestamptz not null,
  -- The last notice that left, in hours before the decision is due.
  noticed_hours int,
  ended_by text,
  -- Why it couldn't be booked as approved, and the price then.
  returned_for text,
  now_minor bigint,
  scenario text,
  changed_at timestamptz not null,
  -- What changed in the company while a request waits: its tier's rules since it was sent, and who decides.
  policy_changed_at timestamptz,
  primary key (tenant_id, customer_id, request_id),
  foreign key (tenant_id, customer_id, checkout_id) references checkouts
);
create unique index approval_requests_by_checkout on approval_requests (tenant_id, customer_id, checkout_id);
create index approval_requests_by_id on approval_requests (tenant_id, request_id);
-- What nobody booked is found when its time is over.
create index approval_requests_ended on approval_requests (changed_at, tenant_id, customer_id, request_id)
  where (booking_id is null) and (state in ('declined', 'withdrawn', 'lapsed', 'returned'));
create index approval_requests_of_company on approval_requests (tenant_id, business_id, decide_by);
-- Lists show the requests of a trip together
create index approval_requests_of_trip on approval_requests (tenant_id, customer_id, trip_id);
create index approval_requests_open on approval_requests (decide_by) where state in ('sending', 'pending',
  'approved', 'inReview', 'canceling');
-- How many requests of a company wait is counted on every page of its admins.
create index approval_requests_waiting on approval_requests (tenant_id, business_id) where state in
  ('pending', 'inReview');

-- Who decides about a version of a request, in their order; and how they did.
create table approval_steps (
  tenant_id text not null,
  customer_id text not null,
  request_id text not null,
  version int not null,
  position int not null,
  -- The bank's subject, and why it is them.
  approver text not null,
  why text not null,
  decision text,
  note text,
  decided_by text,
  decided_at timestamptz,
  -- Who had to decide before, and can't anymore: the bank's subject
  moved_from text,
  -- The rule that a ready-made answer to a request is about, so that each reader gets it in their own
  -- language.
  suggestion jsonb,
  primary key (tenant_id, customer_id, request_id, version, "position"),
  foreign key (tenant_id, customer_id, request_id) references approval_requests
);
-- What somebody decides about is found by their steps, not by looking at each request of the company.
create index approval_steps_by_approver on approval_steps (tenant_id, approver);
create index approval_steps_by_decider on approval_steps (tenant_id, decided_by) where decided_by is not null;
create index approval_steps_open on approval_steps (tenant_id, approver) where decision is null;

-- Who decides in an approver's place, from one day to another in the approver's zone.
create table approval_covers (
  tenant_id text not null,
  business_id text not null,
  approver text not null,
  deputy text not null,
  from_day date not null,
  to_day date not null,
  zone text not null,
  primary key (tenant_id, business_id, approver),
  foreign key (tenant_id, business_id) references businesses
);

-- What a company chose while it was set up; each can be changed later.
create table company_settings (
  tenant_id text not null,
  business_id text not null,
  -- Legal name, address and who to write to.
  details jsonb,
  -- Which cards its trips are paid with: `central`, `own` or `both`.
  payment_way text,
  -- Who books for whom (B §3).
  booking_style text,
  -- It travels without fields of its own.
  has_no_fields boolean not null default false,
  updated_at timestamptz not null,
  primary key (tenant_id, business_id),
  foreign key (tenant_id, business_id) references businesses
);

-- What a company wants to know of each trip. A field that's retired stays with what was booked.
create table company_fields (
  tenant_id text not null,
  business_id text not null,
  -- Letters and digits (A §5); never changes.
  field_key text not null,
  label text not null,
  -- `text`, or `one` of its values.
  kind text not null,
  choices jsonb not null default '[]',
  is_required boolean not null,
  position int not null,
  retired_at timestamptz,
  primary key (tenant_id, business_id, field_key),
  foreign key (tenant_id, business_id) references businesses
);

-- The card that a company pays trips with: the vault's token and what may be shown, never its number.
create table company_cards (
  tenant_id text not null,
  business_id text not null,
  payment_id text not null,
  -- What it's called where it paid: the company's name.
  label text not null,
  brand text not null,
  last_four text not null,
  expiry_month int not null,
  expiry_year int not null,
  holder text not null,
  added_at timestamptz not null,
  -- It pays nothing new; what it paid is still refunded to it.
  removed_at timestamptz,
  -- The last notice that left before a company's card expires, in days.
  noticed_days int,
  primary key (tenant_id, business_id, payment_id),
  foreign key (tenant_id, business_id) references businesses
);
-- One at a time.
create unique index company_cards_one on company_cards (tenant_id, business_id) where removed_at is null;
-- By the token, as it's charged.
create index company_cards_payment on company_cards (tenant_id, payment_id);

create table company_trips (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  business_id text not null,
  person_id text not null,
  -- On the day of booking; '' for none
  department text not null,
  cost_center text not null,
  tier_id text not null,
  product text not null,
  created_at timestamptz not null,
  -- By UTC: `2026-11`
  month text not null,
  -- With its protections. A change or a goodwill refund has lowered it already
  booked_minor bigint not null,
  -- Of a cancellation: all but what it kept
  refunded_minor bigint not null,
  -- Null where nobody says; 0 of what was canceled
  co2_kg int,
  custom_fields jsonb not null,
  primary key (tenant_id, customer_id, booking_id),
  foreign key (tenant_id, customer_id, booking_id) references bookings on delete cascade
);
create index company_trips_by_time on company_trips (tenant_id, business_id, created_at, booking_id);
-- Trips that cost nothing in the end are counted apart, so that what one costs on average is of the others.
create index company_trips_refunded_whole on company_trips (tenant_id, business_id, created_at) where
  refunded_minor >= booked_minor;

-- Sums of `company_trips` by person and month, so that a million trips of a year are read as a few hundred
-- thousand rows. A row is one person's alone: bookings of different people never wait for each other.
create table company_spend (
  tenant_id text not null,
  customer_id text not null,
  business_id text not null,
  month text not null,
  product text not null,
  department text not null,
  cost_center text not null,
  tier_id text not null,
  person_id text not null,
  trips int not null,
  booked_minor bigint not null,
  refunded_minor bigint not null,
  co2_kg bigint not null,
  -- Sums by answers know the department, cost center and tier too, so that any of them opens into the others
  -- without reading each trip; and all sums know how many trips nobody can say the CO2 of. They replace
  -- `company_field_spend`, which nothing writes to any more.
  co2_unknown int not null default 0,
  primary key (tenant_id, customer_id, business_id, month, product, department, cost_center, tier_id,
    person_id)
);
create index company_spend_by_month on company_spend (tenant_id, business_id, month);

-- Sums of `company_trips` by person alone, and by each answer of a field. Rows are one person's, as those of
-- `company_spend`: bookings of different people never wait for each other.
create table company_person_spend (
  tenant_id text not null,
  customer_id text not null,
  business_id text not null,
  month text not null,
  product text not null,
  person_id text not null,
  trips int not null,
  booked_minor bigint not null,
  refunded_minor bigint not null,
  co2_kg bigint not null,
  co2_unknown int not null default 0,
  primary key (tenant_id, customer_id, business_id, month, product, person_id)
);
create index company_person_spend_by_month on company_person_spend (tenant_id, business_id, month);

-- What admins wrote to travelers, and what each answered by the link in their mail.
create table company_messages (
  tenant_id text not null,
  -- msg_…
  message_id text not null,
  business_id text not null,
  -- The message that asked first; its own id unless it follows one
  round_id text not null,
  text text not null,
  -- The bank's subject of the admin, and their key: the same request again is the same message
  sent_by text not null,
  request_key text not null,
  sent_at timestamptz not null,
  primary key (tenant_id, message_id)
);
create index company_messages_by_time on company_messages (tenant_id, business_id, sent_at);
create unique index company_messages_of_request on company_messages (tenant_id, business_id, sent_by,
  request_key);
create index company_messages_sent on company_messages (sent_at);

create table company_message_people (
  tenant_id text not null,
  message_id text not null,
  person_id text not null,
  -- Null: no reply
  answer text check (answer in ('safe', 'help')),
  answered_at timestamptz,
  -- How often it changed
  answers int not null default 0,
  primary key (tenant_id, message_id, person_id),
  foreign key (tenant_id, message_id) references company_messages on delete cascade,
  constraint company_message_people_check check ((answer is null) = (answered_at is null))
);

create table company_answer_sums (
  tenant_id text not null,
  customer_id text not null,
  business_id text not null,
  field_key text not null,
  value text not null,
  month text not null,
  product text not null,
  department text not null,
  cost_center text not null,
  tier_id text not null,
  person_id text not null,
  trips int not null,
  booked_minor bigint not null,
  refunded_minor bigint not null,
  co2_kg bigint not null,
  co2_unknown int not null,
  primary key (tenant_id, customer_id, business_id, field_key, value, month, product, department,
    cost_center, tier_id, person_id)
);
create index company_answer_sums_by_month on company_answer_sums (tenant_id, business_id, field_key, month);
create index company_answer_sums_by_value on company_answer_sums (tenant_id, business_id, field_key, value);

-- Whatever was answered: all trips less these have no answer.
create table company_answered_sums (
  tenant_id text not null,
  customer_id text not null,
  business_id text not null,
  field_key text not null,
  month text not null,
  product text not null,
  department text not null,
  cost_center text not null,
  tier_id text not null,
  person_id text not null,
  trips int not null,
  booked_minor bigint not null,
  refunded_minor bigint not null,
  co2_kg bigint not null,
  co2_unknown int not null,
  primary key (tenant_id, customer_id, business_id, field_key, month, product, department, cost_center,
    tier_id, person_id)
);
create index company_answered_sums_by_month on company_answered_sums (tenant_id, business_id, field_key,
  month);

-- Lists of what people like

create table wishlists (
  tenant_id text not null,
  customer_id text not null,
  wishlist_id text not null,
  name text not null,
  created_at timestamptz not null,
  primary key (tenant_id, customer_id, wishlist_id),
  foreign key (tenant_id, customer_id) references customers
);

create table wishlist_items (
  tenant_id text not null,
  customer_id text not null,
  wishlist_id text not null,
  stay_id text not null,
  stay_name text not null,
  added_at timestamptz not null,
  primary key (tenant_id, customer_id, wishlist_id, stay_id),
  foreign key (tenant_id, customer_id, wishlist_id) references wishlists on delete cascade
);

-- The simulated market

create schema if not exists market;

-- Rooms sold by hotel, room type and night. `capacity` is what the market may sell of it: the check is
-- the last guard against overselling, the conditional statement that takes rooms the first.
create table market.room_sales (
  stay_id text not null,
  room smallint not null,
  night date not null,
  sold int not null check (sold >= 0),
  capacity int not null,
  primary key (stay_id, room, night),
  constraint room_sales_check check (sold <= capacity)
);

create table market.orders (
  reference text primary key,
  seller text not null,
  stay_id text not null,
  rate_id text not null,
  room smallint not null,
  check_in date not null,
  check_out date not null,
  room_count int not null,
  state text not null check (state in ('held', 'confirmed', 'canceled', 'released', 'expired')),
  hold_id text not null unique,
  expires_at timestamptz not null,
  price jsonb not null,
  terms jsonb not null,
  locator text unique,
  guests jsonb,
  penalty_minor bigint,
  canceled_at timestamptz,
  created_at timestamptz not null,
  withheld_minor bigint not null default 0
);
create index orders_held on market.orders (expires_at) where state = 'held';

-- Scenarios of the lab: prices that one of them has moved for a while, and the strikes that hit a
-- reference only once.
create table market.scenario_moves (
  scenario text not null,
  rate_id text not null,
  check_in date not null,
  check_out date not null,
  per_cent int not null,
  until timestamptz not null,
  primary key (scenario, rate_id, check_in, check_out)
);

create table market.scenario_strikes (
  scenario text not null,
  verb text not null,
  reference text not null,
  primary key (scenario, verb, reference)
);

-- Seats sold by flight (number and ends), local day of departure and cabin. `seats` is all that the cabin
-- has: the check is the last guard against overselling, the conditional statement that takes seats the first.
create table market.flight_sales (
  flight text not null,
  day date not null,
  cabin smallint not null,
  sold int not null check (sold >= 0),
  seats int not null,
  primary key (flight, day, cabin),
  constraint flight_sales_check check (sold <= seats)
);

create table market.flight_holds (
  reference text primary key,
  hold_id text not null unique,
  seller text not null,
  slices jsonb not null,
  passengers jsonb not null,
  price jsonb not null,
  first_departure timestamptz not null,
  -- Local dates on which each slice leaves, for the ages of travelers
  departures jsonb not null,
  expires_at timestamptz not null,
  -- From the first ticket that is confirmed
  confirmed_at timestamptz,
  void_until timestamptz,
  travelers jsonb,
  -- Tickets are issued from then on, once somebody asks
  issue_from timestamptz,
  issued_at timestamptz,
  penalty_minor bigint,
  canceled_at timestamptz,
  created_at timestamptz not null
);

create table market.flight_orders (
  reference text not null references market.flight_holds,
  ticket_no smallint not null,
  airline text not null,
  state text not null,
  locator text,
  -- What it is cancelled by and what was paid for it
  terms jsonb not null,
  -- Flight, day, cabin and seats taken
  flights jsonb not null,
  slices jsonb not null,
  documents jsonb,
  expires_at timestamptz not null,
  -- Orders at a fare that was promised may take a seat that isn't for sale at the fares of the day.
  is_promised boolean not null default false,
  primary key (reference, ticket_no),
  unique (airline, locator)
);
create index flight_orders_held on market.flight_orders (expires_at) where state = 'held';

-- A seat of the map belongs to one traveler.
create table market.flight_seats (
  flight text not null,
  day date not null,
  seat text not null,
  reference text not null,
  ticket_no smallint not null,
  traveler smallint not null,
  primary key (flight, day, seat)
);
create index flight_seats_reference on market.flight_seats (reference, ticket_no);

-- Scenarios of the lab: flights whose price one of them has moved for a while.
create table market.flight_moves (
  scenario text not null,
  flight text not null,
  day date not null,
  per_mille int not null,
  until timestamptz not null,
  primary key (scenario, flight, day)
);

-- Cars of a desk's code that are out on a day. `capacity` is what the market may rent out: the check is the
-- last guard against overselling, the conditional statement that takes a car the first.
create table market.car_sales (
  car_id text not null,
  day date not null,
  sold int not null check (sold >= 0),
  capacity int not null,
  primary key (car_id, day),
  constraint car_sales_check check (sold <= capacity)
);

create table market.car_orders (
  reference text primary key,
  seller text not null,
  car_id text not null,
  drop_off_desk text not null,
  -- By the clocks of the desks
  pick_up timestamp without time zone not null,
  drop_off timestamp without time zone not null,
  pick_up_at timestamptz not null,
  first_day date not null,
  days smallint not null,
  state text not null check (state in ('held', 'confirmed', 'canceled', 'released', 'expired')),
  hold_id text not null unique,
  expires_at timestamptz not null,
  price jsonb not null,
  terms jsonb not null,
  locator text unique,
  drivers jsonb,
  penalty_minor bigint,
  canceled_at timestamptz,
  created_at timestamptz not null,
  -- Changes of booked cars at the car market, by the buyer's reference of each: repeating one gets its first
  -- answer. `withheld_minor`: what they have cost of what was paid, in no price any more.
  withheld_minor bigint not null default 0
);
create index car_orders_held on market.car_orders (expires_at) where state = 'held';

-- Scenarios of the lab: cars whose rate one of them has moved for a while.
create table market.car_moves (
  scenario text not null,
  car_id text not null,
  first_day date not null,
  per_cent int not null,
  until timestamptz not null,
  primary key (scenario, car_id, first_day)
);

-- Prices that the market has promised until an instant, with what it needs to honor them.
create table market.price_guarantees (
  guarantee_id text primary key,
  -- What the price is for; a guarantee is good for nothing else
  subject text not null,
  facts jsonb not null,
  until timestamptz not null
);
create index price_guarantees_until on market.price_guarantees (until);

-- Exchanges of tickets at the flight market, by the buyer's reference of each: repeating one gets its first
-- answer.
create table market.flight_exchanges (
  exchange_reference text primary key,
  reference text not null references market.flight_holds,
  result jsonb not null,
  at timestamptz not null
);
create index flight_exchanges_of on market.flight_exchanges (reference);

-- What the market's suppliers changed about confirmed orders, by the buyer's reference. Version 0 is the
-- order as it was booked.
create table market.changes (
  reference text not null,
  version int not null,
  -- The order as it is now, in its product's own form
  content jsonb not null,
  -- Until it's agreed to, the order can be canceled for nothing
  is_free boolean not null,
  at timestamptz not null,
  accepted_by text check (accepted_by in ('agent', 'travelerAtSupplier')),
  accepted_at timestamptz,
  primary key (reference, version)
);

-- What was sold, for the servers that follow it: a row commits with its sale, instead of a NOTIFY, which
-- makes all commits of the database wait for each other. Rows are deleted after an hour.
create table market.sale_notices (
  tx xid8 not null default pg_current_xact_id(),
  -- Of one room, car or cabin: in the order of their sales, because a sale locks it
  notice_id bigint generated always as identity,
  channel text not null,
  payload text not null,
  noticed_at timestamptz not null default now(),
  primary key (tx, notice_id)
);

-- Changes of booked stays at the hotel market, by the buyer's reference of each: repeating one gets its first
-- answer.
create table market.order_changes (
  change_reference text primary key,
  reference text not null references market.orders,
  result jsonb not null,
  at timestamptz not null
);
create index order_changes_of on market.order_changes (reference);

create table market.car_order_changes (
  change_reference text primary key,
  reference text not null references market.car_orders,
  result jsonb not null,
  at timestamptz not null
);
create index car_order_changes_of on market.car_order_changes (reference);

create table market.canceled_parts (
  part_reference text primary key,
  reference text not null,
  result jsonb not null,
  at timestamptz not null
);
create index canceled_parts_of on market.canceled_parts (reference);

-- Edited details that the market has taken, by the buyer's reference of each: repeating one changes nothing.
create table market.order_edits (
  edit_reference text primary key,
  reference text not null,
  at timestamptz not null
);
create index order_edits_of on market.order_edits (reference);

-- Seats and bags that the flight market has changed after booking, by the buyer's reference of each.
create table market.flight_extras_changes (
  extras_reference text primary key,
  reference text not null,
  result jsonb not null,
  at timestamptz not null
);
create index flight_extras_changes_of on market.flight_extras_changes (reference);

-- What scenarios make of the flights of an order on their day, by the buyer's reference: the newest counts.
create table market.flight_events (
  reference text not null,
  kind text not null,
  -- The slice that it strikes
  slice int not null,
  at timestamptz not null,
  primary key (reference, kind)
);

-- The ten digits after the airline's three on a ticket
create sequence market.flight_documents minvalue 1000000000 maxvalue 9999999999 start 2401000017;

-- Triggers: what is appended is never changed, and sums follow their rows

create function note_earning_move() returns trigger language plpgsql as $$
begin
  insert into earning_moves (tenant_id, customer_id, booking_id, from_state, to_state, at)
  values (new.tenant_id, new.customer_id, new.booking_id,
    case tg_op when 'UPDATE' then old.state end, new.state, new.moved_at);
  return null;
end $$;

create function ledger_entries_sum_to_zero() returns trigger language plpgsql as $$
declare
  odd record;
begin
  select a.subject_id, a.kind into odd from added a
    group by a.tenant_id, a.customer_id, a.subject_id, a.kind, a.currency
    having sum(a.amount_minor) <> 0 limit 1;
  if found then
    raise exception 'ledger transaction % % does not sum to zero', odd.subject_id, odd.kind
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

create function keep_accepted_quote() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from portal.bookings where tenant_id = old.tenant_id
    and customer_id = old.customer_id and quote_id = old.quote_id) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Only the text of a quote that nobody accepted may go; who an acceptance was for may be sealed anew or
-- forgotten.
create function keep_accepted_snapshot() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.tenant_id, new.customer_id, new.seq, new.subject_id, new.hash, new.created_at)
      = (old.tenant_id, old.customer_id, old.seq, old.subject_id, old.hash, old.created_at)
    and new.booking_id is not distinct from old.booking_id
    and (new.body is not distinct from old.body
      or new.body is null and old.subject_id like 'quo\_%' and old.booking_id is null and old.sealed is null
      and not exists (select from portal.bookings where tenant_id = old.tenant_id
        and customer_id = old.customer_id and quote_id = old.subject_id)) then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- The moves of a request, and of a price freeze, go with it.
create function keep_transitions_of_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (
    old.machine = 'checkout' and not exists (select from portal.checkouts where tenant_id = old.tenant_id
      and customer_id = old.customer_id and checkout_id = old.subject_id)
    or old.machine = 'change' and not exists (select from portal.changes where tenant_id = old.tenant_id
      and customer_id = old.customer_id and change_id = old.subject_id)
    or old.machine = 'approval' and not exists (select from portal.approval_requests
      where tenant_id = old.tenant_id and customer_id = old.customer_id
      and request_id = old.subject_id)
    or old.machine = 'priceFreeze' and not exists (select from portal.price_freezes
      where tenant_id = old.tenant_id and customer_id = old.customer_id
      and freeze_id = old.subject_id)) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.tenant_id, new.seq, new.agent_id, new.at, new.body, new.previous, new.hash)
      = (old.tenant_id, old.seq, old.agent_id, old.at, old.body, old.previous, old.hash)
    and new.ended_of is not distinct from old.ended_of then
    return new;
  end if;
  if tg_op = 'DELETE' and exists (select from portal.audit_floors where tenant_id = old.tenant_id
    and seq >= old.seq) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create function note_company_trip(b bookings) returns void language plpgsql as $$
declare
  booked bigint := b.total_minor + b.premium_minor;
  refunded bigint := case b.state when 'Canceled' then booked - coalesce(b.penalty_minor, 0) else 0 end;
  co2 int := case b.state when 'Canceled' then 0 else b.co2_kg end;
begin
  if b.state in ('Pending', 'Failed') or b.currency <> 'USD' then
    return;
  end if;
  update portal.company_trips t set booked_minor = booked, refunded_minor = refunded, co2_kg = co2,
    custom_fields = b.custom_fields
  where t.tenant_id = b.tenant_id and t.customer_id = b.customer_id and t.booking_id = b.booking_id;
  if found then
    return;
  end if;
  insert into portal.company_trips
  select b.tenant_id, b.customer_id, b.booking_id, m.business_id, m.person_id, m.department, m.cost_center,
    coalesce(p.tier_id, m.tier_id, ''), b.product, b.created_at,
    to_char(b.created_at at time zone 'UTC', 'YYYY-MM'), booked, refunded, co2, b.custom_fields
  from portal.business_members m
  left join portal.policy_checks p on p.tenant_id = b.tenant_id and p.customer_id = b.customer_id
    and p.checkout_id = b.checkout_id and p.business_id = m.business_id
  where m.tenant_id = b.tenant_id and m.subject = b.subject
  on conflict do nothing;
end $$;

-- A booking is noted among its company's trips by a trigger in its own transaction. The database itself
-- passes over what changes no sum, above all a booking that is still being paid. Of a person whom no company
-- has, the trigger reads that and no more.
create function note_booking_of_company() returns trigger language plpgsql as $$
begin
  perform portal.note_company_trip(new)
  where exists (select from portal.business_members m
      where m.tenant_id = new.tenant_id and m.subject = new.subject)
    or exists (select from portal.company_trips t where t.tenant_id = new.tenant_id
      and t.customer_id = new.customer_id and t.booking_id = new.booking_id);
  return null;
end $$;

create function sum_company_trip() returns trigger language plpgsql as $$
declare
  difference portal.company_trips;
begin
  if tg_op = 'UPDATE' then
    difference := new;
    difference.booked_minor := old.booked_minor;
    difference.refunded_minor := old.refunded_minor;
    difference.co2_kg := old.co2_kg;
    -- Most changes are of amounts alone: one write instead of two
    if difference is not distinct from old then
      difference.booked_minor := new.booked_minor - old.booked_minor;
      difference.refunded_minor := new.refunded_minor - old.refunded_minor;
      difference.co2_kg := coalesce(new.co2_kg, 0) - coalesce(old.co2_kg, 0);
      perform portal.add_to_company_sums(difference, 0,
        (new.co2_kg is null)::int - (old.co2_kg is null)::int, 1);
      return null;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    perform portal.add_to_company_sums(old, -1, -(old.co2_kg is null)::int, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform portal.add_to_company_sums(new, 1, (new.co2_kg is null)::int, 1);
  end if;
  return null;
end $$;

-- Makes the sums again from the trips, of all people where `people` is null. Lock `company_trips` before.
create function sum_company_again(tenant text, business text, people text[]) returns void language sql as $$
  delete from portal.company_spend s where s.tenant_id = tenant and s.business_id = business
    and (people is null or s.person_id = any (people));
  delete from portal.company_person_spend s where s.tenant_id = tenant and s.business_id = business
    and (people is null or s.person_id = any (people));
  delete from portal.company_answer_sums s where s.tenant_id = tenant and s.business_id = business
    and (people is null or s.person_id = any (people));
  delete from portal.company_answered_sums s where s.tenant_id = tenant and s.business_id = business
    and (people is null or s.person_id = any (people));
  insert into portal.company_spend
  select t.tenant_id, t.customer_id, t.business_id, t.month, t.product, t.department, t.cost_center,
    t.tier_id, t.person_id, count(*), sum(t.booked_minor), sum(t.refunded_minor),
    coalesce(sum(t.co2_kg), 0), count(*) filter (where t.co2_kg is null)
  from portal.company_trips t where t.tenant_id = tenant and t.business_id = business
    and (people is null or t.person_id = any (people))
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  insert into portal.company_person_spend
  select s.tenant_id, s.customer_id, s.business_id, s.month, s.product, s.person_id, sum(s.trips),
    sum(s.booked_minor), sum(s.refunded_minor), sum(s.co2_kg), sum(s.co2_unknown)
  from portal.company_spend s where s.tenant_id = tenant and s.business_id = business
    and (people is null or s.person_id = any (people))
  group by 1, 2, 3, 4, 5, 6;
  insert into portal.company_answer_sums
  select t.tenant_id, t.customer_id, t.business_id, a.field_key, a.value, t.month, t.product, t.department,
    t.cost_center, t.tier_id, t.person_id, count(*), sum(t.booked_minor), sum(t.refunded_minor),
    coalesce(sum(t.co2_kg), 0), count(*) filter (where t.co2_kg is null)
  from portal.company_trips t cross join lateral portal.first_answers(t.custom_fields) a
  where t.tenant_id = tenant and t.business_id = business
    and (people is null or t.person_id = any (people))
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  insert into portal.company_answered_sums
  select s.tenant_id, s.customer_id, s.business_id, s.field_key, s.month, s.product, s.department,
    s.cost_center, s.tier_id, s.person_id, sum(s.trips), sum(s.booked_minor), sum(s.refunded_minor),
    sum(s.co2_kg), sum(s.co2_unknown)
  from portal.company_answer_sums s where s.tenant_id = tenant and s.business_id = business
    and (people is null or s.person_id = any (people))
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
$$;

create function add_to_company_sums(t company_trips, trips int, unknown int, sign int) returns void language
  sql as $$
  insert into portal.company_spend as s values (t.tenant_id, t.customer_id, t.business_id, t.month, t.product,
    t.department, t.cost_center, t.tier_id, t.person_id, trips, sign * t.booked_minor,
    sign * t.refunded_minor, sign * coalesce(t.co2_kg, 0), unknown)
  on conflict (tenant_id, customer_id, business_id, month, product, department, cost_center, tier_id,
    person_id)
  do update set trips = s.trips + excluded.trips, booked_minor = s.booked_minor + excluded.booked_minor,
    refunded_minor = s.refunded_minor + excluded.refunded_minor, co2_kg = s.co2_kg + excluded.co2_kg,
    co2_unknown = s.co2_unknown + excluded.co2_unknown;
  insert into portal.company_person_spend as s values (t.tenant_id, t.customer_id, t.business_id, t.month,
    t.product, t.person_id, trips, sign * t.booked_minor, sign * t.refunded_minor,
    sign * coalesce(t.co2_kg, 0), unknown)
  on conflict (tenant_id, customer_id, business_id, month, product, person_id)
  do update set trips = s.trips + excluded.trips, booked_minor = s.booked_minor + excluded.booked_minor,
    refunded_minor = s.refunded_minor + excluded.refunded_minor, co2_kg = s.co2_kg + excluded.co2_kg,
    co2_unknown = s.co2_unknown + excluded.co2_unknown;
  insert into portal.company_answer_sums as s
  select t.tenant_id, t.customer_id, t.business_id, a.field_key, a.value, t.month, t.product, t.department,
    t.cost_center, t.tier_id, t.person_id, trips, sign * t.booked_minor, sign * t.refunded_minor,
    sign * coalesce(t.co2_kg, 0), unknown
  from portal.first_answers(t.custom_fields) a
  on conflict (tenant_id, customer_id, business_id, field_key, value, month, product, department, cost_center,
    tier_id, person_id)
  do update set trips = s.trips + excluded.trips, booked_minor = s.booked_minor + excluded.booked_minor,
    refunded_minor = s.refunded_minor + excluded.refunded_minor, co2_kg = s.co2_kg + excluded.co2_kg,
    co2_unknown = s.co2_unknown + excluded.co2_unknown;
  insert into portal.company_answered_sums as s
  select t.tenant_id, t.customer_id, t.business_id, a.field_key, t.month, t.product, t.department,
    t.cost_center, t.tier_id, t.person_id, trips, sign * t.booked_minor, sign * t.refunded_minor,
    sign * coalesce(t.co2_kg, 0), unknown
  from portal.first_answers(t.custom_fields) a
  on conflict (tenant_id, customer_id, business_id, field_key, month, product, department, cost_center,
    tier_id, person_id)
  do update set trips = s.trips + excluded.trips, booked_minor = s.booked_minor + excluded.booked_minor,
    refunded_minor = s.refunded_minor + excluded.refunded_minor, co2_kg = s.co2_kg + excluded.co2_kg,
    co2_unknown = s.co2_unknown + excluded.co2_unknown
$$;

create trigger agreed_terms_append_only before delete or update on agreed_terms for each row execute function
  refuse_change();
create trigger audit_anchors_append_only before delete or update on audit_anchors for each row execute
  function refuse_change();
create trigger audit_log_append_only before delete or update on audit_log for each row execute function
  keep_audit_log();
-- Of no columns by name: `premium_minor` is of a migration that a new database runs later
create trigger bookings_of_companies after insert on bookings for each row when ((new.state not in
  ('Pending', 'Failed'))) execute function note_booking_of_company();
create trigger bookings_of_companies_changed after update on bookings
  for each row when (new.state not in ('Pending', 'Failed')
    and (new.state, new.total_minor, new.premium_minor, new.penalty_minor, new.co2_kg, new.custom_fields)
      is distinct from
      (old.state, old.total_minor, old.premium_minor, old.penalty_minor, old.co2_kg, old.custom_fields))
  execute function note_booking_of_company();
create trigger business_acknowledgements_append_only before delete or update on business_acknowledgements for
  each row execute function refuse_change();
create trigger business_events_append_only before delete or update on business_events for each row execute
  function refuse_change();
create trigger case_events_append_only before delete or update on case_events for each row execute function
  refuse_change();
create trigger company_trips_summed after insert or delete or update on company_trips for each row execute
  function sum_company_trip();
create trigger credit_announcements_append_only before delete or update on credit_announcements for each row
  execute function refuse_change();
create trigger credit_entries_append_only before delete or update on credit_entries for each row execute
  function refuse_change();
create trigger credit_entries_kept before truncate on credit_entries for each statement execute function
  refuse_change();
create trigger earning_moves_append_only before delete or update on earning_moves for each row execute
  function refuse_change();
create trigger earnings_begun after insert on earnings for each row execute function note_earning_move();
create trigger earnings_moved after update on earnings for each row when ((old.state is distinct from
  new.state)) execute function note_earning_move();
create trigger ledger_entries_append_only before delete or update on ledger_entries for each row execute
  function refuse_change();
create trigger ledger_entries_balance after insert on ledger_entries referencing new table as added for each
  statement execute function ledger_entries_sum_to_zero();
create trigger ledger_entries_kept before truncate on ledger_entries for each statement execute function
  refuse_change();
create trigger ledger_transactions_append_only before delete or update on ledger_transactions for each row
  execute function refuse_change();
create trigger ledger_transactions_kept before truncate on ledger_transactions for each statement execute
  function refuse_change();
create trigger proof_anchors_append_only before delete or update on proof_anchors for each row execute
  function refuse_change();
create trigger proof_keys_append_only before delete or update on proof_keys for each row execute function
  refuse_change();
create trigger quotes_append_only before delete or update on quotes for each row execute function
  keep_accepted_quote();
create trigger snapshots_append_only before delete or update on snapshots for each row execute function
  keep_accepted_snapshot();
create trigger standing_events_append_only before delete or update on standing_events for each row execute
  function refuse_change();
create trigger tracking_events_append_only before delete or update on tracking_events for each row execute
  function refuse_change();
create trigger transitions_append_only before delete or update on transitions for each row execute function
  keep_transitions_of_rows();

-- Rows

insert into products values ('Hotel'), ('Flight'), ('Car');
-- They read on from the transactions that were open when the database was made
insert into jobs (name, every_seconds, next_run_at, cursor)
  select name, every_seconds, now(), jsonb_build_object('from', pg_current_snapshot()::text)
  from (values ('check-ledger', 60), ('note-moved-bookings', 60), ('note-new-customers', 30),
    ('wake-offers', 30), ('note-look-ups', 30)) as jobs (name, every_seconds);
