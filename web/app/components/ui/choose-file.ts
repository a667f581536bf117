/** The label of a file input as a button; without scripts the browser's own control shows. */
export const chooseButton =
  '-order-1 font-semibold outline-focus scripted:order-none scripted:inline-flex scripted:min-h-10 ' +
  'scripted:cursor-pointer scripted:items-center scripted:rounded-control scripted:border ' +
  'scripted:border-line-input scripted:bg-surface scripted:px-3.5 scripted:text-base peer-focus-visible:outline-3 ' +
  'peer-focus-visible:outline-offset-2 scripted:hover:bg-sand'

/** What a file input stands in. */
export const dropZone = 'grid gap-1.5 rounded-card border-[1.5px] border-dashed border-line-input bg-sand-2 px-4 py-5'
