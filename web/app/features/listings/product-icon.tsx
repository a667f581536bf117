import { Glyph } from '../../components/ui/icon.tsx'

/** Drawn by Lucide, as all icons; those of a product's page and its gallery. */
const paths = {
  previous: 'm15 18-6-6 6-6',
  next: 'm9 18 6-6-6-6',
  back: 'm12 19-7-7 7-7M19 12H5',
  share:
    'M18 2a3 3 0 1 0 0 6a3 3 0 1 0 0-6M6 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6M18 16a3 3 0 1 0 0 6a3 3 0 1 0 0-6M8.59 13.51l6.83 3.98M15.41 6.51l-6.82 3.98',
  link: 'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
} as const

/** They point to where the reading began or goes on. */
const pointing: (keyof typeof paths)[] = ['previous', 'next', 'back']

export function ProductIcon({ name }: { name: keyof typeof paths }) {
  const icon = <Glyph path={paths[name]} />
  return pointing.includes(name) ? <span className="rtl:-scale-x-100">{icon}</span> : icon
}
