import { useEffect, useState } from 'react'
import { applyTheme, isTheme, type Theme, themes } from '../../context/theme.ts'
import { useThisPage } from '../../context/this-page.ts'
import { useText } from '../../texts.ts'

const themeButton =
  'min-h-10 px-3 text-sm first-of-type:rounded-s-control last-of-type:rounded-e-control hover:bg-sand ' +
  'aria-pressed:bg-text aria-pressed:font-semibold aria-pressed:text-bg'

/** System, light or dark. Cached pages don't know which: it is read after hydration. */
export function ThemeSwitch() {
  const t = useText('shell')
  const back = useThisPage()
  const [current, setCurrent] = useState<Theme>()
  useEffect(() => {
    const { theme } = document.documentElement.dataset
    setCurrent(isTheme(theme) ? theme : 'system')
  }, [])
  return (
    <form
      method="post"
      action="/theme"
      className="inline-flex rounded-control border border-line-input"
      aria-label={t('theme')}
    >
      <input type="hidden" name="back" value={back} />
      {themes.map((theme) => (
        <button
          key={theme}
          type="submit"
          name="theme"
          value={theme}
          aria-pressed={current && current === theme}
          onClick={(event) => {
            event.preventDefault()
            applyTheme(theme)
            setCurrent(theme)
          }}
          className={themeButton}
        >
          {t(`theme.${theme}`)}
        </button>
      ))}
    </form>
  )
}
