-- What a company's people booked, in one narrow row for each trip: sums over a million of them are quick,
-- and who belonged where is as it was on the day of booking. Each change of a booking writes it in its
-- transaction.
alter table bookings add column co2_kg int check (co2_kg >= 0);

create table company_trips (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  business_id text not null,
  person_id text not null,
  -- On the day of booking; '' for none
  department text not null,
  cost_center text not null,
  tier_id text not null,
  product text not null,
  created_at timestamptz not null,
  -- By UTC: `2026-11`
  month text not null,
  -- With its protections. A change or a goodwill refund has lowered it already
  booked_minor bigint not null,
  -- Of a cancellation: all but what it kept
  refunded_minor bigint not null,
  -- Null where nobody says; 0 of what was canceled
  co2_kg int,
  custom_fields jsonb not null,
  primary key (tenant_id, customer_id, booking_id),
  foreign key (tenant_id, customer_id, booking_id) references bookings on delete cascade
);
create index company_trips_by_time on company_trips (tenant_id, business_id, created_at, booking_id);

create function note_company_trip(b portal.bookings) returns void language plpgsql as $$
declare
  booked bigint := b.total_minor + b.premium_minor;
  refunded bigint := case b.state when 'Canceled' then booked - coalesce(b.penalty_minor, 0) else 0 end;
  co2 int := case b.state when 'Canceled' then 0 else b.co2_kg end;
begin
  if b.state in ('Pending', 'Failed') or b.currency <> 'USD' then
    return;
  end if;
  update portal.company_trips t set booked_minor = booked, refunded_minor = refunded, co2_kg = co2,
    custom_fields = b.custom_fields
  where t.tenant_id = b.tenant_id and t.customer_id = b.customer_id and t.booking_id = b.booking_id;
  if found then
    return;
  end if;
  insert into portal.company_trips
  select b.tenant_id, b.customer_id, b.booking_id, m.business_id, m.person_id, m.department, m.cost_center,
    coalesce(p.tier_id, m.tier_id, ''), b.product, b.created_at,
    to_char(b.created_at at time zone 'UTC', 'YYYY-MM'), booked, refunded, co2, b.custom_fields
  from portal.business_members m
  left join portal.policy_checks p on p.tenant_id = b.tenant_id and p.customer_id = b.customer_id
    and p.checkout_id = b.checkout_id and p.business_id = m.business_id
  where m.tenant_id = b.tenant_id and m.subject = b.subject
  on conflict do nothing;
end $$;

create function note_booking_of_company() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.state, new.total_minor, new.premium_minor, new.penalty_minor, new.co2_kg, new.custom_fields)
      is not distinct from
      (old.state, old.total_minor, old.premium_minor, old.penalty_minor, old.co2_kg, old.custom_fields) then
    return null;
  end if;
  perform portal.note_company_trip(new);
  return null;
end $$;

-- Of no columns by name: `premium_minor` is of a migration that a new database runs later
create trigger bookings_of_companies after insert or update on bookings
  for each row execute function note_booking_of_company();

select note_company_trip(b) from bookings b
join business_members m on m.tenant_id = b.tenant_id and m.subject = b.subject;
