import { useText } from '../../texts.ts'

const benefits = ['market', 'verified', 'logistics'] as const

export function Benefits() {
  const t = useText('supplier-application')
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {benefits.map((benefit) => (
        <li key={benefit} className="grid content-start gap-2 border-t border-rule pt-4">
          <h2 className="text-lg">{t(`${benefit}.title`)}</h2>
          <p className="text-muted">{t(`${benefit}.text`)}</p>
        </li>
      ))}
    </ul>
  )
}
