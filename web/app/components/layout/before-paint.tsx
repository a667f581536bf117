import { createContext, use } from 'react'

/** On the server: the nonce that tells our own inline scripts from injected ones; it is removed before sending. */
export const Nonce = createContext<string | undefined>(undefined)

/**
 * Runs before the first paint, the same on every page, so that cached pages fit their reader: theme, whether scripts
 * run, first visit, whether a visitor has a cart (features/product-actions/browser-cart.ts), and data saver
 * (context/data-saver.ts).
 */
const READER =
  `r.dataset.scripts='';var t=/(?:^|; )theme=(light|dark)/.exec(d.cookie),n=navigator.connection,s;` +
  `if(t)r.dataset.theme=t[1];try{s=localStorage.saver;if(!localStorage.met){localStorage.met=1;` +
  `r.dataset.first=''}if(localStorage.cart)r.dataset.cart=''}catch(e){}s=s?s>0:n&&n.saveData||` +
  `matchMedia('(prefers-reduced-data:reduce)').matches;if(s)r.dataset.saver='';`

/**
 * Starts the pictures of the first screen as soon as their size is decided, and the scripts one task after the last of
 * them (finish-document.ts counts them), because a picture is asked for at the end of its task; without pictures, once
 * the page is parsed.
 */
const PICTURES =
  `var p=r.dataset.pictures||0,l=function(){d.querySelectorAll('[data-later]')` +
  `.forEach(function(e){e.rel=e.dataset.later;e.removeAttribute('data-later')})},` +
  `o=new MutationObserver(function(){d.querySelectorAll('noscript[data-first]')` +
  `.forEach(function(e){var h=e.textContent;` +
  `if(/e>$/.test(h)){e.outerHTML=s?h.replace(/ sizes="[^"]*/g,' sizes="1px'):h;` +
  `if(!--p)setTimeout(l)}})});o.observe(d,{` +
  `childList:1,subtree:1});d.addEventListener('DOMContentLoaded',function(){o.disconnect();l()})`

const SCRIPT = `(function(d,r){${READER}${PICTURES}})(document,document.documentElement)`

export function BeforePaint() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; its hash is in the page's policy
  return <script nonce={use(Nonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
