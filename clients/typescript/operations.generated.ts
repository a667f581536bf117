// Written by `npm run client` from docs/openapi.json.

export interface Operations {
  /** Agree to a proposal: the order gets a new version of exactly its lines and cents. Scope orders:write. */
  'amendments.accept': {
    input: { id: string }
    output: { done: true }
  }
  /** Refuse a proposal: the order stays as it is. Scope orders:write. */
  'amendments.decline': {
    input: { id: string }
    output: { done: true }
  }
  /** What was proposed to change in an order, newest first: also what it was before each accepted proposal. Scope orders:read. */
  'amendments.list': {
    input: { id: string; language?: "en" | "so" | "tr" | "ar" }
    output: { items: ({ id: string; version: number; state: "proposed" | "accepted" | "declined" | "withdrawn" | "expired"; by: "supplier" | "admin"; at: string; endedAt: string | null; answerBy: string; before: { totalCents: number; depositCents: number; readyOn: string | null }; after: { totalCents: number; depositCents: number; readyOn: string | null }; lines: ({ productId: string; name: string; language: "en" | "so" | "tr" | "ar"; unit: "piece" | "pair" | "set" | "dozen" | "carton" | "sack" | "roll" | "kg" | "litre" | "m" | "m2" | "m3"; details: { weightGrams: number | null; volumeCm3: number | null; options: { name: string; values: string[] }[] }; shown: { options: { name: string; values: string[] }[] }; image: { name: string; widths: number[]; width: number; height: number; thumbhash: string } | null; before: { quantity: number; unitPriceCents: number; totalCents: number; breakdown: { values: string[]; quantity: number }[] | null }; after: { quantity: number; unitPriceCents: number; totalCents: number; breakdown: { values: string[]; quantity: number }[] | null } | null; changed: ("quantity" | "unitPriceCents" | "breakdown" | "struckOut")[] })[] })[]; may: ("propose" | "accept" | "decline" | "withdraw")[] }
  }
  /** Propose fewer goods, lower prices or another day for an order that is not shipped. Scope orders:write. */
  'amendments.propose': {
    input: { id: string } & ({ version: number; lines: ({ quantity: number; unitPriceCents?: number; breakdown?: { values: string[]; quantity: number }[] | null; struckOut?: boolean })[]; readyOn?: string | null })
    output: { id: string }
  }
  /** Take a proposal back. Scope orders:write. */
  'amendments.withdraw': {
    input: { id: string }
    output: { done: true }
  }
  /** The categories that have a public product. Scope products:read. */
  'listings.categories': {
    input: Record<string, never>
    output: { categories: ("food" | "textiles" | "electronics" | "construction" | "home" | "fashion" | "beauty" | "other" | "medical")[] }
  }
  /** One product, as everybody sees it. Scope products:read. */
  'listings.get': {
    input: { id: string; language?: "en" | "so" | "tr" | "ar" }
    output: { id: string; category: "food" | "textiles" | "electronics" | "construction" | "home" | "fashion" | "beauty" | "other" | "medical"; name: string; description: string; language: "en" | "so" | "tr" | "ar"; priceCents: number | null; unit: "piece" | "pair" | "set" | "dozen" | "carton" | "sack" | "roll" | "kg" | "litre" | "m" | "m2" | "m3"; piecesPerUnit: number; minimum: number; origin: string; stockState: "in_stock" | "sold_out" | "made_to_order"; listedAt: string; languages: ("en" | "so" | "tr" | "ar")[]; articleCode: string | null; country: string; city: string; pieceCents: number | null; tiers: ({ from: number; priceCents: number; pieceCents: number | null })[]; basis: { incoterm: "EXW" | "FCA" | "FOB" | "CFR" | "CIF"; place: string }; priceConfirmedAt: string; priceUnconfirmed: boolean; stock: number; leadDays: number | null; customsCode: string | null; details: { weightGrams: number | null; carton: { lengthCm: number; widthCm: number; heightCm: number; units: number } | null; volumeCm3: number | null; sampleCents: number | null; options: { name: string; values: string[] }[]; facts: { name: string; value: string }[] }; shown: { options: { name: string; values: string[] }[]; facts: { name: string; value: string }[] }; images: { name: string; widths: number[]; width: number; height: number; thumbhash: string }[]; supplier: { id: string; name: string; city: string; country: string; verified: boolean; stripe: number; since: string; rating?: { mean: number; count: number }; logo: { name: string; widths: number[]; width: number; height: number; thumbhash: string } | null; listedProducts: number; seal: { checks: ("trade-registry" | "tax-office" | "address" | "phone" | "bank-account" | "samples")[]; verifiedAt: string | null; validUntil: string } | null }; updatedAt: string }
  }
  /** Products that are public now, by words, category, supplier, price. Scope products:read. */
  'listings.list': {
    input: { after?: string; limit?: number; q?: string; category?: "food" | "textiles" | "electronics" | "construction" | "home" | "fashion" | "beauty" | "other" | "medical"; supplierId?: string; minPriceCents?: number; maxPriceCents?: number; verified?: "only"; sort?: "newest" | "best" | "price_up" | "price_down"; language?: "en" | "so" | "tr" | "ar" }
    output: { items: ({ id: string; category: "food" | "textiles" | "electronics" | "construction" | "home" | "fashion" | "beauty" | "other" | "medical"; name: string; description: string; language: "en" | "so" | "tr" | "ar"; priceCents: number | null; unit: "piece" | "pair" | "set" | "dozen" | "carton" | "sack" | "roll" | "kg" | "litre" | "m" | "m2" | "m3"; piecesPerUnit: number; minimum: number; origin: string; stockState: "in_stock" | "sold_out" | "made_to_order"; image: { name: string; widths: number[]; width: number; height: number; thumbhash: string } | null; imageCount: number; supplier: { id: string; name: string; verified: boolean; stripe: number; rating?: { mean: number; count: number } }; listedAt: string })[]; next: string | null; sort: "newest" | "best" | "price_up" | "price_down"; count: number; countIsMore: boolean; corrected: { asked: string; found: string } | null; nearest: { words: string[]; category: "food" | "textiles" | "electronics" | "construction" | "home" | "fashion" | "beauty" | "other" | "medical" | null } | null }
  }
  /** Say when a pending or processing order will be ready, or why it can not be supplied; the last answer counts. Scope orders:write. */
  'orders.answer': {
    input: { id: string } & ({ answer: { answer: "can_deliver"; readyOn: string; text?: string } | { answer: "cannot_supply"; reason: string } })
    output: { done: true }
  }
  /** Cancel a pending order that was neither shipped nor paid for; what it took returns to the stock. Scope orders:write. */
  'orders.cancel': {
    input: { id: string }
    output: { done: true }
  }
  /** Say that the goods have arrived. Scope orders:write. */
  'orders.confirmReceipt': {
    input: { id: string } & { early?: true }
    output: { done: true }
  }
  /** How many orders of each status: my company's, or for admins everybody's. Scope orders:read. */
  'orders.counts': {
    input: Record<string, never>
    output: { all: number; pending: number; processing: number; completed: number; cancelled: number; late: number }
  }
  /** One order with its lines, what happened to it, what is due and who acts next. Scope orders:read. */
  'orders.get': {
    input: { id: string; language?: "en" | "so" | "tr" | "ar" }
    output: { id: string; number: string; placedAt: string; sample: boolean; status: "pending" | "processing" | "completed" | "cancelled"; shippingStatus: "pending" | "preparing" | "shipped" | "in_transit" | "delivered"; trackingNumber: string | null; carrier: string | null; customer: { id: string; company: string; name: string; city: string; email: string; phone: string | null }; supplier: { id: string; name: string }; quantity: number; totalCents: number; port: string | null; next: { line: string | "problem" | "cannot_supply" | "proof_sent" | "refund" | "can_deliver" | "received" | "amendment"; who: "customer" | "supplier" | "company" | "nobody"; by: string | null }; late: number | null; may: ("cancel" | "answer" | "confirmReceipt" | "reportProblem" | "updateShipping" | "setStatus" | "note" | "inquire" | "reorder" | "share" | "annotate" | "sendProof" | "decidePayment" | "enterPayment" | "payRefund" | "rate" | "answerRating" | "hideRating")[]; act: "confirmReceipt" | "sendProof" | "inquire" | "reorder" | "answer" | "updateShipping" | "setStatus" | "note" | "decidePayment" | "payRefund" | null; partsReceived?: ({ part: "deposit" | "balance"; at: string | null })[]; address: { street: string; city: string; state: string | null; postalCode: string | null; country: string }; notes: string | null; version: number; amendments: { proposals: number; may: ("propose" | "accept" | "decline" | "withdraw")[] }; lines: ({ productId: string; name: string; language: "en" | "so" | "tr" | "ar"; articleCode: string | null; unit: "piece" | "pair" | "set" | "dozen" | "carton" | "sack" | "roll" | "kg" | "litre" | "m" | "m2" | "m3"; piecesPerUnit: number; unitPriceCents: number; quantity: number; totalCents: number; basis: { incoterm: "EXW" | "FCA" | "FOB" | "CFR" | "CIF"; place: string }; details: { weightGrams: number | null; volumeCm3: number | null; options: { name: string; values: string[] }[] }; shown: { options: { name: string; values: string[] }[] }; breakdown: { values: string[]; quantity: number }[] | null; madeToOrder: boolean; leadDays: number | null; image: { name: string; widths: number[]; width: number; height: number; thumbhash: string } | null })[]; basis: { incoterm: "EXW" | "FCA" | "FOB" | "CFR" | "CIF"; place: string }; inspection: "none" | "desk" | "company"; termsVersion: string; shippedAt: string | null; deliveredAt: string | null; answer: { answer: "can_deliver" | "cannot_supply"; readyOn: string | null; at: string } | null; receivedAt: string | null; problemAt: string | null; shared: boolean; events: ({ id: string; kind: "placed" | "cancelled" | "status" | "shipping" | "can_deliver" | "cannot_supply" | "received" | "problem" | "note" | "inquiry" | "proof_sent" | "payment_received" | "payment_refused" | "payment_refunded" | "amendment"; at: string; by: { role: "customer" | "supplier" | "admin"; name: string | null }; from?: string; to?: string; text?: string; reason?: string; readyOn?: string; trackingNumber?: string; carrier?: string; amountCents?: number; pictures?: { name: string; widths: number[]; width: number; height: number; thumbhash: string; id: string }[] })[]; payment?: { owedCents: number; receivedCents: number; refundedCents: number; keptCents: number; depositDays: number; parts: ({ part: "deposit" | "balance"; dueCents: number; receivedCents: number; by: string | null })[]; entries: ({ id: string; kind: "sent" | "received" | "refused" | "refunded"; amountCents: number; way: "bank" | "hawala" | "wallet" | null; reference: string | null; paidOn: string | null; reason: string | null; number: string | null; owedAfterCents: number | null; undecided: boolean; at: string; by: string | null; proof: { id: string; fileName: string } | null })[]; terms: { deposit: string; refunds: string }; ways: ({ kind: "bank" | "hawala" | "wallet"; title: string; details: string[] })[] }; fee?: { hundredths: number; feeCents: number }; desk?: { assignee: { id: string; name: string } | null; notes: string; followUpOn: string | null; version: string | null; waitingRefund: { id: string; amountCents: number; way: "bank" | "hawala" | "wallet"; reference: string; paidOn: string; proposedBy: string; proposedAt: string; dueAt: string | null; mayConfirm: boolean } | null }; rating: { stars: number; words: string | null; language: "en" | "so" | "tr" | "ar"; at: string; changedAt: string | null; wordsHidden: string | null; answer: { text: string; language: "en" | "so" | "tr" | "ar"; at: string } | null; answerHidden: string | null } | null; invoice?: { company: string; legalName: string | null; taxNumber: string | null; companyAddress: string | null; name: string; street: string; postalCode: string | null; keptUntil: string } }
  }
  /** Orders, newest first: my company's, or for admins everybody's. Scope orders:read. */
  'orders.list': {
    input: { after?: string; limit?: number; status?: "pending" | "processing" | "completed" | "cancelled"; waitsFor?: "amendment" | "receipt" | "payment" | "answer" | "ship" | "problem" | "cannot_supply" | "proof" | "refund" | "follow_up" | "confirm" | "complete"; q?: string; assigneeId?: string; supplierId?: string; customerId?: string; payment?: "deposit_due" | "proof_sent" | "balance_due" | "paid" | "refund_due" | "none"; port?: string; late?: "1"; language?: "en" | "so" | "tr" | "ar" }
    output: { items: ({ id: string; number: string; placedAt: string; sample: boolean; status: "pending" | "processing" | "completed" | "cancelled"; shippingStatus: "pending" | "preparing" | "shipped" | "in_transit" | "delivered"; trackingNumber: string | null; carrier: string | null; customer: { id: string; company: string; name: string; city: string }; supplier: { id: string; name: string }; first: { productId: string; name: string; language: "en" | "so" | "tr" | "ar"; quantity: number; unit: "piece" | "pair" | "set" | "dozen" | "carton" | "sack" | "roll" | "kg" | "litre" | "m" | "m2" | "m3"; unitPriceCents: number; image: { name: string; widths: number[]; width: number; height: number; thumbhash: string } | null }; furtherLines: number; quantity: number; totalCents: number; port: string | null; next: { line: string | "problem" | "cannot_supply" | "proof_sent" | "refund" | "can_deliver" | "received" | "amendment"; who: "customer" | "supplier" | "company" | "nobody"; by: string | null }; late: number | null; may: ("cancel" | "answer" | "confirmReceipt" | "reportProblem" | "updateShipping" | "setStatus" | "note" | "inquire" | "reorder" | "share" | "annotate" | "sendProof" | "decidePayment" | "enterPayment" | "payRefund" | "rate" | "answerRating" | "hideRating")[]; act: "confirmReceipt" | "sendProof" | "inquire" | "reorder" | "answer" | "updateShipping" | "setStatus" | "note" | "decidePayment" | "payRefund" | null; partsReceived?: ({ part: "deposit" | "balance"; at: string | null })[]; paid?: { stage: "deposit_due" | "proof_sent" | "balance_due" | "paid" | "refund_due" | "none"; receivedCents: number; refundedCents: number; owedCents: number }; desk?: { assignee: { id: string; name: string } | null; followUpOn: string | null; hasNotes: boolean } })[]; next: string | null }
  }
  /** Order one product; price, total, supplier and stock are decided here. Scope orders:write. */
  'orders.place': {
    input: ({ address: { street: string; city: string; state?: string; postalCode?: string; country: string }; phone?: "" | string; port?: string; notes?: string; productId: string; quantity: number; breakdown?: { values: string[]; quantity: number }[] | null; sample?: boolean; seenTotalCents?: number; language?: "en" | "so" | "tr" | "ar" })
    output: { id: string; number: string; supplier: { id: string; name: string }; productName: string; quantity: number; totalCents: number }
  }
  /** Set shipping status, tracking number and carrier; the days on which it first left and arrived are kept. Scope orders:write. */
  'orders.updateShipping': {
    input: { id: string } & ({ shippingStatus: "pending" | "preparing" | "shipped" | "in_transit" | "delivered"; trackingNumber?: string; carrier?: string; reason?: string })
    output: { done: true }
  }
  /** What waits for my side, each kind with its most pressing order; kinds of which nothing waits are left out. Scope orders:read. */
  'orders.waiting': {
    input: Record<string, never>
    output: { items: ({ kind: "amendment" | "receipt" | "payment" | "answer" | "ship" | "problem" | "cannot_supply" | "proof" | "refund" | "follow_up" | "confirm" | "complete"; count: number; more: boolean; orderId: string; number: string; by: string | null })[] }
  }
  /** Add a product, as a draft or for review. Scope products:write. */
  'products.add': {
    input: ({ intent: "draft" | "review"; language: "en" | "so" | "tr" | "ar"; name: string; description?: string; translations?: Record<string, { name: string; description: string }>; category?: "food" | "textiles" | "electronics" | "construction" | "home" | "fashion" | "beauty" | "other" | "medical"; price?: string; stock?: number; madeToOrder?: boolean; imageIds?: string[]; articleCode?: string; tiers?: { from: number; price: string }[]; minimum?: number; unit?: "piece" | "pair" | "set" | "dozen" | "carton" | "sack" | "roll" | "kg" | "litre" | "m" | "m2" | "m3"; piecesPerUnit?: number; basis?: { incoterm: "EXW" | "FCA" | "FOB" | "CFR" | "CIF"; place: string }; leadDays?: number; customsCode?: string; details?: { weightGrams?: number | null; carton?: { lengthCm: number; widthCm: number; heightCm: number; units: number } | null; volumeCm3?: number | null; sampleCents?: number | null; options?: { name: string; values: string[] }[]; facts?: { name: string; value: string }[] }; supplierId?: string; country?: string; city?: string })
    output: { id: string; status: "draft" | "in_review" | "listed" | "changes_requested" | "rejected" | "paused" | "archived"; version: string; waits: ("language" | "name" | "description" | "translations" | "category" | "origin" | "unit" | "piecesPerUnit" | "basis" | "weightGrams" | "carton" | "volumeCm3" | "sampleCents" | "options" | "facts" | "customsCode" | "articleCode" | "images")[] }
  }
  /** The same change to many products; each has its own answer, and what one refuses stops no other. Scope products:write. */
  'products.changeMany': {
    input: ({ ids: string[]; change: { kind: "price"; price: { by: "percent"; hundredths: number } | { by: "amount"; cents: number }; seen?: { id: string; version: string }[]; sure?: boolean } | { kind: "stock"; stock: number } | { kind: "pause" } | { kind: "resume" }; actId?: string })
    output: { items: ({ id: string; name: string; outcome: "done" | "NOT_FOUND" | "WRONG_STATE" | "INPUT_INVALID" | "CHANGED_MEANWHILE" | "PRICES_TO_CONFIRM" })[]; actId: string | null; toConfirm: ({ id: string; version: string; prices: ({ from: number; old: number | null; new: number | null })[]; large: boolean })[] }
  }
  /** Say that prices still hold: of all my listed products, or of these. Scope products:write. */
  'products.confirmPrices': {
    input: { ids?: string[] }
    output: { confirmed: number }
  }
  /** How many products I have, and where they stand. Scope products:read. */
  'products.counts': {
    input: Record<string, never>
    output: { all: number; listed: number; inReview: number; sentBack: number; drafts: number; paused: number }
  }
  /** Make a draft of the same product, without its article code and its pictures. Scope products:write. */
  'products.duplicate': {
    input: { id: string }
    output: { id: string; status: "draft" | "in_review" | "listed" | "changes_requested" | "rejected" | "paused" | "archived"; version: string; waits: ("language" | "name" | "description" | "translations" | "category" | "origin" | "unit" | "piecesPerUnit" | "basis" | "weightGrams" | "carton" | "volumeCm3" | "sampleCents" | "options" | "facts" | "customsCode" | "articleCode" | "images")[] }
  }
  /** Save a product; of a listed one, what is reviewed waits while the listed version stays public. Scope products:write. */
  'products.edit': {
    input: { id: string } & ({ intent: "draft" | "review"; language: "en" | "so" | "tr" | "ar"; name: string; description?: string; translations?: Record<string, { name: string; description: string }>; category?: "food" | "textiles" | "electronics" | "construction" | "home" | "fashion" | "beauty" | "other" | "medical"; price?: string; stock?: number; madeToOrder?: boolean; imageIds?: string[]; articleCode?: string; tiers?: { from: number; price: string }[]; minimum?: number; unit?: "piece" | "pair" | "set" | "dozen" | "carton" | "sack" | "roll" | "kg" | "litre" | "m" | "m2" | "m3"; piecesPerUnit?: number; basis?: { incoterm: "EXW" | "FCA" | "FOB" | "CFR" | "CIF"; place: string }; leadDays?: number; customsCode?: string; details?: { weightGrams?: number | null; carton?: { lengthCm: number; widthCm: number; heightCm: number; units: number } | null; volumeCm3?: number | null; sampleCents?: number | null; options?: { name: string; values: string[] }[]; facts?: { name: string; value: string }[] }; version: string; stockSeen?: number; origin?: string; shown?: { price: string; tiers: { from: number; price: string }[]; sure?: boolean } })
    output: { id: string; status: "draft" | "in_review" | "listed" | "changes_requested" | "rejected" | "paused" | "archived"; version: string; waits: ("language" | "name" | "description" | "translations" | "category" | "origin" | "unit" | "piecesPerUnit" | "basis" | "weightGrams" | "carton" | "volumeCm3" | "sampleCents" | "options" | "facts" | "customsCode" | "articleCode" | "images")[] }
  }
  /** One of my products, with what waits for review. Scope products:read. */
  'products.get': {
    input: { id: string }
    output: { language: "en" | "so" | "tr" | "ar"; name: string; description: string; translations: Record<string, { name: string; description: string; byCompany: boolean }>; category: "food" | "textiles" | "electronics" | "construction" | "home" | "fashion" | "beauty" | "other" | "medical" | null; country: string; city: string; origin: string; unit: "piece" | "pair" | "set" | "dozen" | "carton" | "sack" | "roll" | "kg" | "litre" | "m" | "m2" | "m3"; piecesPerUnit: number; basis: { incoterm: "EXW" | "FCA" | "FOB" | "CFR" | "CIF"; place: string } | null; customsCode: string | null; details: { weightGrams: number | null; carton: { lengthCm: number; widthCm: number; heightCm: number; units: number } | null; volumeCm3: number | null; sampleCents: number | null; options: { name: string; values: string[] }[]; facts: { name: string; value: string }[] }; articleCode: string | null; images: { name: string; widths: number[]; width: number; height: number; thumbhash: string; id: string }[]; id: string; supplier: { id: string; name: string; verified: boolean }; status: "draft" | "in_review" | "listed" | "changes_requested" | "rejected" | "paused" | "archived"; reason: string | null; version: string; may: ("edit" | "quickEdit" | "submit" | "pause" | "resume" | "duplicate" | "remove")[]; priceCents: number; priceConfirmedAt: string; tiers: { from: number; priceCents: number }[]; minimum: number; stock: number; madeToOrder: boolean; leadDays: number | null; createdAt: string; submittedAt: string | null; listedAt: string | null; revision: { id: string; state: "waiting" | "accepted" | "sent_back" | "withdrawn"; reason: string | null; since: string; waits: ("language" | "name" | "description" | "translations" | "category" | "origin" | "unit" | "piecesPerUnit" | "basis" | "weightGrams" | "carton" | "volumeCm3" | "sampleCents" | "options" | "facts" | "customsCode" | "articleCode" | "images")[]; proposed: { language: "en" | "so" | "tr" | "ar"; name: string; description: string; translations: Record<string, { name: string; description: string; byCompany: boolean }>; category: "food" | "textiles" | "electronics" | "construction" | "home" | "fashion" | "beauty" | "other" | "medical" | null; country: string; city: string; origin: string; unit: "piece" | "pair" | "set" | "dozen" | "carton" | "sack" | "roll" | "kg" | "litre" | "m" | "m2" | "m3"; piecesPerUnit: number; basis: { incoterm: "EXW" | "FCA" | "FOB" | "CFR" | "CIF"; place: string } | null; customsCode: string | null; details: { weightGrams: number | null; carton: { lengthCm: number; widthCm: number; heightCm: number; units: number } | null; volumeCm3: number | null; sampleCents: number | null; options: { name: string; values: string[] }[]; facts: { name: string; value: string }[] }; articleCode: string | null; images: { name: string; widths: number[]; width: number; height: number; thumbhash: string; id: string }[] } } | null }
  }
  /** My products, newest first. Scope products:read. */
  'products.list': {
    input: { after?: string; limit?: number; q?: string; category?: "food" | "textiles" | "electronics" | "construction" | "home" | "fashion" | "beauty" | "other" | "medical"; status?: "draft" | "in_review" | "listed" | "changes_requested" | "rejected" | "paused" | "archived"; waitsFor?: "sent_back" | "prices"; acceptedFrom?: string; acceptedTo?: string; supplierId?: string }
    output: { items: ({ id: string; name: string; language: "en" | "so" | "tr" | "ar"; category: "food" | "textiles" | "electronics" | "construction" | "home" | "fashion" | "beauty" | "other" | "medical" | null; status: "draft" | "in_review" | "listed" | "changes_requested" | "rejected" | "paused" | "archived"; reason: string | null; version: string; articleCode: string | null; priceCents: number; priceConfirmedAt: string; unit: "piece" | "pair" | "set" | "dozen" | "carton" | "sack" | "roll" | "kg" | "litre" | "m" | "m2" | "m3"; stock: number; madeToOrder: boolean; createdAt: string; may: ("edit" | "quickEdit" | "submit" | "pause" | "resume" | "duplicate" | "remove")[]; image: { name: string; widths: number[]; width: number; height: number; thumbhash: string; id: string } | null; imageCount: number; revision: { state: "waiting" | "sent_back"; reason: string | null } | null })[]; next: string | null; unconfirmed: number }
  }
  /** Ids of the products that a list shows on all its pages, at most 500. Scope products:read. */
  'products.matching': {
    input: { q?: string; category?: "food" | "textiles" | "electronics" | "construction" | "home" | "fashion" | "beauty" | "other" | "medical"; status?: "draft" | "in_review" | "listed" | "changes_requested" | "rejected" | "paused" | "archived"; waitsFor?: "sent_back" | "prices"; acceptedFrom?: string; acceptedTo?: string }
    output: { ids: string[]; more: boolean }
  }
  /** Take a listed product off the public pages for a while. Scope products:write. */
  'products.pause': {
    input: { id: string }
    output: { id: string; status: "draft" | "in_review" | "listed" | "changes_requested" | "rejected" | "paused" | "archived"; version: string; waits: ("language" | "name" | "description" | "translations" | "category" | "origin" | "unit" | "piecesPerUnit" | "basis" | "weightGrams" | "carton" | "volumeCm3" | "sampleCents" | "options" | "facts" | "customsCode" | "articleCode" | "images")[] }
  }
  /** Change price or stock at once, also of a listed product. Scope products:write. */
  'products.quickEdit': {
    input: { id: string } & { version: string; price?: string; stock?: number; shown?: { price: string; tiers: { from: number; price: string }[]; sure?: boolean } }
    output: { id: string; status: "draft" | "in_review" | "listed" | "changes_requested" | "rejected" | "paused" | "archived"; version: string; waits: ("language" | "name" | "description" | "translations" | "category" | "origin" | "unit" | "piecesPerUnit" | "basis" | "weightGrams" | "carton" | "volumeCm3" | "sampleCents" | "options" | "facts" | "customsCode" | "articleCode" | "images")[] }
  }
  /** Delete a product; one that was ever ordered, quoted or wished is archived instead. Scope products:write. */
  'products.remove': {
    input: { id: string }
    output: { outcome: "deleted" | "archived" }
  }
  /** Show a paused product again. Scope products:write. */
  'products.resume': {
    input: { id: string }
    output: { id: string; status: "draft" | "in_review" | "listed" | "changes_requested" | "rejected" | "paused" | "archived"; version: string; waits: ("language" | "name" | "description" | "translations" | "category" | "origin" | "unit" | "piecesPerUnit" | "basis" | "weightGrams" | "carton" | "volumeCm3" | "sampleCents" | "options" | "facts" | "customsCode" | "articleCode" | "images")[] }
  }
  /** Send a kept product to the review. Scope products:write. */
  'products.submit': {
    input: { id: string }
    output: { id: string; status: "draft" | "in_review" | "listed" | "changes_requested" | "rejected" | "paused" | "archived"; version: string; waits: ("language" | "name" | "description" | "translations" | "category" | "origin" | "unit" | "piecesPerUnit" | "basis" | "weightGrams" | "carton" | "volumeCm3" | "sampleCents" | "options" | "facts" | "customsCode" | "articleCode" | "images")[] }
  }
  /** Take back what one did to many products, so many at once; what was sold since stays sold. Scope products:write. */
  'products.undoMany': {
    input: { id: string }
    output: { items: ({ id: string; name: string; outcome: "done" | "NOT_FOUND" | "WRONG_STATE" | "INPUT_INVALID" | "CHANGED_MEANWHILE" | "PRICES_TO_CONFIRM" })[]; left: number }
  }
}

