-- Sagas that ended are deleted with their steps after a while; no steps are left behind.
create index sagas_ended on sagas (ended_at) where state = 'done';
-- The primary key identifies a saga; nothing looks one up without its customer.
drop index sagas_by_id;
-- Whoever closes a case by hand has only its id or its code.
create index cases_by_id on cases (case_id);
