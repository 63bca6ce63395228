vcl 4.1;

# The edge: keeps public pages, purges them by tag, and serves the last good copy when the house behind is down.
# The words between at signs are filled in by render-edge.ts, in a container by container-start.sh.

import saintmode;
import std;
import vsthrottle;
import xkey;

probe storefront_health {
  .url = "/health";
  .interval = 2s;
  .timeout = @probe_timeout@;
  .window = 3;
  .threshold = 2;
  # Healthy until shown otherwise, so that the first visitor after a start is not refused.
  .initial = 2;
}

backend storefront {
  .host = "@storefront_host@";
  .port = "@storefront_port@";
  .connect_timeout = 1s;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 15s;
  .probe = storefront_health;
}

# The same storefront, used while the health probe fails. An overloaded storefront misses the probe's timeout but still
# answers: cached pages are served stale, and uncached requests are still sent. max_connections keeps a storefront that
# hangs from occupying every worker thread.
backend busy_storefront {
  .host = "@storefront_host@";
  .port = "@storefront_port@";
  .connect_timeout = 1s;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 15s;
  .max_connections = 100;
}

# The same storefront for event streams, which last as long as a shopper waits for a payment. Each occupies two worker
# threads here, so their number is limited; a page whose stream is refused polls instead.
backend event_streams {
  .host = "@storefront_host@";
  .port = "@storefront_port@";
  .connect_timeout = 1s;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 15s;
  .max_connections = @max_streams@;
}

# Remembers for single pages that the storefront just failed on them, so that during trouble a page is tried
# every few seconds and not by every visitor. However many pages are in trouble, the others are still asked for.
sub vcl_init {
  new watched = saintmode.saintmode(storefront, 1000000);
}

include "@rules_directory@/query-rules.vcl";

# Only these may purge, and their misses are not counted. It is the address of the connection itself: no header can claim to be one of them.
acl purgers { @purgers@ }

# Nothing a visitor sends may change a page that others will get, except what is in the key (host and URL).
# Everything here could reach the storefront's code or its framework and would not be in the key.
sub drop_unkeyed_headers {
  # The edge is the first hop. In front of it a TLS proxy speaks the PROXY protocol, so client.ip is the visitor's.
  set req.http.X-Forwarded-For = client.ip;
  unset req.http.Forwarded;
  unset req.http.X-Forwarded-Host;
  unset req.http.X-Forwarded-Proto;
  unset req.http.X-Forwarded-Scheme;
  unset req.http.X-Forwarded-Port;
  unset req.http.X-Forwarded-Server;
  unset req.http.X-Forwarded-Prefix;
  unset req.http.X-Real-IP;
  unset req.http.X-Host;
  unset req.http.X-Original-Host;
  unset req.http.X-Original-URL;
  unset req.http.X-Rewrite-URL;
  unset req.http.X-HTTP-Method-Override;
  unset req.http.X-HTTP-Method;
  unset req.http.X-Method-Override;
  unset req.http.X-React-Router-SPA-Mode;
  unset req.http.X-React-Router-Prerender-Data;
  unset req.http.X-Tenant;
  unset req.http.X-Locale;
  unset req.http.X-Cart-Id;
  unset req.http.X-Cart-Key;
  unset req.http.X-Moment;
  unset req.http.X-Preview;
  # Our own notes between the steps below.
  unset req.http.X-Edge-State;
  unset req.http.X-Edge-Fallback;
  unset req.http.X-Edge-Query;
  unset req.http.X-Edge-Network;
  unset req.http.X-Edge-Path;
  # What a page's script has to know about its visitor and a cached page cannot contain; vcl_deliver adds it.
  set req.http.X-Edge-Visitor = "edge";
  if (req.http.X-Visitor-Country ~ "^[A-Za-z][A-Za-z]$") {
    set req.http.X-Edge-Visitor = req.http.X-Edge-Visitor + ", country;desc=" + req.http.X-Visitor-Country;
  }
  if (req.http.Sec-GPC == "1") {
    set req.http.X-Edge-Visitor = req.http.X-Edge-Visitor + ", gpc";
  }
}

