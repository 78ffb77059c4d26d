-- Bookings that belong together are listed as one trip by a rule. What the traveler joined, split or named is
-- stored here and wins over it. The city one travels from is a part of the rule.
alter table bookings add column leaves_from text;

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
