import { amendmentRemovals } from './amendment-removals.ts'
import { apiTokenRemovals } from './api-token-removals.ts'
import { dealRemovals } from './deal-removals.ts'
import { deskQuoteRemovals } from './desk-quote-removals.ts'
import { doorRemovals } from './door-removals.ts'
import { functionRemovals } from './function-removals.ts'
import { hiddenPriceRemovals } from './hidden-price-removals.ts'
import { limitRemovals } from './limit-removals.ts'
import { mailRemovals } from './mail-removals.ts'
import { mediaRemovals } from './media-removals.ts'
import { needRemovals } from './need-removals.ts'
import { operationRemovals } from './operation-removals.ts'
import { policyRemovals } from './policy-removals.ts'
import { pushRemovals } from './push-removals.ts'
import { quoteRemovals } from './quote-removals.ts'
import { ratingRemovals } from './rating-removals.ts'
import type { Removal } from './removal.ts'
import { roundRemovals } from './round-removals.ts'
import { sampleRemovals } from './sample-removals.ts'
import { scaleRemovals } from './scale-removals.ts'
import { textMessageRemovals } from './text-message-removals.ts'
import { threadRemovals } from './thread-removals.ts'
import { watchingRemovals } from './watching-removals.ts'
import { webhookRemovals } from './webhook-removals.ts'

/** Every guard that is taken out on purpose. */
export const removals: Removal[] = [
  ...policyRemovals,
  ...functionRemovals,
  ...limitRemovals,
  ...doorRemovals,
  ...ratingRemovals,
  ...textMessageRemovals,
  ...pushRemovals,
  ...quoteRemovals,
  ...sampleRemovals,
  ...amendmentRemovals,
  ...dealRemovals,
  ...threadRemovals,
  ...deskQuoteRemovals,
  ...needRemovals,
  ...watchingRemovals,
  ...operationRemovals,
  ...scaleRemovals,
  ...hiddenPriceRemovals,
  ...roundRemovals,
  ...apiTokenRemovals,
  ...webhookRemovals,
  ...mailRemovals,
  ...mediaRemovals,
]
