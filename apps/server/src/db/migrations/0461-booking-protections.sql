-- Protections that are chosen with a quote and paid together with its booking.
alter table quotes add column protections jsonb not null default '[]';
-- What was paid for protections: beside total_minor, which is the supplier's part
alter table bookings add column premium_minor bigint not null default 0 check (premium_minor >= 0);

create table booking_protections (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  protection_no int not null,
  protection text not null,
  -- The version of its terms, which decides for ever
  terms_id text not null,
  state text not null default 'Valid'
    check (state in ('Valid', 'Exercised', 'Exchanged', 'Refunded', 'Expired')),
  travelers int not null check (travelers > 0),
  -- What was paid for it, and what of that was given back
  premium_minor bigint not null check (premium_minor >= 0),
  returned_minor bigint not null default 0 check (returned_minor between 0 and premium_minor),
  -- What is covered of the price
  base_minor bigint not null,
  taxes_minor bigint not null,
  bought_at timestamptz not null,
  -- Of what ended it
  ended_at timestamptz,
  clause_id text,
  -- What it paid
  paid_minor bigint,
  primary key (tenant_id, customer_id, booking_id, protection_no),
  unique (tenant_id, customer_id, booking_id, protection),
  foreign key (tenant_id, customer_id, booking_id) references bookings
);
create index booking_protections_valid on booking_protections (bought_at) where state = 'Valid';
