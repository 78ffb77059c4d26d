-- What http keeps of its own. Limits need not survive a crash of the database, so they cost no log.

create unlogged table rate_limits (
  bucket text primary key,
  window_start timestamptz not null,
  hits int not null
) with (fillfactor = 70);

create table idempotency_keys (
  tenant_id text not null,
  customer_id text not null,
  call text not null,
  key text not null,
  request_hash text not null,
  state text not null check (state in ('running', 'done')),
  fence int not null,
  lease_until timestamptz not null,
  status int,
  body text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, customer_id, call, key),
  check (state = 'running' or (status is not null and body is not null))
);

-- The lab's clock: how far all processes are ahead of the true time. One row, never in production
create table lab_clock (
  single boolean primary key default true check (single),
  offset_seconds bigint not null check (offset_seconds >= 0)
);
