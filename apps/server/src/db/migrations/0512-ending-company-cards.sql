-- The last notice that left before a company's card expires, in days.
alter table company_cards add column noticed_days int;
