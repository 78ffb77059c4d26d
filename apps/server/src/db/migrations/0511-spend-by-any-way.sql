-- Sums by answers know the department, cost center and tier too, so that any of them opens into the others
-- without reading each trip; and all sums know how many trips nobody can say the CO2 of. They replace
-- `company_field_spend`, which nothing writes to any more.
alter table company_spend add column co2_unknown int not null default 0;
alter table company_person_spend add column co2_unknown int not null default 0;

create table company_answer_sums (
  tenant_id text not null,
  customer_id text not null,
  business_id text not null,
  field_key text not null,
  value text not null,
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
  co2_unknown int not null,
  primary key (tenant_id, customer_id, business_id, field_key, value, month, product, department,
    cost_center, tier_id, person_id)
);
create index company_answer_sums_by_month on company_answer_sums (tenant_id, business_id, field_key, month);
create index company_answer_sums_by_value on company_answer_sums (tenant_id, business_id, field_key, value);

-- Whatever was answered: all trips less these have no answer.
create table company_answered_sums (
  tenant_id text not null,
  customer_id text not null,
  business_id text not null,
  field_key text not null,
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
  co2_unknown int not null,
  primary key (tenant_id, customer_id, business_id, field_key, month, product, department, cost_center,
    tier_id, person_id)
);
create index company_answered_sums_by_month
  on company_answered_sums (tenant_id, business_id, field_key, month);

