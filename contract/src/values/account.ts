/**
 * Stands where the name of a deleted user stood, on every floor; pages say it in the reader's language. Nobody is
 * called so: names have two letters or more, or none. In SQL: fx.erased_name().
 */
export const ERASED_NAME = '∅'

/** How long the deletion of an account can be undone. It then waits until no order is open. */
export const DELETION_UNDO_DAYS = 14

/** How long the books keep what invoices need, after the year of the order. */
export const INVOICE_KEPT_YEARS = 10

/** How long the file with a person's data can be downloaded. */
export const ACCOUNT_EXPORT_DAYS = 7

/** When the undo time of a deletion ends that was asked for at this moment. */
export const undoUntil = (requestedAt: Date): Date => new Date(requestedAt.getTime() + DELETION_UNDO_DAYS * 86_400_000)