# One path, one spelling. The storefront ignores trailing slashes and decodes letters, and a URL parser resolves dots and
# backslashes: each spelling would be rendered and kept as a page of its own, and a private page would not be recognised.
# No page has an encoded letter, and what is encoded for another reason stays. The path of a redirect begins with one
# slash and contains no backslash, so it cannot lead to another host; its answer needs no second redirect.
sub require_one_spelling {
  set req.http.X-Edge-Path = regsub(req.url, "[?].*$", "");
  if (req.http.X-Edge-Path !~ "^/[A-Za-z0-9._~!$&'()*+,;=:@%/-]*$"
    || req.http.X-Edge-Path ~ "/[.][.]?(/|$)"
    || req.http.X-Edge-Path ~ "(?i)%(2[DE]|3[0-9]|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])") {
    return (synth(404, "Not Found"));
  }
  if (req.method == "GET" || req.method == "HEAD") {
    set req.http.X-Edge-Path = regsub(regsuball(req.http.X-Edge-Path, "/+", "/"), "(.)/$", "\1");
    # The second segment of a page is never a parameter.
    if (req.http.X-Edge-Path ~ "^/([a-z]{2}|global)-[a-z]{2}/[^/]*[A-Z]") {
      set req.http.X-Edge-Path = std.tolower(regsub(req.http.X-Edge-Path, "^(/[^/]+/[^/]+).*$", "\1"))
        + regsub(req.http.X-Edge-Path, "^/[^/]+/[^/]+", "");
    }
    # React Router's other name for a page's data.
    set req.http.X-Edge-Path = regsub(req.http.X-Edge-Path, "(.)/_[.]data$", "\1.data");
    if (req.http.X-Edge-Path != regsub(req.url, "[?].*$", "")) {
      set req.http.X-Edge-Path = req.http.X-Edge-Path + regsub(req.url, "^[^?]*", "");
      return (synth(301, "Moved Permanently"));
    }
  }
  unset req.http.X-Edge-Path;
}

# Pages that are kept are asked for without their visitor's address, so the api does not count it. Instead each network
# (an IPv4 address, a /64, and with 16 times as much a /48) may have a limited number of them rendered in a minute; what
# is kept already costs nothing.
sub limit_misses {
  if (client.ip !~ purgers) {
    set req.http.X-Edge-Network = regsub("" + client.ip, "^::ffff:([0-9.]+)$", "\1");
    if (req.http.X-Edge-Network ~ ":" && vsthrottle.is_denied(
      "wide " + regsub(regsub(req.http.X-Edge-Network, "^(([0-9a-f]+:){3}).*$", "\1"), "::.*$", "::"), 16 * @max_misses@, 60s)) {
      return (synth(429, "Too Many Requests"));
    }
    # Zeros are written as "::": whatever follows is behind the network.
    if (req.http.X-Edge-Network ~ ":") {
      set req.http.X-Edge-Network = regsub(regsub(req.http.X-Edge-Network, "^(([0-9a-f]+:){4}).*$", "\1"), "::.*$", "::");
    }
    # A page brings many files with it.
    if (req.url ~ "^/(assets|media)/") {
      if (vsthrottle.is_denied("files " + req.http.X-Edge-Network, 10 * @max_misses@, 60s)) {
        return (synth(429, "Too Many Requests"));
      }
    } elseif (vsthrottle.is_denied("pages " + req.http.X-Edge-Network, @max_misses@, 60s)) {
      return (synth(429, "Too Many Requests"));
    }
    unset req.http.X-Edge-Network;
  }
}

