-- Has a statement refuse by itself, so that its transaction need not wait for its answer before it commits.
create function insist(holds boolean, otherwise text, code text) returns void language plpgsql as $$
begin
  if holds is not true then
    raise exception '%', otherwise using errcode = code;
  end if;
end $$;
