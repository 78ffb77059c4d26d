-- What was sold, for the servers that follow it: a row commits with its sale, instead of a NOTIFY, which
-- makes all commits of the database wait for each other. Rows are deleted after an hour.
create table market.sale_notices (
  tx xid8 not null default pg_current_xact_id(),
  -- Of one room, car or cabin: in the order of their sales, because a sale locks it
  notice_id bigint generated always as identity,
  channel text not null,
  payload text not null,
  noticed_at timestamptz not null default now(),
  primary key (tx, notice_id)
);
