import { ServerResponse } from 'node:http'

/**
 * Imported before the server's own entry: every form that arrives is carried out and committed, and the line breaks
 * before its answer leaves.
 */
const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...head: Parameters<typeof writeHead>) {
  if (this.req.method === 'POST') this.req.socket.destroy()
  return writeHead.apply(this, head)
} as typeof writeHead
