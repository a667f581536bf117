# Who may be shown what others have asked for: docs/decisions/0009-caching.md.
# What is kept was fetched without anybody's cookies, so that it can hold nothing of anybody.
vcl 4.1;

import std;

sub vcl_recv {
  # Whose request it is says the connection (deploy/haproxy/README.md), never the client.
  set req.http.X-Forwarded-For = client.ip;
  unset req.http.Forwarded;

  # No visitor may see this picture: it is asked for once more, as the member who wants it.
  if (req.restarts > 0 && req.http.X-Own-Cookie) {
    set req.http.Cookie = req.http.X-Own-Cookie;
    unset req.http.X-Own-Cookie;
    return (pass);
  }
  # The server has failed: whatever is left of the page is better than nothing.
  if (req.restarts > 0) {
    set req.grace = 1d;
    return (hash);
  }
  unset req.http.X-Language;
  unset req.http.X-Visit-Language;
  unset req.http.X-Encoding;
  unset req.http.X-Own-Cookie;

  if (req.method !~ "^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$") {
    return (synth(405));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # A stream of events that comes this way is not held back; haproxy leads it past the cache.
  if (req.url ~ "^/events(\?|$)") {
    return (pipe);
  }
  # While the server answers, a page is shown ten seconds beyond its time at most, and fetched anew meanwhile.
  set req.grace = 10s;
  std.collect(req.http.Cookie, "; ");
  std.collect(req.http.Accept-Language);

  # Files that are the same for everybody, signed in or not.
  if (req.url ~ "^/(assets/|fonts/|sitemaps/|(favicon\.svg|preview\.jpg|robots\.txt|sitemap\.xml)(\?|$))") {
    unset req.http.Cookie;
    unset req.http.Authorization;
    call without_query;
    call choose_encoding;
    return (hash);
  }
  # Listed pictures are the same for everybody too. The server is asked as by a visitor; vcl_deliver sees to the others.
  if (req.url ~ "^/media/") {
    if (req.http.Cookie ~ "(?i)(^|;)\s*(__host-)?session\s*=") {
      set req.http.X-Own-Cookie = req.http.Cookie;
    }
    unset req.http.Cookie;
    unset req.http.Authorization;
    call without_query;
    set req.http.X-Encoding = "identity";
    return (hash);
  }
  if (req.http.Authorization || req.http.Cookie ~ "(?i)(^|;)\s*((__host-)?session|notice)\s*=") {
    return (pass);
  }
  # A form that was just sent leads to 'done': that page is for its reader.
  if (req.url !~ "^/(_|how-it-works|about|privacy-policy|terms(/[^/?]+)?|products(/[^/?.]+(/gallery/\d+)?)?|supplier/[0-9a-f]{8}-[0-9a-f-]{27}|contact|suppliers|cart)?(\.data)?(\?|$)"
    || req.url ~ "[?&](done|sending)(=|&|$)") {
    return (pass);
  }
  call choose_language;
  call known_query;
  call choose_encoding;
  # To the server everybody is somebody who has chosen this language, and nothing else is known of them.
  set req.http.Cookie = "language=" + req.http.X-Language;
  unset req.http.Accept-Language;
  unset req.http.X-Asked;
  return (hash);
}

sub without_query {
  set req.url = regsub(req.url, "\?.*$", "");
}

# As the server compresses: brotli where it is understood. All others share one copy, which is unpacked for who can't.
sub choose_encoding {
  if (req.http.Accept-Encoding ~ "\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.X-Encoding = "br";
  } else {
    set req.http.X-Encoding = "gzip";
  }
}

# Sorted, and without what others hang onto links (utm_source, fbclid): they change nothing.
sub known_query {
  set req.url = regsuball(req.url, "(?<=[?&])(?!(q|category|min|max|verified|sort|after|ratings|_routes)=)[^&]*(&|$)", "");
  set req.url = regsub(req.url, "[?&]+$", "");
  if (req.http.X-Asked && req.url ~ "\?") {
    set req.url = req.url + "&lang=" + req.http.X-Asked;
  } elsif (req.http.X-Asked) {
    set req.url = req.url + "?lang=" + req.http.X-Asked;
  }
  set req.url = std.querysort(req.url);
}

# The rule of web/app/context/language.ts: the address, the saved choice, this visit, the browser, English.
sub choose_language {
  set req.http.X-Saved = regsub(req.http.Cookie, "^(.*?;\s*)??language=([^;=]*).*$", "=\2");
  set req.http.X-Visit = regsub(req.http.Cookie, "^(.*?;\s*)??visit-language=([^;=]*).*$", "=\2");
  set req.http.X-Asked = regsub(req.url, "^[^?]*\?(.*?&)??lang=([^&]*).*$", "\2");
  if (req.http.X-Asked !~ "^(en|so|tr|ar)$") {
    unset req.http.X-Asked;
  }
  if (req.http.X-Asked) {
    set req.http.X-Language = req.http.X-Asked;
    # A link with a language holds for the visit of somebody who never chose. The server would say so itself, and the
    # page could not be kept.
    if (req.http.X-Saved !~ "^=." && req.http.X-Visit != "=" + req.http.X-Asked) {
      set req.http.X-Visit-Language = req.http.X-Asked;
    }
  } elsif (req.http.X-Saved ~ "^=(en|so|tr|ar)$") {
    set req.http.X-Language = regsub(req.http.X-Saved, "^=", "");
  } elsif (req.http.X-Visit ~ "^=(en|so|tr|ar)$") {
    set req.http.X-Language = regsub(req.http.X-Visit, "^=", "");
  } else {
    call accepted_language;
  }
  unset req.http.X-Saved;
  unset req.http.X-Visit;
}

# The first of those that the browser wants most. Only wishes for languages of ours are left in the list, each as
# ',so;0.5'; nobody has more than eight.
sub accepted_language {
  set req.http.X-Language = "en";
  set req.http.X-Quality = "0";
  set req.http.X-Wishes = "," + regsuball(std.tolower(req.http.Accept-Language), "\s", "");
  set req.http.X-Wishes = regsuball(req.http.X-Wishes, ",(?!(en|so|tr|ar)[-;,]|(en|so|tr|ar)$)[^,]*", "");
  set req.http.X-Wishes = regsuball(req.http.X-Wishes, ",(..)[^,;]*(?=,|$)", ",\1;1");
  set req.http.X-Wishes = regsuball(req.http.X-Wishes, ",(..)[^,;]*;q=(\d(\.\d{1,3})?)[^,]*", ",\1;\2");
  call take_wish; call take_wish; call take_wish; call take_wish;
  call take_wish; call take_wish; call take_wish; call take_wish;
  unset req.http.X-Wishes;
  unset req.http.X-Quality;
}

sub take_wish {
  if (std.real(regsub(req.http.X-Wishes, "^,..;([\d.]+).*$", "\1"), 0.0) > std.real(req.http.X-Quality, 0.0)) {
    set req.http.X-Language = regsub(req.http.X-Wishes, "^,(..).*$", "\1");
    set req.http.X-Quality = regsub(req.http.X-Wishes, "^,..;([\d.]+).*$", "\1");
  }
  set req.http.X-Wishes = regsub(req.http.X-Wishes, "^,[^,]*", "");
}

sub vcl_hash {
  hash_data(req.http.Host);
  hash_data(req.url);
  hash_data(req.http.X-Language);
  hash_data(req.http.X-Encoding);
  return (lookup);
}

sub vcl_hit {
  set req.http.X-Cache = "hit";
}

sub vcl_miss {
  set req.http.X-Cache = "miss";
}

sub vcl_pass {
  set req.http.X-Cache = "pass";
}

sub vcl_backend_fetch {
  if (bereq.http.X-Encoding) {
    set bereq.http.Accept-Encoding = bereq.http.X-Encoding;
  }
  unset bereq.http.X-Cache;
  unset bereq.http.X-Language;
  unset bereq.http.X-Visit-Language;
  unset bereq.http.X-Encoding;
  unset bereq.http.X-Own-Cookie;
}

sub vcl_backend_response {
  if (bereq.uncacheable) {
    return (deliver);
  }
  # What is being shown meanwhile stays better than this.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # Only what says so itself is for everybody; that answer to one question is not remembered longer than it takes.
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "\bpublic\b") {
    set beresp.uncacheable = true;
    set beresp.ttl = 30s;
    if (beresp.status >= 500) {
      set beresp.ttl = 0s;
    }
    return (deliver);
  }
  unset beresp.http.X-Request-Id;
  # Scripts were compressed with brotli alone when they were built.
  if (!beresp.http.Content-Encoding && bereq.http.Accept-Encoding == "gzip" && beresp.http.Content-Type ~ "^text/|javascript|json|xml") {
    set beresp.do_gzip = true;
  }
  # For when the server fails; while it answers, vcl_recv has the say.
  set beresp.grace = 1d;
  return (deliver);
}

