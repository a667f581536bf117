/** SQL for an id that sorts by time, like those made in code, and is the same in every world for the same name. */
export const idOf = (time: string, name: string): string =>
  `(lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0')
    || overlay(overlay(substr(md5(${name}), 1, 20) placing '7' from 1) placing '8' from 5))::uuid`
