-- Sums by answer are in `company_answer_sums` since 0511, which left these behind unwritten.
drop function add_company_sums(company_trips, int, int);
drop table company_field_spend;
