import type { Api, Visit } from '@ticarum/server/client'
import { createContext } from 'react-router'

/** What loaders and actions may use of the server: its procedures, with the reader's identity. */
export const apiContext = createContext<Api>()

/** The request that is being answered. */
export const visitContext = createContext<Visit>()
