/** The part of its API that is used here; the package has no types. */
declare module 'autocannon' {
  interface Request {
    path: string
    headers: Record<string, string>
  }
  export interface Load {
    url: string
    connections: number
    /** in seconds */
    timeout: number
    /** milliseconds after which it looks whether all were answered */
    sampleInt: number
    /** in seconds */
    duration?: number
    /** number of requests, instead of a duration */
    amount?: number
    requests: Request[]
    setupClient(client: { setRequests(requests: Request[]): void }): void
  }
  interface Result {
    non2xx: number
    errors: number
  }
  interface Run extends Promise<Result> {
    on(event: 'response', heard: () => void): Run
  }
  export default function autocannon(options: Load): Run
}
