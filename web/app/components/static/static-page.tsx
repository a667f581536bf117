import { use, useEffect, useRef, useState } from 'react'
import { type NavigateFunction, useLoaderData, useNavigate } from 'react-router'
import { nearness, SMALLEST, savesData } from '../../context/data-saver.ts'
import { followedLink } from '../../context/followed-link.ts'
import { addShapes } from '../icons/add-shapes.ts'
import { PageHead } from '../layout/page-head.tsx'
import type { finishPage } from './prerender.server.tsx'
import { StillHtml } from './static-html.ts'

const ID = 'still'

/**
 * A prerendered page. Its links use client navigation, and its pictures load when they come near the screen.
 */
export function StillPage() {
  const { path, title, description, html } = useLoaderData<typeof finishPage>()
  const rendered = use(StillHtml)
  // Read from the document once: pictures that have loaded since would make it differ.
  const [brought] = useState(() => (import.meta.env.SSR ? rendered : document.getElementById(ID)?.innerHTML) ?? '')
  const shown = html ?? brought
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another page
  useEffect(() => (box.current ? wake(box.current, navigate) : undefined), [shown, navigate])
  return (
    <>
      <PageHead path={path} title={title} description={description} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server, a moment ago */}
      <div ref={box} id={ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: shown }} />
    </>
  )
}

const smallest = (html: string) => html.replace(/ sizes="[^"]*/g, ` sizes="${SMALLEST}`)

/** Returns a clean-up function. */
function wake(box: HTMLElement, navigate: NavigateFunction): () => void {
  const pictures = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        pictures.unobserve(target)
        const waiting = target.querySelector('noscript')
        if (waiting) waiting.outerHTML = savesData() ? smallest(waiting.textContent) : waiting.textContent
      }
    },
    { rootMargin: nearness() },
  )
  for (const waiting of box.querySelectorAll('noscript'))
    if (waiting.parentElement) pictures.observe(waiting.parentElement)
  void addShapes([...box.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice('#icon-'.length) ?? ''))

  function follow(event: MouseEvent): void {
    const link = followedLink(event)
    if (!link) return
    event.preventDefault()
    void navigate(link.pathname + link.search)
  }
  box.addEventListener('click', follow)
  return () => {
    pictures.disconnect()
    box.removeEventListener('click', follow)
  }
}
