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
