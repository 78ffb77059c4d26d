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
  state text not null default 'open' check (state in ('open', 'waiting', 'closed')),
  opened_at timestamptz not null,
  due_at timestamptz not null,
  closed_at timestamptz,
  primary key (tenant_id, customer_id, case_id)
);
create unique index cases_by_code on cases (code);
-- One case for one trouble of one subject
create unique index cases_not_closed on cases (tenant_id, customer_id, subject_id, kind) where state <>
  'closed';
create index cases_due on cases (due_at) where state <> 'closed';
