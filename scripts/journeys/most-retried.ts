/** This many journeys of a run may need a second try; each is reported as a fault. */
export const MOST_RETRIED = 2