sub vcl_recv {
  set req.backend_hint = watched.backend();
  if (req.restarts == 0) {
    call drop_unkeyed_headers;
  }

  # Which page it is for depends on it, here and at the next hop.
  if (!req.http.Host) {
    return (synth(400, "Bad Request"));
  }
  set req.http.Host = std.tolower(req.http.Host);

  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403, "Forbidden"));
    }
    if (req.http.xkey-purge) {
      return (synth(200, "purged " + xkey.purge(req.http.xkey-purge)));
    }
    if (req.http.xkey-softpurge) {
      return (synth(200, "softpurged " + xkey.softpurge(req.http.xkey-softpurge)));
    }
    return (synth(400, "Say which tags in xkey-purge or xkey-softpurge"));
  }

  if (req.method !~ "^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$") {
    return (synth(405, "Method Not Allowed"));
  }

  # Internal paths. The router ignores case and adds `.data`; percent-encoded spellings are rejected by the storefront.
  if (req.url ~ "(?i)^/+(metrics|health|ready|internal)([/.?]|$)") {
    return (synth(404, "Not Found"));
  }

  # The host is part of the key: an unknown one would have every page rendered and kept once more.
  if (req.http.Host !~ "^(@hosts@)$") {
    return (synth(421, "Misdirected Request"));
  }

  if ("@mode@" == "development") {
    if (req.http.Upgrade ~ "(?i)^websocket$") {
      return (pipe);
    }
    return (pass);
  }

  call require_one_spelling;

  if (req.method != "GET" && req.method != "HEAD") {
    # Browsers send the length of a body. One in chunks is read here as a whole: after malformed chunks the connection
    # is closed, and the next hop gets a body with a length, whatever line ends the chunks had. Varnish 7.1 takes a
    # bare LF as the end of a chunk's line and VCL cannot see it; with the body framed again nothing depends on it.
    if (req.http.Transfer-Encoding && !std.cache_req_body(1MB)) {
      return (synth(400, "Bad Request"));
    }
    # Reports of browsers render nothing, and one page can send many: they take nothing from the pages of their visitor.
    if (req.url !~ "^/(([a-z]{2}|global)-[a-z]{2}/|(csp-)?reports(\?|$))") {
      call limit_misses;
    }
    return (pass);
  }

  if (req.url ~ "^/[a-z]+-[a-z]+/checkout/[^/?]+/events(\?|$)") {
    set req.backend_hint = event_streams;
    return (pass);
  }

  # A preview is for the bearer of its secret and not about a person: never kept, no cookies.
  if (req.url ~ "[?&]preview=") {
    unset req.http.Cookie;
    return (pass);
  }

  # Pages about the person looking: never kept, cookies reach the storefront. A private page missing from this list
  # would get no cookies and still not be kept (it says no-store), so forgetting one cannot leak.
  # A page's data request has its page's path plus `.data`, and the root's is `/_root.data`.
  if (req.url ~ "^/(_root\.data)?(\?|$)"
    || req.url ~ "^/[a-z]+-[a-z]+/(session|consent|chat|logout|language|addresses|bag|checkout|my-account|login|register|recovery|update-password|verify-email|change-email|secure-account|privacy-request|alerts|bike-check|subscriber-verify|unsubscribe|newsletter|subscriber|stores/find|orders/find|contact/messages|test-ride)([/.?]|$)") {
    return (pass);
  }

  # The wish list is the customer's; the prices of its entries (/offers) are the same for all visitors.
  if (req.url ~ "^/[a-z]+-[a-z]+/wish-list(/entries)?([.?]|$)") {
    return (pass);
  }

  # The form of an alert knows the customer.
  if (req.url ~ "^/[a-z]+-[a-z]+/products/[^/?]+/alert([.?]|$)") {
    return (pass);
  }

  # An address outside of every site shows the not-found page with the visitor's own way home. No call of the api counts it.
  if (req.url !~ "^/([a-z]{2}|global)-[a-z]{2}([/.?]|$)" && req.url !~ "^/[^?]*\.[a-z0-9]+(\?|$)") {
    call limit_misses;
    return (pass);
  }

  # Everything else is the same for everybody, so nothing of it is counted for, or refused because of, one visitor.
  # Via instead of the address: the storefront's probes answer only those who come through no proxy.
  unset req.http.X-Forwarded-For;
  set req.http.Via = "1.1 edge";
  unset req.http.Cookie;
  unset req.http.Authorization;
  unset req.http.Accept-Language;
  # Where the visitor probably is, set by the proxy in front; only `/` asks for it.
  unset req.http.X-Visitor-Country;
  unset req.http.X-Request-Id;
  unset req.http.traceparent;
  unset req.http.tracestate;

  # One page, one key: only the query names that the page reads, in order.
  if (req.url ~ "[?]") {
    set req.http.X-Edge-Query = regsub(req.url, "^[^?]*[?]", "&");
    call drop_unknown_query_names;
    set req.url = regsub(req.url, "[?].*$", "") + regsub(req.http.X-Edge-Query, "^&", "?");
    unset req.http.X-Edge-Query;
    set req.url = std.querysort(req.url);
  }
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.host);
  return (lookup);
}

