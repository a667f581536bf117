/** Title and lead of a public page. */
export function PageTop({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="grid gap-3">
      <h1 className="text-3xl">{title}</h1>
      <p className="max-w-prose text-lg text-muted">{lead}</p>
    </div>
  )
}
