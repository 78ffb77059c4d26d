-- Out of hours many cases are due at the same minute: the one that was there first comes first.
drop index cases_to_do, cases_waiting, cases_of_agent, cases_unassigned;
create index cases_to_do on cases (tenant_id, due_at, opened_at, case_id) where state in ('open', 'working');
create index cases_waiting on cases (tenant_id, due_at, opened_at, case_id)
  where state in ('waitingOnTraveler', 'waitingOnSupplier');
create index cases_of_agent on cases (tenant_id, assignee_id, due_at, opened_at, case_id)
  where assignee_id is not null and state not in ('resolved', 'closed');
create index cases_unassigned on cases (tenant_id, due_at, opened_at, case_id)
  where assignee_id is null and state not in ('resolved', 'closed');
