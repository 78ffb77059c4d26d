-- Jobs follow what happened by the transaction that wrote it, so that none that commits late is skipped. Rows
-- from before share this migration's.
alter table transitions add column tx xid8 not null default pg_current_xact_id();
create index transitions_by_tx on transitions (tx);
alter table ledger_transactions add column tx xid8 not null default pg_current_xact_id();
create index ledger_transactions_by_tx on ledger_transactions (tx);

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
create index booking_checks_due on booking_checks (next_look_at);
create index booking_checks_different on booking_checks (booking_id) where differences <> '[]';
insert into booking_checks (tenant_id, customer_id, booking_id, next_look_at)
  select tenant_id, customer_id, subject_id, now() from cases
  where kind = 'moneyRecordDiffers' and state <> 'closed'
  on conflict do nothing;

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

-- Refunds and cases that are looked at again and again, each at its own time
alter table refunds
  add column next_look_at timestamptz not null default now(),
  add column looks int not null default 0;
create index refunds_to_trace on refunds (next_look_at) where state = 'sent';
alter table cases
  add column next_look_at timestamptz not null default now(),
  add column looks int not null default 0;
create index cases_to_look_at on cases (kind, next_look_at) where state <> 'closed';

insert into jobs (name, every_seconds, next_run_at, cursor)
  select name, 60, now(), jsonb_build_object('from', pg_current_snapshot()::text)
  from unnest(array['check-ledger', 'note-moved-bookings']) as name;
