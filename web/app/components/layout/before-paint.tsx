import { createContext, use } from 'react'

/** On the server: what tells our own inline scripts from planted ones; it never reaches the reader. */
export const Nonce = createContext<string | undefined>(undefined)

/**
 * Runs before the first paint, the same on every page, so that pages which are kept for everybody still fit their reader:
 * the chosen theme, whether scripts run, and whether the reader was never here before.
 */
const SCRIPT = `(function(d,r){r.dataset.scripts='';var t=/(?:^|; )theme=(light|dark)/.exec(d.cookie);if(t)r.dataset.theme=t[1];try{if(!localStorage.met){localStorage.met=1;r.dataset.first=''}}catch(e){}})(document,document.documentElement)`

export function BeforePaint() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; its hash is in the page's policy
  return <script nonce={use(Nonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
