-- Messages to people, kept with the change that they tell of: both commit or neither does. They leave at
-- least once, each under its own message id; `next_try_at` is also the lease of whoever is sending it now.
create table outbox (
  tenant_id text not null,
  customer_id text not null,
  -- Made from what it tells of, so that one thing is told once
  message_id text not null,
  kind text not null,
  payload jsonb not null,
  -- By the product's clock; the tries go by the database's own
  created_at timestamptz not null,
  attempts int not null default 0,
  next_try_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  last_error text,
  primary key (tenant_id, customer_id, message_id)
);
create index outbox_due on outbox (next_try_at) where sent_at is null;
