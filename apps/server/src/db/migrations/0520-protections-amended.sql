-- When a change of its booking last lowered what a protection covers, or who; null for never.
alter table booking_protections add column amended_at timestamptz;
