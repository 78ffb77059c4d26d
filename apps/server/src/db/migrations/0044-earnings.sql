-- What confirmed bookings will earn, and every move of it; and when a customer's balance has changed, so that
-- no server process shows an old one.
create table earnings (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  state text not null default 'Pending' check
    (state in ('Pending', 'Posting', 'Posted', 'TakingBack', 'TakenBack', 'Canceled', 'Refused')),
  subject text not null,
  account_reference_id text not null,
  units bigint not null check (units > 0),
  posts_at timestamptz not null,
  created_at timestamptz not null,
  moved_at timestamptz not null,
  primary key (tenant_id, customer_id, booking_id)
);
create index earnings_due on earnings (posts_at) where state in ('Pending', 'Posting', 'TakingBack');

create table earning_moves (
  tenant_id text not null,
  customer_id text not null,
  move_id bigint generated always as identity,
  booking_id text not null,
  from_state text,
  to_state text not null,
  at timestamptz not null,
  primary key (tenant_id, customer_id, move_id)
);
create index earning_moves_of on earning_moves (tenant_id, customer_id, booking_id);
create trigger earning_moves_append_only before update or delete on earning_moves
  for each row execute function refuse_change();

create function note_earning_move() returns trigger language plpgsql as $$
begin
  insert into earning_moves (tenant_id, customer_id, booking_id, from_state, to_state, at)
  values (new.tenant_id, new.customer_id, new.booking_id,
    case tg_op when 'UPDATE' then old.state end, new.state, new.moved_at);
  return null;
end $$;
create trigger earnings_begun after insert on earnings for each row execute function note_earning_move();
create trigger earnings_moved after update on earnings for each row
  when (old.state is distinct from new.state) execute function note_earning_move();

create table rewards_versions (
  tenant_id text not null,
  customer_id text not null,
  version bigint not null,
  primary key (tenant_id, customer_id)
);
