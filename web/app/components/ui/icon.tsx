/**
 * Drawn by Lucide (icons-license.txt), on a grid of 24. Every page has these; those of menus and of desks are apart, in
 * place-icon.tsx and desk-icon.tsx.
 */
export const icons = {
  languages: 'm5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6',
  'circle-alert': 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M12 8v4M12 16h.01',
  'circle-check': 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M16 9l-5.5 5.5L8 12',
  check: 'M20 6 9 17l-5-5',
  x: 'M18 6 6 18M6 6l12 12',
  clock: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M12 6v6l4 2',
  menu: 'M4 5h16M4 12h16M4 19h16',
} as const

export const Icon = ({ name, small = false }: { name: keyof typeof icons; small?: boolean }) => (
  <Glyph path={icons[name]} small={small} />
)

export function Glyph({ path, small = false }: { path: string; small?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`${small ? 'size-4' : 'size-5'} flex-none fill-none stroke-current stroke-[1.75]`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}