# A page past its time is still good for its stale-while-revalidate (the next visitor gets it, a fetch goes out behind).
# Later than that, or when it was made old before its time (something of it was sold or changed), a healthy storefront is
# asked first; if it fails, the old page is better than none.
sub vcl_hit {
  if (obj.ttl >= 0s) {
    set req.http.X-Edge-State = "hit";
    return (deliver);
  }
  set req.http.X-Edge-State = "stale";
  if (req.http.X-Edge-Fallback == "use"
    || !std.healthy(req.backend_hint)
    || (obj.age >= std.duration(obj.http.X-Edge-Keep, 0s)
      && obj.ttl + std.duration(obj.http.X-Edge-Revalidate, 60s) >= 0s)) {
    return (deliver);
  }
  set req.http.X-Edge-Fallback = "exists";
  set req.grace = 0s;
  return (restart);
}

sub vcl_miss {
  set req.http.X-Edge-State = "miss";
  call limit_misses;
}

sub vcl_pass {
  set req.http.X-Edge-State = "pass";
}

sub vcl_pipe {
  if (req.http.Upgrade) {
    set bereq.http.Upgrade = req.http.Upgrade;
    set bereq.http.Connection = req.http.Connection;
  }
}

sub vcl_backend_fetch {
  unset bereq.http.X-Edge-State;
  unset bereq.http.X-Edge-Visitor;
  if (bereq.backend != event_streams && !std.healthy(storefront) && !bereq.is_bgfetch && bereq.http.X-Edge-Fallback != "exists") {
    set bereq.backend = busy_storefront;
  }
}

sub vcl_backend_response {
  # Refused, not failed: the page is not marked, and the next visitor asks again.
  if (beresp.status == 429 && (bereq.is_bgfetch || bereq.http.X-Edge-Fallback == "exists")) {
    return (abandon);
  }
  # A failed fetch must never replace a good page. Abandoning it leaves the old one in place; a visitor who waits
  # for it is sent to the old page by vcl_synth.
  if (beresp.status >= 500 && (bereq.is_bgfetch || bereq.http.X-Edge-Fallback == "exists")) {
    saintmode.blacklist(5s);
    return (abandon);
  }

  # Packed, events would wait for one another.
  if (beresp.http.Content-Type !~ "^text/event-stream" && beresp.http.Content-Type ~ "^(text/|application/(json|javascript|manifest\+json|xml|rss\+xml|ld\+json)|image/(svg\+xml|x-icon))") {
    set beresp.do_gzip = true;
  }

  if (bereq.uncacheable
    || beresp.status >= 500
    || beresp.status == 429
    || beresp.http.Set-Cookie
    || beresp.http.Vary ~ "\*"
    || beresp.http.Cache-Control !~ "(?i)\bpublic\b"
    || beresp.http.Cache-Control ~ "(?i)\b(no-store|no-cache|private)\b"
    || beresp.ttl <= 0s) {
    # Remembered as "do not keep", so that visitors to such a page are not made to wait for one another.
    set beresp.uncacheable = true;
    set beresp.ttl = 2m;
    set beresp.grace = 0s;
    return (deliver);
  }

  if (bereq.url ~ "^/(assets|media)/") {
    if (beresp.status == 200) {
      # Their names contain their hash: they can never be out of date, and pages of an older release still ask for them.
      set beresp.ttl = 30d;
    } else {
      set beresp.ttl = 5s;
    }
  }

  set beresp.http.X-Edge-Keep = "" + beresp.ttl + "s";
  set beresp.http.X-Edge-Revalidate = "60s";
  if (beresp.http.Cache-Control ~ "(?i)stale-while-revalidate=[0-9]+") {
    set beresp.http.X-Edge-Revalidate = regsub(beresp.http.Cache-Control, "(?i).*stale-while-revalidate=([0-9]+).*", "\1s");
  }
  set beresp.grace = 24h;
  if (beresp.http.Cache-Control ~ "(?i)stale-if-error=[0-9]+") {
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "(?i).*stale-if-error=([0-9]+).*", "\1s"), 24h);
  }
  # The older page must live at least as long as it may be shown while a newer one is fetched.
  if (beresp.grace < std.duration(beresp.http.X-Edge-Revalidate, 60s)) {
    set beresp.grace = std.duration(beresp.http.X-Edge-Revalidate, 60s);
  }
  return (deliver);
}

