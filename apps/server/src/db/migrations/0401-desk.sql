-- The desk: its own sessions, whom it finds, and its notes about customers.
-- A session is of one site: a portal's token opens nothing at the desk.
alter table sessions add column site text not null default 'portal' check (site in ('portal', 'desk'));
-- The agent of a delegated session
alter table sessions add column agent_id text;

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
  agent_id text not null check (agent_id <> customer_id),
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
  foreign key (tenant_id, customer_id) references customers
);
create unique index delegations_by_ticket on delegations (ticket_hash) where ticket_hash is not null;
create index delegations_of_agent on delegations (tenant_id, agent_id, started_at desc);

-- What agents search by
create index customers_by_email on customers (tenant_id, lower(email) text_pattern_ops);
create index customers_by_last_name on customers (tenant_id, lower(last_name) text_pattern_ops);
create index customers_by_name on customers
  (tenant_id, lower(first_name || ' ' || last_name) text_pattern_ops);
create index customers_by_phone on customers
  (tenant_id, reverse(regexp_replace(phone, '\D', '', 'g')) text_pattern_ops) where phone <> '';
create index bookings_by_locator on bookings (tenant_id, supplier_locator) where supplier_locator is not null;
create index tenders_by_label on tenders (tenant_id, right(label, 4)) where kind = 'UserCard';
