-- In batches of form_to_campaign:
select keep_form_requests($1);
