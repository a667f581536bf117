-- Trigger: queues a job that deletes the files of a deleted image.
create or replace function fx.remove_image_files() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform fx.enqueue('sweep-image', jsonb_build_object('name', old.name, 'widths', old.widths), 'image:' || old.name);
  return null;
end $$;
alter function fx.remove_image_files owner to effects;
create or replace trigger remove_files after delete on product_images for each row
  execute function fx.remove_image_files();