create function add_to_company_sums(t portal.company_trips, trips int, unknown int, sign int) returns void
language sql as $$
  insert into portal.company_spend as s values (t.tenant_id, t.customer_id, t.business_id, t.month, t.product,
    t.department, t.cost_center, t.tier_id, t.person_id, trips, sign * t.booked_minor,
    sign * t.refunded_minor, sign * coalesce(t.co2_kg, 0), unknown)
  on conflict (tenant_id, customer_id, business_id, month, product, department, cost_center, tier_id,
    person_id)
  do update set trips = s.trips + excluded.trips, booked_minor = s.booked_minor + excluded.booked_minor,
    refunded_minor = s.refunded_minor + excluded.refunded_minor, co2_kg = s.co2_kg + excluded.co2_kg,
    co2_unknown = s.co2_unknown + excluded.co2_unknown;
  insert into portal.company_person_spend as s values (t.tenant_id, t.customer_id, t.business_id, t.month,
    t.product, t.person_id, trips, sign * t.booked_minor, sign * t.refunded_minor,
    sign * coalesce(t.co2_kg, 0), unknown)
  on conflict (tenant_id, customer_id, business_id, month, product, person_id)
  do update set trips = s.trips + excluded.trips, booked_minor = s.booked_minor + excluded.booked_minor,
    refunded_minor = s.refunded_minor + excluded.refunded_minor, co2_kg = s.co2_kg + excluded.co2_kg,
    co2_unknown = s.co2_unknown + excluded.co2_unknown;
  insert into portal.company_answer_sums as s
  select t.tenant_id, t.customer_id, t.business_id, a.field_key, a.value, t.month, t.product, t.department,
    t.cost_center, t.tier_id, t.person_id, trips, sign * t.booked_minor, sign * t.refunded_minor,
    sign * coalesce(t.co2_kg, 0), unknown
  from portal.first_answers(t.custom_fields) a
  on conflict (tenant_id, customer_id, business_id, field_key, value, month, product, department, cost_center,
    tier_id, person_id)
  do update set trips = s.trips + excluded.trips, booked_minor = s.booked_minor + excluded.booked_minor,
    refunded_minor = s.refunded_minor + excluded.refunded_minor, co2_kg = s.co2_kg + excluded.co2_kg,
    co2_unknown = s.co2_unknown + excluded.co2_unknown;
  insert into portal.company_answered_sums as s
  select t.tenant_id, t.customer_id, t.business_id, a.field_key, t.month, t.product, t.department,
    t.cost_center, t.tier_id, t.person_id, trips, sign * t.booked_minor, sign * t.refunded_minor,
    sign * coalesce(t.co2_kg, 0), unknown
  from portal.first_answers(t.custom_fields) a
  on conflict (tenant_id, customer_id, business_id, field_key, month, product, department, cost_center,
    tier_id, person_id)
  do update set trips = s.trips + excluded.trips, booked_minor = s.booked_minor + excluded.booked_minor,
    refunded_minor = s.refunded_minor + excluded.refunded_minor, co2_kg = s.co2_kg + excluded.co2_kg,
    co2_unknown = s.co2_unknown + excluded.co2_unknown
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
      perform portal.add_to_company_sums(difference, 0,
        (new.co2_kg is null)::int - (old.co2_kg is null)::int, 1);
      return null;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    perform portal.add_to_company_sums(old, -1, -(old.co2_kg is null)::int, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform portal.add_to_company_sums(new, 1, (new.co2_kg is null)::int, 1);
  end if;
  return null;
end $$;

-- Makes the sums again from the trips, of all people where `people` is null. Lock `company_trips` before.
create or replace function sum_company_again(tenant text, business text, people text[]) returns void
language sql as $$
  delete from portal.company_spend s where s.tenant_id = tenant and s.business_id = business
    and (people is null or s.person_id = any (people));
  delete from portal.company_person_spend s where s.tenant_id = tenant and s.business_id = business
    and (people is null or s.person_id = any (people));
  delete from portal.company_answer_sums s where s.tenant_id = tenant and s.business_id = business
    and (people is null or s.person_id = any (people));
  delete from portal.company_answered_sums s where s.tenant_id = tenant and s.business_id = business
    and (people is null or s.person_id = any (people));
  insert into portal.company_spend
  select t.tenant_id, t.customer_id, t.business_id, t.month, t.product, t.department, t.cost_center,
    t.tier_id, t.person_id, count(*), sum(t.booked_minor), sum(t.refunded_minor),
    coalesce(sum(t.co2_kg), 0), count(*) filter (where t.co2_kg is null)
  from portal.company_trips t where t.tenant_id = tenant and t.business_id = business
    and (people is null or t.person_id = any (people))
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  insert into portal.company_person_spend
  select s.tenant_id, s.customer_id, s.business_id, s.month, s.product, s.person_id, sum(s.trips),
    sum(s.booked_minor), sum(s.refunded_minor), sum(s.co2_kg), sum(s.co2_unknown)
  from portal.company_spend s where s.tenant_id = tenant and s.business_id = business
    and (people is null or s.person_id = any (people))
  group by 1, 2, 3, 4, 5, 6;
  insert into portal.company_answer_sums
  select t.tenant_id, t.customer_id, t.business_id, a.field_key, a.value, t.month, t.product, t.department,
    t.cost_center, t.tier_id, t.person_id, count(*), sum(t.booked_minor), sum(t.refunded_minor),
    coalesce(sum(t.co2_kg), 0), count(*) filter (where t.co2_kg is null)
  from portal.company_trips t cross join lateral portal.first_answers(t.custom_fields) a
  where t.tenant_id = tenant and t.business_id = business
    and (people is null or t.person_id = any (people))
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  insert into portal.company_answered_sums
  select s.tenant_id, s.customer_id, s.business_id, s.field_key, s.month, s.product, s.department,
    s.cost_center, s.tier_id, s.person_id, sum(s.trips), sum(s.booked_minor), sum(s.refunded_minor),
    sum(s.co2_kg), sum(s.co2_unknown)
  from portal.company_answer_sums s where s.tenant_id = tenant and s.business_id = business
    and (people is null or s.person_id = any (people))
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
$$;

-- Nothing books for a company until the sums are complete
lock table company_trips in share row exclusive mode;
select sum_company_again(b.tenant_id, b.business_id, null) from businesses b;
