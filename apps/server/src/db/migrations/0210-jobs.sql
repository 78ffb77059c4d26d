-- Background jobs: who runs each now (holder, term, lease), when it's due, how far it is and how it went.
-- Lease and due time go by the database's clock. A row is rewritten every few seconds while its job runs.
create table jobs (
  name text primary key,
  every_seconds int not null check (every_seconds > 0),
  holder text,
  term bigint not null default 0,
  lease_until timestamptz not null default '-infinity',
  next_run_at timestamptz not null,
  -- Where the next round continues, in the job's own form
  cursor jsonb,
  -- Of the last complete round; null until there is one
  succeeded_at timestamptz,
  round_rows bigint not null default 0,
  gauges jsonb not null default '{}',
  -- Rows of the current round, which may take several turns
  turn_rows bigint not null default 0,
  -- Since the last complete round
  failures int not null default 0,
  last_error text
) with (fillfactor = 50);
