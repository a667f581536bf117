import { ServerResponse } from 'node:http'

/** Imported before the server's own entry: the first form that arrives is carried out and committed, and the process is killed before its answer leaves. */
const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...head: Parameters<typeof writeHead>) {
  if (this.req.method === 'POST') process.kill(process.pid, 'SIGKILL')
  return writeHead.apply(this, head)
} as typeof writeHead
