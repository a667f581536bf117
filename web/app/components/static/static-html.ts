import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

/** On the server: hands the prerendered HTML of this request from its loader to its document. */
export const stillContext = createContext<string | null>(null)
export const StillHtml = createReactContext<string | null>(null)
