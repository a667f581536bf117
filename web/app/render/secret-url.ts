/** For pages whose URL is a secret: it must not be cached, indexed or sent as a referrer. */
export const SECRET_URL = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}
