-- Sums of `company_trips` by person alone, and by each answer of a field. Rows are one person's, as those of
-- `company_spend`: bookings of different people never wait for each other.
create table company_person_spend (
  tenant_id text not null,
  customer_id text not null,
  business_id text not null,
  month text not null,
  product text not null,
  person_id text not null,
  trips int not null,
  booked_minor bigint not null,
  refunded_minor bigint not null,
  co2_kg bigint not null,
  primary key (tenant_id, customer_id, business_id, month, product, person_id)
);
create index company_person_spend_by_month on company_person_spend (tenant_id, business_id, month);

-- A trip without an answer has no row: it's what a person's sums have more than those of the field.
create table company_field_spend (
  tenant_id text not null,
  customer_id text not null,
  business_id text not null,
  field_key text not null,
  value text not null,
  month text not null,
  product text not null,
  person_id text not null,
  trips int not null,
  booked_minor bigint not null,
  refunded_minor bigint not null,
  co2_kg bigint not null,
  primary key (tenant_id, customer_id, business_id, field_key, value, month, product, person_id)
);
create index company_field_spend_by_month on company_field_spend (tenant_id, business_id, field_key, month);

-- Of several answers of one field the first counts, as where trips are listed
create function first_answers(answers jsonb) returns table (field_key text, value text)
language sql immutable as $$
  select f.key, f.value from (
    select distinct on (1) e.answer ->> 'key' as key, e.answer ->> 'value' as value
    from jsonb_array_elements(case jsonb_typeof(answers) when 'array' then answers else '[]' end)
      with ordinality as e (answer, place)
    order by 1, e.place) f
  where f.key is not null and f.value <> ''
$$;

create function add_company_sums(t portal.company_trips, trips int, sign int) returns void language sql as $$
  insert into portal.company_spend as s values (t.tenant_id, t.customer_id, t.business_id, t.month, t.product,
    t.department, t.cost_center, t.tier_id, t.person_id, trips, sign * t.booked_minor,
    sign * t.refunded_minor, sign * coalesce(t.co2_kg, 0))
  on conflict (tenant_id, customer_id, business_id, month, product, department, cost_center, tier_id,
    person_id)
  do update set trips = s.trips + excluded.trips, booked_minor = s.booked_minor + excluded.booked_minor,
    refunded_minor = s.refunded_minor + excluded.refunded_minor, co2_kg = s.co2_kg + excluded.co2_kg;
  insert into portal.company_person_spend as s values (t.tenant_id, t.customer_id, t.business_id, t.month,
    t.product, t.person_id, trips, sign * t.booked_minor, sign * t.refunded_minor,
    sign * coalesce(t.co2_kg, 0))
  on conflict (tenant_id, customer_id, business_id, month, product, person_id)
  do update set trips = s.trips + excluded.trips, booked_minor = s.booked_minor + excluded.booked_minor,
    refunded_minor = s.refunded_minor + excluded.refunded_minor, co2_kg = s.co2_kg + excluded.co2_kg;
  insert into portal.company_field_spend as s
  select t.tenant_id, t.customer_id, t.business_id, a.field_key, a.value, t.month, t.product, t.person_id,
    trips, sign * t.booked_minor, sign * t.refunded_minor, sign * coalesce(t.co2_kg, 0)
  from portal.first_answers(t.custom_fields) a
  on conflict (tenant_id, customer_id, business_id, field_key, value, month, product, person_id)
  do update set trips = s.trips + excluded.trips, booked_minor = s.booked_minor + excluded.booked_minor,
    refunded_minor = s.refunded_minor + excluded.refunded_minor, co2_kg = s.co2_kg + excluded.co2_kg
$$;

create or replace function sum_company_trip() returns trigger language plpgsql as $$
declare
  difference portal.company_trips;
begin
  if tg_op = 'UPDATE' then
    difference := new;
    difference.booked_minor := old.booked_minor;
    difference.refunded_minor := old.refunded_minor;
    difference.co2_kg := old.co2_kg;
    -- Most changes are of amounts alone: one write instead of two
    if difference is not distinct from old then
      difference.booked_minor := new.booked_minor - old.booked_minor;
      difference.refunded_minor := new.refunded_minor - old.refunded_minor;
      difference.co2_kg := coalesce(new.co2_kg, 0) - coalesce(old.co2_kg, 0);
      perform portal.add_company_sums(difference, 0, 1);
      return null;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    perform portal.add_company_sums(old, -1, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform portal.add_company_sums(new, 1, 1);
  end if;
  return null;
end $$;

-- Makes the sums again from the trips, of all people where `people` is null. Lock `company_trips` before.
create function sum_company_again(tenant text, business text, people text[]) returns void language sql as $$
  delete from portal.company_spend s where s.tenant_id = tenant and s.business_id = business
    and (people is null or s.person_id = any (people));
  delete from portal.company_person_spend s where s.tenant_id = tenant and s.business_id = business
    and (people is null or s.person_id = any (people));
  delete from portal.company_field_spend s where s.tenant_id = tenant and s.business_id = business
    and (people is null or s.person_id = any (people));
  insert into portal.company_spend
  select t.tenant_id, t.customer_id, t.business_id, t.month, t.product, t.department, t.cost_center,
    t.tier_id, t.person_id, count(*), sum(t.booked_minor), sum(t.refunded_minor), coalesce(sum(t.co2_kg), 0)
  from portal.company_trips t where t.tenant_id = tenant and t.business_id = business
    and (people is null or t.person_id = any (people))
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  insert into portal.company_person_spend
  select s.tenant_id, s.customer_id, s.business_id, s.month, s.product, s.person_id, sum(s.trips),
    sum(s.booked_minor), sum(s.refunded_minor), sum(s.co2_kg)
  from portal.company_spend s where s.tenant_id = tenant and s.business_id = business
    and (people is null or s.person_id = any (people))
  group by 1, 2, 3, 4, 5, 6;
  insert into portal.company_field_spend
  select t.tenant_id, t.customer_id, t.business_id, a.field_key, a.value, t.month, t.product, t.person_id,
    count(*), sum(t.booked_minor), sum(t.refunded_minor), coalesce(sum(t.co2_kg), 0)
  from portal.company_trips t cross join lateral portal.first_answers(t.custom_fields) a
  where t.tenant_id = tenant and t.business_id = business
    and (people is null or t.person_id = any (people))
  group by 1, 2, 3, 4, 5, 6, 7, 8
$$;

-- Nothing books for a company until the sums are complete
lock table company_trips in share row exclusive mode;
insert into company_person_spend
select tenant_id, customer_id, business_id, month, product, person_id, sum(trips), sum(booked_minor),
  sum(refunded_minor), sum(co2_kg)
from company_spend group by 1, 2, 3, 4, 5, 6;
insert into company_field_spend
select t.tenant_id, t.customer_id, t.business_id, a.field_key, a.value, t.month, t.product, t.person_id,
  count(*), sum(t.booked_minor), sum(t.refunded_minor), coalesce(sum(t.co2_kg), 0)
from company_trips t cross join lateral first_answers(t.custom_fields) a
group by 1, 2, 3, 4, 5, 6, 7, 8;
drop function add_company_spend(company_trips, int);
