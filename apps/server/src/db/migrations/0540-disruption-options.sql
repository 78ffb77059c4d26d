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
  foreign key (tenant_id, customer_id, booking_id, disruption_no) references disruptions on delete cascade
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
  foreign key (tenant_id, customer_id, booking_id, disruption_no) references disruptions on delete cascade
);
create index disruption_options_of on disruption_options (tenant_id, customer_id, booking_id, disruption_no);
create index disruption_options_held on disruption_options (created_at) where released_at is null;
create index disruption_options_old on disruption_options (created_at) where released_at is not null;

-- Of the booking's price, what isn't given back any more: the protection paid another flight instead
alter table booking_protections add column withheld_minor bigint not null default 0;
-- What paid that flight (dsc_…)
alter table booking_protections add column cover_id text;
