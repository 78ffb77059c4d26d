-- What changed in the company while a request waits: its tier's rules since it was sent, and who decides.
alter table approval_requests add column policy_changed_at timestamptz;
-- Who had to decide before, and can't anymore: the bank's subject
alter table approval_steps add column moved_from text;
create index approval_steps_open on approval_steps (tenant_id, approver) where decision is null;
