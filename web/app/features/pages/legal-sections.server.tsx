import { Paragraphs } from './paragraphs.server.tsx'

/** Numbered sections of a legal text. */
export function LegalSections({ sections }: { sections: { title: string; text: string }[] }) {
  return (
    <ol className="border-t border-rule">
      {sections.map(({ title, text }, place) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-2 border-b border-line py-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
        >
          <h2 className="flex gap-3 text-lg">
            <span className="text-muted">{place + 1}</span>
            {title}
          </h2>
          <div className="grid max-w-prose gap-4">
            <Paragraphs text={text} />
          </div>
        </li>
      ))}
    </ol>
  )
}
