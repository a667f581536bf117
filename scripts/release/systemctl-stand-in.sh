#!/bin/bash
# Where no systemd runs (an empty Debian in a folder): starts what units say, as their user and with their settings.
# It does not harden processes and does not restart them.
set -euo pipefail
state=/run/stand-in
mkdir -p "$state"

settings_of() { # UNIT: its lines and those of its drop-ins, continued lines joined
  local file=$1 template folder
  template=$(sed 's/@.*\.service$/@.service/' <<<"$file")
  for folder in /etc/systemd/system /lib/systemd/system; do
    [ -e "$folder/$template" ] && cat "$folder/$template" && break
  done | sed -e ':a' -e '/\\$/N; s/\\\n//; ta'
  cat "/etc/systemd/system/$template.d/"*.conf 2>/dev/null || true
}

stop() { # UNIT
  local pid
  [ -e "$state/$1" ] || return 0
  pid=$(cat "$state/$1")
  kill -TERM "$pid" 2>/dev/null || true
  for _ in $(seq 600); do [ -d "/proc/$pid" ] || break; sleep 0.1; done
  rm -f "$state/$1"
}

start() { # UNIT
  local unit=$1 instance credentials line user=root type=simple exec='' lines
  if [ "$unit" = postgresql.service ]; then
    pg_lsclusters -h | while read -r version name _; do
      pg_ctlcluster --skip-systemctl-redirect "$version" "$name" status >/dev/null 2>&1 ||
        pg_ctlcluster --skip-systemctl-redirect "$version" "$name" start
    done
    return
  fi
  instance=$(sed -n 's/^.*@\(.*\)\.service$/\1/p' <<<"$unit")
  credentials=/run/credentials/$unit
  lines=$(settings_of "$unit" | sed "s|%i|$instance|g; s|%d|$credentials|g")
  [ -n "$lines" ] || { echo "there is no unit $unit" >&2; exit 5; }
  while read -r line; do
    case $line in
      User=*) user=${line#*=} ;;
      Type=*) type=${line#*=} ;;
      ExecStart=*) exec=${line#*=} ;;
    esac
  done <<<"$lines"
  (
    set -a
    while read -r line; do
      case $line in
        Environment=*) while read -r each; do export "${each?}"; done < <(xargs -n1 printf '%s\n' <<<"${line#*=}") ;;
      esac
    done <<<"$lines"
    while read -r line; do
      case $line in
        EnvironmentFile=*) line=${line#*=} && line=${line#-} && if [ -e "$line" ]; then . "$line"; fi ;;
        LoadCredential=*)
          line=${line#*=}
          install -d -o "$user" -m 0500 "$credentials"
          install -o "$user" -m 0400 "${line#*:}" "$credentials/${line%%:*}"
          ;;
        StateDirectory=*) for each in ${line#*=}; do install -d -o "$user" -g "$user" -m 0750 "/var/lib/$each"; done ;;
        CacheDirectory=*) for each in ${line#*=}; do install -d -o "$user" -g "$user" "/var/cache/$each"; done ;;
      esac
    done <<<"$lines"
    set +a
    unset line each
    cd /
    eval "set -- $exec"
    if [ "$type" = oneshot ]; then exec setpriv --reuid="$user" --regid="$user" --init-groups -- "$@"; fi
    setsid setpriv --reuid="$user" --regid="$user" --init-groups -- "$@" </dev/null >>"/var/log/$unit.log" 2>&1 &
    echo $! >"$state/$unit"
  )
}

verb=$1
shift
units=() now=false
for word in "$@"; do
  case $word in
    --now) now=true ;;
    -*) ;;
    *.service) units+=("$word") ;;
    *) units+=("$word.service") ;;
  esac
done
for unit in "${units[@]}"; do
  case $verb in
    start) start "$unit" ;;
    restart) stop "$unit"; start "$unit" ;;
    stop) stop "$unit" ;;
    enable)
      mkdir -p /etc/systemd/system/multi-user.target.wants
      ln -sf "/etc/systemd/system/$(sed 's/@.*\.service$/@.service/' <<<"$unit")" \
        "/etc/systemd/system/multi-user.target.wants/$unit"
      if $now; then start "$unit"; fi
      ;;
    *) echo "the stand-in knows no '$verb'" >&2; exit 1 ;;
  esac
done