export const routes = {
  'amendments.accept': { method: 'POST', path: '/api/v1/amendments/{id}/acceptance', key: true },
  'amendments.decline': { method: 'POST', path: '/api/v1/amendments/{id}/refusal', key: true },
  'amendments.list': { method: 'GET', path: '/api/v1/orders/{id}/amendments', key: false },
  'amendments.propose': { method: 'POST', path: '/api/v1/orders/{id}/amendments', key: true },
  'amendments.withdraw': { method: 'POST', path: '/api/v1/amendments/{id}/withdrawal', key: true },
  'listings.categories': { method: 'GET', path: '/api/v1/categories', key: false },
  'listings.get': { method: 'GET', path: '/api/v1/listings/{id}', key: false },
  'listings.list': { method: 'GET', path: '/api/v1/listings', key: false },
  'orders.answer': { method: 'POST', path: '/api/v1/orders/{id}/answers', key: true },
  'orders.cancel': { method: 'POST', path: '/api/v1/orders/{id}/cancellation', key: true },
  'orders.confirmReceipt': { method: 'POST', path: '/api/v1/orders/{id}/receipt', key: true },
  'orders.counts': { method: 'GET', path: '/api/v1/order-counts', key: false },
  'orders.get': { method: 'GET', path: '/api/v1/orders/{id}', key: false },
  'orders.list': { method: 'GET', path: '/api/v1/orders', key: false },
  'orders.place': { method: 'POST', path: '/api/v1/orders', key: true },
  'orders.updateShipping': { method: 'PUT', path: '/api/v1/orders/{id}/shipping', key: true },
  'orders.waiting': { method: 'GET', path: '/api/v1/waiting-orders', key: false },
  'products.add': { method: 'POST', path: '/api/v1/products', key: true },
  'products.changeMany': { method: 'POST', path: '/api/v1/products/bulk', key: true },
  'products.confirmPrices': { method: 'POST', path: '/api/v1/prices/confirmation', key: true },
  'products.counts': { method: 'GET', path: '/api/v1/product-counts', key: false },
  'products.duplicate': { method: 'POST', path: '/api/v1/products/{id}/copies', key: true },
  'products.edit': { method: 'PUT', path: '/api/v1/products/{id}', key: true },
  'products.get': { method: 'GET', path: '/api/v1/products/{id}', key: false },
  'products.list': { method: 'GET', path: '/api/v1/products', key: false },
  'products.matching': { method: 'GET', path: '/api/v1/matching-products', key: false },
  'products.pause': { method: 'POST', path: '/api/v1/products/{id}/pause', key: true },
  'products.quickEdit': { method: 'PATCH', path: '/api/v1/products/{id}', key: true },
  'products.remove': { method: 'DELETE', path: '/api/v1/products/{id}', key: true },
  'products.resume': { method: 'POST', path: '/api/v1/products/{id}/resumption', key: true },
  'products.submit': { method: 'POST', path: '/api/v1/products/{id}/submission', key: true },
  'products.undoMany': { method: 'POST', path: '/api/v1/products/bulk/{id}/undo', key: true },
} as const
