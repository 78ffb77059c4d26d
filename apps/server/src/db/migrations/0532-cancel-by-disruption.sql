-- The disruption that a cancellation was quoted for: what covers it pays the base fare back
alter table cancel_quotes add column disruption_no int;
