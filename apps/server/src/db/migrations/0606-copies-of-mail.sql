-- When the account's own address got its copy of mail that goes to another one; null: not yet, or not needed.
alter table outbox add column copied_at timestamptz;
