/**
 * A day of the corridor as it is assumed, once the marketplace lives (1×). Nothing of it is measured: who knows better
 * changes it here and runs `npm run simulate`. At 10 times as much 10,000 people are connected in the busiest hour.
 */
export const day = {
  /** visits of people who are not signed in, and pages in each */
  visitors: { visits: 20_000, pages: 6 },
  /** the same of people who are */
  members: { visits: 3_000, pages: 15 },
  /** of visitors' pages, those that the cache in front answers */
  fromCache: 0.7,
  /** of pages, those that search */
  searches: 0.15,
  orders: 1_500,
  messages: 6_000,
  /** of an order: to its buyer, its supplier and the desk, from placing to completion */
  mailsOfOrder: 6,
  otherMails: 4_000,
  /** of an order and of a message: what each tells the streams of its sides */
  eventsOfOrder: 12,
  eventsOfMessage: 2,
  /** pictures that suppliers upload, each in several sizes and two formats */
  images: 1_200,
  /** with an open stream in the busiest hour */
  connected: 1_000,
}

/** The busiest hour has this part of a day, and its busiest second this many times the hour's mean. */
export const peak = { hour: 0.12, second: 2.5 }

export const sizes = [1, 10, 100]
