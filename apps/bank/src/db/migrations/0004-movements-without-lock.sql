-- Movements of different accounts no longer wait for each other: whoever reads on from a mark goes by the
-- transaction that made a movement, and only as far as no earlier one is open. The marks of rows from before
-- are their numbers, which are all smaller.
alter table rewards_movements add column mark bigint;
create index rewards_movements_by_mark on rewards_movements ((coalesce(mark, movement_id)));

create or replace function apply_movement() returns trigger language plpgsql as $$
begin
  update rewards_accounts set available = available + new.available_change,
    reserved = reserved + new.reserved_change
  where account_reference_id = new.account_reference_id
  returning available, reserved into strict new.available_after, new.reserved_after;
  if new.available_change < 0 and new.available_after < 0 and new.kind <> 'takeBack' then
    raise exception 'only what is taken back leaves % below zero', new.account_reference_id
      using errcode = 'check_violation';
  end if;
  new.movement_id = nextval('rewards_movement_ids');
  new.mark = (1::bigint << 40) + pg_current_xact_id()::text::bigint;
  return new;
end $$;
