/** As much of it as is used here; the package brings no types. */
declare module 'autocannon' {
  interface Request {
    path: string
    headers: Record<string, string>
  }
  interface Result {
    requests: { average: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    requests: Request[]
  }): Promise<Result>
}
