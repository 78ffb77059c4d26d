-- Where a protection's payback of a change goes: as travel credit, or back to the tenders that paid.
alter table protection_reimbursements add column paid_to text not null default 'travelCredit'
  check (paid_to in ('travelCredit', 'tenders'));
