import type { ReactNode } from 'react'

/** A small title with tabs and tools on its line; the rail beside it becomes icons (`data-dense`). */
export function DenseTitle({ title, beside, tools }: { title: string; beside?: ReactNode; tools?: ReactNode }) {
  return (
    <div data-dense className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h1 className="text-xl whitespace-nowrap">{title}</h1>
      {beside}
      {tools ? <div className="ms-auto">{tools}</div> : null}
    </div>
  )
}
