-- A booking is noted among its company's trips by a trigger in its own transaction. The database itself
-- passes over what changes no sum, above all a booking that is still being paid. Of a person whom no company
-- has, the trigger reads that and no more.
create or replace function note_booking_of_company() returns trigger language plpgsql as $$
begin
  perform portal.note_company_trip(new)
  where exists (select from portal.business_members m
      where m.tenant_id = new.tenant_id and m.subject = new.subject)
    or exists (select from portal.company_trips t where t.tenant_id = new.tenant_id
      and t.customer_id = new.customer_id and t.booking_id = new.booking_id);
  return null;
end $$;

create or replace trigger bookings_of_companies after insert on bookings
  for each row when (new.state not in ('Pending', 'Failed')) execute function note_booking_of_company();
create trigger bookings_of_companies_changed after update on bookings
  for each row when (new.state not in ('Pending', 'Failed')
    and (new.state, new.total_minor, new.premium_minor, new.penalty_minor, new.co2_kg, new.custom_fields)
      is distinct from
      (old.state, old.total_minor, old.premium_minor, old.penalty_minor, old.co2_kg, old.custom_fields))
  execute function note_booking_of_company();
