# Where the server listens. The rules are in the file beside this one.
vcl 4.1;

backend server {
  .host = "127.0.0.1";
  .port = "3000";
}

include "./ticarum.vcl";
