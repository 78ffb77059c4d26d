-- What waits for a second agent is looked up for every agent's queue, and is never much.
create index case_proposals_to_approve on case_proposals (tenant_id, customer_id, case_id)
  where state = 'awaitingApproval';
