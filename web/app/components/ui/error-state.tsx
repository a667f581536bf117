import { ButtonLink } from './button.tsx'

interface ErrorStateProps {
  title: string
  text: string
  again: { label: string; to: string }
}

/** Shown in place of a list that could not be loaded. */
export function ErrorState({ title, text, again }: ErrorStateProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-control border-2 border-danger px-5 py-4">
      <p className="grid">
        <b className="font-semibold">{title}</b>
        {text}
      </p>
      <ButtonLink to={again.to} reloadDocument variant="line" small>
        {again.label}
      </ButtonLink>
    </div>
  )
}
