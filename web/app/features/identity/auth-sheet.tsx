import type { ReactNode } from 'react'
import { PageTitle } from '../../components/layout/page-title.tsx'
import wall from './wall.svg'

interface AuthSheetProps {
  title: string
  lead?: string
  tab?: string
  children: ReactNode
}

/** A form beside a picture. Phones show the form alone and never fetch the picture. */
export function AuthSheet({ title, lead, tab = title, children }: AuthSheetProps) {
  return (
    <div className="grid lg:grid-cols-2">
      <PageTitle>{tab}</PageTitle>
      <div className="hidden border-e border-line lg:block">
        <img
          src={wall}
          alt=""
          loading="lazy"
          width="644"
          height="812"
          className="sticky top-16 h-[calc(100vh-4rem)] w-full object-cover object-top"
        />
      </div>
      <div className="grid content-start justify-items-center px-4 pt-8 pb-16 lg:px-8 lg:py-18">
        <div className="grid w-full max-w-form gap-6">
          <div className="grid gap-2">
            <h1 className="text-3xl">{title}</h1>
            {lead ? <p className="text-muted">{lead}</p> : null}
          </div>
          {children}
        </div>
      </div>
    </div>
  )
}
