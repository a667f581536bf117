import type { Language } from '@ticarum/contract/values/languages'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { retryReads } from './context/failed-reads.ts'
import { tellError, tellErrors } from './context/tell-errors.ts'
import { loadStylesOnFirstAction } from './context/whole-style.ts'
import { type Domain, loadTexts } from './texts.ts'

const { lang, dataset } = document.documentElement
const domains = (dataset.texts ?? '').split(' ').filter(Boolean) as Domain[]

tellErrors()
window.fetch = retryReads(window.fetch.bind(window))
loadStylesOnFirstAction()
if (/\bcurrency=/.test(document.cookie)) void import('./context/show-currency.ts')

Promise.all(domains.map((domain) => loadTexts(lang as Language, domain))).then(() => {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter onError={tellError} />)
  })
})
