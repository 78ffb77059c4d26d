-- First answers of idempotent calls can name who travels, and what assistance they need: they are kept
-- sealed, and not for ever. The state of their own keeps older servers off them: to those such a request
-- still runs, so that they neither run it again nor answer what they cannot read.
alter table idempotency_keys
  drop constraint idempotency_keys_state_check,
  drop constraint idempotency_keys_check,
  add column sealed text
    constraint idempotency_keys_answer check (case state
      when 'running' then true
      when 'done' then num_nulls(status, body) = 0
      when 'sealed' then num_nulls(status, sealed) = 0 and body is null
      else false end);
create index idempotency_keys_by_age on idempotency_keys (created_at);