sub vcl_deliver {
  # Only what may be kept has an encoding chosen: a form, or the page of somebody signed in, is never asked for again.
  if (resp.status >= 500 && req.http.X-Encoding && req.restarts == 0) {
    unset req.http.X-Own-Cookie;
    return (restart);
  }
  if (resp.status == 404 && req.http.X-Own-Cookie) {
    return (restart);
  }
  set resp.http.X-Cache = req.http.X-Cache;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  if (req.http.X-Visit-Language && !resp.http.Set-Cookie) {
    set resp.http.Cache-Control = "private, no-cache";
    set resp.http.Set-Cookie = "visit-language=" + req.http.X-Visit-Language + "; Path=/; HttpOnly; SameSite=Lax";
    if (req.http.X-Forwarded-Proto == "https") {
      set resp.http.Set-Cookie = resp.http.Set-Cookie + "; Secure";
    }
  }
  return (deliver);
}

# No server, and no page that could be shown instead.
sub vcl_backend_error {
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "private, no-store";
  set beresp.http.Content-Security-Policy = "default-src 'none'; frame-ancestors 'none'";
  set beresp.http.Retry-After = "10";
  set beresp.body = {"<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ticarum</title>
<h1>Ticarum</h1>
<p>We can’t be reached right now. Please try again in a minute.</p>
<p lang="so">Hadda nalama soo gaari karo. Fadlan isku day mar kale daqiiqad ka dib.</p>
<p lang="tr">Şu anda bize ulaşılamıyor. Lütfen bir dakika sonra tekrar deneyin.</p>
<p lang="ar" dir="rtl">لا يمكن الوصول إلينا الآن. يُرجى المحاولة مرة أخرى بعد دقيقة.</p></html>
"};
  return (deliver);
}
