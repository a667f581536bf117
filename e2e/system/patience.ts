/** How long a journey waits for something, in milliseconds: a throttled machine is several times as slow. */
export const PATIENCE = 45_000
