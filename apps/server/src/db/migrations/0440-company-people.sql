-- Who belongs to a company, from before they first come: `subject` is null until they sign in for the first
-- time under the address that they were invited by.
alter table business_members
  drop constraint business_members_pkey,
  alter column subject drop not null,
  add column person_id text not null default 'per_' || replace(gen_random_uuid()::text, '-', ''),
  -- As the company wrote them; once somebody signs in, as the bank knows them.
  add column first_name text not null default '',
  add column last_name text not null default '',
  add column email text not null default '',
  add column department text not null default '',
  add column cost_center text not null default '',
  -- Another person of the company.
  add column manager_id text,
  -- Where they come from: `hand`, `csv` or `scim`.
  add column source text not null default 'hand',
  -- The directory's own id.
  add column external_id text,
  add column invited_at timestamptz,
  add column joined_at timestamptz,
  -- They can't sign in any more, and stay in what they booked.
  add column deactivated_at timestamptz,
  add primary key (tenant_id, business_id, person_id);

create unique index business_members_by_email on business_members (tenant_id, business_id, lower(email))
  where email <> '';
-- Whose invitation somebody answers who signs in for the first time.
create index business_members_invited on business_members (tenant_id, lower(email)) where subject is null;

update business_members m set first_name = c.first_name, last_name = c.last_name, email = c.email
  from customers c where c.tenant_id = m.tenant_id and c.subject = m.subject;

alter table sessions drop constraint sessions_site_check,
  add constraint sessions_site_check check (site in ('portal', 'desk', 'admin'));
