import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

/** On the server: the finished part of the page that is being answered, from its loader to its document. */
export const stillContext = createContext<string | null>(null)
export const StillHtml = createReactContext<string | null>(null)
