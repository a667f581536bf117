import { get, type IncomingMessage } from 'node:http'

export interface Told {
  id: string
  kind: string
  subjectId: string
}

/** A stream of live events as a browser reads it. */
export interface Followed {
  status: number
  headers: IncomingMessage['headers']
  /** the events, in the order in which they came */
  told: Told[]
  /** what else was said: begin, reload, elsewhere, ended */
  said: string[]
  /** how many heartbeats came */
  beats(): number
  /** of the last message that had one */
  lastId(): string | undefined
  /** when the server or the line ended it */
  over: Promise<void>
  /** stops reading, and leaves the line open */
  pause(): void
  cut(): void
}

interface Follow {
  url: string
  token: string
  /** as `Last-Event-ID` */
  after?: string | undefined
  headers?: Record<string, string>
  onTold?(event: Told): void
}

export function followEvents({ url, token, after, headers = {}, onTold }: Follow): Promise<Followed> {
  return new Promise((answered, failed) => {
    const resume: Record<string, string> = after === undefined ? {} : { 'last-event-id': after }
    const request = get(`${url}/events`, {
      agent: false,
      headers: { cookie: `session=${token}`, ...resume, ...headers },
    })
    request.on('error', failed)
    request.on('response', (response) => {
      const told: Told[] = []
      const said: string[] = []
      let [beats, rest] = [0, '']
      let lastId: string | undefined
      function take(message: string): void {
        if (message === ':') beats += 1
        const fields = new Map(message.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]))
        lastId = fields.get('id') ?? lastId
        const [event, content] = [fields.get('event'), fields.get('data')]
        if (event) said.push(event)
        else if (content) {
          const happened = { id: lastId ?? '', ...JSON.parse(content) }
          told.push(happened)
          onTold?.(happened)
        }
      }
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        const messages = (rest + chunk).split('\n\n')
        rest = messages.pop() ?? ''
        for (const message of messages) take(message)
      })
      response.on('error', () => {}) // a cut line; `over` tells
      answered({
        status: response.statusCode ?? 0,
        headers: response.headers,
        told,
        said,
        beats: () => beats,
        lastId: () => lastId,
        over: new Promise((over) => response.on('close', () => over())),
        pause: () => void response.pause(),
        cut: () => void request.destroy(),
      })
    })
  })
}
