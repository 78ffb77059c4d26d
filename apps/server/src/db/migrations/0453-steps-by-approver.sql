-- What somebody decides about is found by their steps, not by looking at each request of the company.
create index approval_steps_by_approver on approval_steps (tenant_id, approver);
create index approval_steps_by_decider on approval_steps (tenant_id, decided_by) where decided_by is not null;
