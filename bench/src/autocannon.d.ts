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
    /** in seconds */
    duration?: number
    /** number of requests, instead of a duration */
    amount?: number
    requests: Request[]
  }
  export interface Result {
    requests: { average: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Load): Promise<Result>
}