sub vcl_backend_error {
  if (bereq.is_bgfetch || bereq.http.X-Edge-Fallback == "exists") {
    return (abandon);
  }
  set beresp.uncacheable = true;
  set beresp.ttl = 0s;
  set beresp.grace = 0s;
  set beresp.http.Cache-Control = "no-store";
  # Too many streams, or no storefront: 204 tells an EventSource to stop, and the page polls.
  if (bereq.backend == event_streams) {
    set beresp.status = 204;
    return (deliver);
  }
  set beresp.status = 503;
  set beresp.http.Retry-After = "10";
  if (bereq.url ~ "(\.data|^/(assets|media)/.*)(\?|$)") {
    set beresp.http.Content-Type = "text/plain; charset=utf-8";
    synthetic("Service unavailable");
    return (deliver);
  }
  # No brand and no words of a language we do not know to be the visitor's beyond one plain sentence.
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  synthetic({"<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Back in a moment</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem; font: 1.125rem/1.6 system-ui, sans-serif; color: #1a1a1a; background: #f6f5f2; text-align: center }
  h1 { font-size: 1.75rem; margin: 0 0 .5rem }
  p { margin: 0 }
  a { color: inherit }
</style>
<h1>Back in a moment</h1>
<p>This page cannot be shown right now. <a href="">Try again</a></p>
</html>
"});
  return (deliver);
}

sub vcl_synth {
  # The fetch was abandoned, or this visitor may cause no more of them, but an old page exists: go back for it.
  if (req.http.X-Edge-Fallback == "exists" && (resp.status >= 500 || resp.status == 429)) {
    set req.http.X-Edge-Fallback = "use";
    set req.grace = 365d;
    return (restart);
  }
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.Cache-Control = "no-store";
  if (resp.status == 301) {
    set resp.http.Location = req.http.X-Edge-Path;
  }
  if (resp.status == 429) {
    set resp.http.Retry-After = "10";
  }
  synthetic(resp.reason + {"
"});
  return (deliver);
}

sub vcl_deliver {
  set resp.http.X-Cache = req.http.X-Edge-State;
  if (obj.uncacheable && req.http.X-Edge-State != "pass") {
    set resp.http.X-Cache = "pass";
  }
  # Only the edge can be purged. A browser (or a proxy on the way) must ask again, or it would show what was purged.
  if (resp.http.Cache-Control ~ "(?i)s-maxage") {
    set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
  }
  if (obj.hits > 0) {
    unset resp.http.X-Request-Id;
  }
  # In a header that scripts can read of their own document (PerformanceServerTiming).
  unset resp.http.Server-Timing;
  if (resp.http.Content-Type ~ "^text/html") {
    set resp.http.Server-Timing = req.http.X-Edge-Visitor;
  }
  unset resp.http.xkey;
  unset resp.http.X-Edge-Keep;
  unset resp.http.X-Edge-Revalidate;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  unset resp.http.X-Powered-By;
  unset resp.http.Server;
}
