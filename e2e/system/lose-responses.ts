import { ServerResponse } from 'node:http'

/**
 * Imported before the server's own entry: every form takes effect and is committed, and the connection is cut before
 * the response is sent.
 */
const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...head: Parameters<typeof writeHead>) {
  if (this.req.method === 'POST') this.req.socket.destroy()
  return writeHead.apply(this, head)
} as typeof writeHead
