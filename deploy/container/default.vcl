# Two instances, of which each says whether it is ready. The rules are in ticarum.vcl.
vcl 4.1;

import directors;

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 1s;
  .window = 2;
  .threshold = 2;
  .initial = 1;
}

backend first {
  .host = "first";
  .port = "3000";
  .probe = ready;
}

backend second {
  .host = "second";
  .port = "3000";
  .probe = ready;
}

sub vcl_init {
  new servers = directors.round_robin();
  servers.add_backend(first);
  servers.add_backend(second);
}

sub vcl_recv {
  set req.backend_hint = servers.backend();
}

include "./ticarum.vcl";
