-- Sums of `company_trips` by person and month, so that a million trips of a year are read as a few hundred
-- thousand rows. A row is one person's alone: bookings of different people never wait for each other.
create table company_spend (
  tenant_id text not null,
  customer_id text not null,
  business_id text not null,
  month text not null,
  product text not null,
  department text not null,
  cost_center text not null,
  tier_id text not null,
  person_id text not null,
  trips int not null,
  booked_minor bigint not null,
  refunded_minor bigint not null,
  co2_kg bigint not null,
  primary key (tenant_id, customer_id, business_id, month, product, department, cost_center, tier_id,
    person_id)
);
create index company_spend_by_month on company_spend (tenant_id, business_id, month);

create function add_company_spend(t portal.company_trips, sign int) returns void language sql as $$
  insert into portal.company_spend as s values (t.tenant_id, t.customer_id, t.business_id, t.month, t.product,
    t.department, t.cost_center, t.tier_id, t.person_id, sign, sign * t.booked_minor, sign * t.refunded_minor,
    sign * coalesce(t.co2_kg, 0))
  on conflict (tenant_id, customer_id, business_id, month, product, department, cost_center, tier_id,
    person_id)
  do update set trips = s.trips + excluded.trips, booked_minor = s.booked_minor + excluded.booked_minor,
    refunded_minor = s.refunded_minor + excluded.refunded_minor, co2_kg = s.co2_kg + excluded.co2_kg
$$;

create function sum_company_trip() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform portal.add_company_spend(old, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform portal.add_company_spend(new, 1);
  end if;
  return null;
end $$;

create trigger company_trips_summed after insert or update or delete on company_trips
  for each row execute function sum_company_trip();

insert into company_spend
select tenant_id, customer_id, business_id, month, product, department, cost_center, tier_id, person_id,
  count(*), sum(booked_minor), sum(refunded_minor), coalesce(sum(co2_kg), 0)
from company_trips group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
