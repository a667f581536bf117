import { contentSections } from '@ticarum/contract/values/content'
import { directionOf, languages } from '@ticarum/contract/values/languages'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { languageNames } from '../../context/language.ts'
import { changeContent, loadContent } from '../../features/content/content.server.tsx'
import { ContentFormView } from '../../features/content/content-form.tsx'
import { ContentHistory } from '../../features/content/content-history.tsx'
import { contentPath } from '../../features/content/paths.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadContent(args)

export const action = (args: ActionFunctionArgs) => changeContent(args)

/** A conflict (409) reloads what another admin saved, so that saving again overwrites it deliberately. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export default function ContentManagement() {
  const t = useText('content')
  const { section, language, stored, list, key } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const path = contentPath(section, language)
  const refused = answer && 'code' in answer ? answer : undefined
  const preview = answer && 'preview' in answer ? answer.preview : undefined
  return (
    <Wrap className="grid gap-8 pt-8 pb-16 lg:pt-10">
      <PageTitle>{t('page')}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-3xl">{t('page')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      <div className="grid gap-2">
        <Tabs
          label={t('sections')}
          tabs={contentSections.map((each) => ({
            label: t(`section.${each}`),
            to: contentPath(each, language),
            current: each === section,
          }))}
        />
        <Tabs
          label={t('languages')}
          tabs={languages.map((each) => ({
            label: languageNames[each],
            to: contentPath(section, each),
            current: each === language,
          }))}
        />
      </div>
      {stored && list ? (
        <>
          <ContentFormView
            key={`${path} ${stored.version}`}
            stored={stored}
            path={path}
            formKey={answer?.key ?? key}
            values={answer?.values}
            refused={refused}
          />
          {preview === undefined ? null : (
            <section aria-labelledby="preview" className="grid gap-4">
              <h2 id="preview" className="text-xl">
                {t('preview.title')}
              </h2>
              <div
                inert
                lang={language}
                dir={directionOf[language]}
                className="rounded-card border border-line bg-bg p-4 md:p-8"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server, a moment ago
                dangerouslySetInnerHTML={{ __html: preview }}
              />
            </section>
          )}
          <ContentHistory key={`${path} ${stored.version} history`} stored={stored} first={list.page} path={path} />
        </>
      ) : (
        <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: path }} />
      )}
    </Wrap>
  )
}
