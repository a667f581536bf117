/** Ends with '/': the bucket's name is the host's first part, or the path's. */
export function bucketAddress(endpoint: string, bucket: string, pathStyle: boolean): URL {
  const { protocol, host } = new URL(endpoint)
  return new URL(pathStyle ? `${protocol}//${host}/${bucket}/` : `${protocol}//${bucket}.${host}/`)
}
