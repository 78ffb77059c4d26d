-- The rule that a ready-made answer to a request is about, so that each reader gets it in their own language.
alter table approval_steps add column suggestion jsonb;
