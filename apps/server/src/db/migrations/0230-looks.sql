-- Earnings, offers and standings are looked at each at its own time, so that one that can't be settled never
-- keeps the others from their turn. Null: when the booking's stay ends.
alter table earnings
  add column next_look_at timestamptz,
  add column looks int not null default 0;
create index earnings_to_settle on earnings ((coalesce(next_look_at, posts_at)))
  where state in ('Pending', 'Posting', 'TakingBack');

alter table offers
  add column next_look_at timestamptz not null default now(),
  add column looks int not null default 0;
create index offers_to_settle on offers (next_look_at)
  where kind <> 'discount' and state in ('Authorized', 'ConfirmState', 'Used');

create index standing_cursors_to_sync on standing_cursors ((coalesce(asked_at, '-infinity'::timestamptz)));
alter table customers add column tx xid8 not null default pg_current_xact_id();
create index customers_by_tx on customers (tx);
insert into standing_cursors (tenant_id, customer_id) select tenant_id, customer_id from customers
  on conflict do nothing;

insert into jobs (name, every_seconds, next_run_at, cursor)
  select name, 30, now(), jsonb_build_object('from', pg_current_snapshot()::text)
  from unnest(array['note-new-customers', 'wake-offers']) as name;
