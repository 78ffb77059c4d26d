-- How a change that costs more was judged by a company's policy, and why it was made all the same.
alter table changes add column policy jsonb;
