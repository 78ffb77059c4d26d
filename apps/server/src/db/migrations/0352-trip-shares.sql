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
