import { usePageText } from '../../components/static/prerender.server.tsx'

const values = ['trust', 'quality', 'satisfaction', 'innovation'] as const

export function CoreValues() {
  const t = usePageText('page-company')
  return (
    <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {values.map((value) => (
        <li key={value} className="grid content-start gap-1">
          <h3 className="text-xl">{t(value)}</h3>
          <p className="text-muted">{t(`${value}.text`)}</p>
        </li>
      ))}
    </ul>
  )
}
