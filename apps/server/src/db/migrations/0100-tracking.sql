-- What happened in browsers, by the month in which it happened: what is too old goes with its month, at once
-- and without a trace in the other ones. Properties are of allowed names and scrubbed; nobody's name,
-- address or number is among them. The months are made when they are needed.

create table tracking_events (
  tenant_id text not null,
  -- '' for nobody: also signing in can fail
  customer_id text not null,
  occurred_at timestamptz not null,
  event_id text not null,
  event_name text not null,
  properties jsonb not null,
  primary key (tenant_id, customer_id, occurred_at, event_id)
) partition by range (occurred_at);

create trigger tracking_events_append_only before update or delete on tracking_events
  for each row execute function refuse_change();
