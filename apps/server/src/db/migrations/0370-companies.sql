-- Companies are made, suspended and given new terms by the operator; what was done is never altered.
alter table businesses
  -- Membership numbers by the program's letters: of the company, not of its travelers (A §3).
  add column loyalty_programs jsonb not null default '{}',
  -- Nobody of a suspended company gets in.
  add column suspended_at timestamptz;

create table business_events (
  tenant_id text not null,
  business_id text not null,
  position bigint generated always as identity,
  kind text not null,
  facts jsonb not null,
  -- Who did it: `operator`, or the bank's subject of an admin.
  done_by text not null,
  at timestamptz not null,
  primary key (tenant_id, business_id, position),
  foreign key (tenant_id, business_id) references businesses
);
create trigger business_events_append_only before update or delete on business_events
  for each row execute function refuse_change();

-- Which introductions a member has seen (A §3 hasSeenModalMap).
create table seen_modals (
  tenant_id text not null,
  customer_id text not null,
  modal text not null,
  seen_at timestamptz not null,
  primary key (tenant_id, customer_id, modal),
  foreign key (tenant_id, customer_id) references customers
);
