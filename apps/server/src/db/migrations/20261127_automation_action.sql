-- The contract and the office call it an action.
alter table automation rename column deed to action;
alter table automation_run rename column deed to action;
