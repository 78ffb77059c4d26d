-- A company's own frequent flyer numbers by the airline's code, and whom its programs write to (A §3).
alter table businesses
  add column frequent_flyer jsonb not null default '{}',
  add column loyalty_email text not null default '';
