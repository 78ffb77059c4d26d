-- A case is worked by both sides: who has it, what it's waiting for, the promised time with its pauses, and
-- everything that was written and done. `version` is the number of the newest event; the opening is the first
-- and is the case itself.
alter table cases drop constraint cases_state_check;
alter table cases
  add column version int not null default 1,
  -- The agent who has it
  add column assignee_id text,
  add column assigned_at timestamptz,
  -- It's the customer's to see, though its kind isn't: somebody wrote to them in it
  add column is_shown boolean not null default false,
  -- The promise, in minutes of a calendar from when its clock started; null: until due_at
  add column promise_minutes int,
  add column calendar text not null default 'always',
  add column clock_started_at timestamptz,
  -- What is left of the promise while it's the customer's turn; null while it runs
  add column left_minutes int,
  add column resolved_at timestamptz;

create index cases_to_do on cases (tenant_id, due_at, case_id) where state in ('open', 'working');
create index cases_waiting on cases (tenant_id, due_at, case_id)
  where state in ('waitingOnTraveler', 'waitingOnSupplier');
create index cases_of_agent on cases (tenant_id, assignee_id, due_at, case_id)
  where assignee_id is not null and state not in ('resolved', 'closed');
create index cases_unassigned on cases (tenant_id, due_at, case_id)
  where assignee_id is null and state not in ('resolved', 'closed');
create index cases_resolved on cases (tenant_id, resolved_at desc, case_id) where state = 'resolved';

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
create trigger case_events_append_only before update or delete on case_events
  for each row execute function refuse_change();

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
  kind text not null check (kind in ('credit', 'cancel')),
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
  approved_by text check (approved_by <> proposed_by),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (tenant_id, customer_id, proposal_id),
  foreign key (tenant_id, customer_id, case_id) references cases
);
create index case_proposals_of_case on case_proposals (tenant_id, customer_id, case_id);
-- One open proposal at a time
create unique index case_proposals_open on case_proposals (tenant_id, customer_id, case_id)
  where state in ('awaitingApproval', 'open', 'accepting');

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
