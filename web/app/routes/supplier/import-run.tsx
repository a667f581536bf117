import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData, useParams } from 'react-router'
import { PageTitle } from '../../components/layout/page-title.tsx'
import { Wrap } from '../../components/layout/wrap.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { ApplyImportForm } from '../../features/imports/apply-import-form.tsx'
import { importErrors } from '../../features/imports/import-errors.ts'
import { ImportNotes } from '../../features/imports/import-notes.tsx'
import { ImportOutcome } from '../../features/imports/import-outcome.tsx'
import { ImportProgress } from '../../features/imports/import-progress.tsx'
import { ImportRowsTable } from '../../features/imports/import-rows.tsx'
import { changeImport, loadImport } from '../../features/imports/imports.server.ts'
import { IMPORT_PATH, importPath, importRowsPath, rowKinds } from '../../features/imports/paths.ts'
import { PictureProblems } from '../../features/imports/picture-problems.tsx'
import { PictureZip } from '../../features/imports/picture-zip.tsx'
import { failureText } from '../../features/imports/problem-text.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { useFormErrors } from '../../forms/use-form-errors.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadImport(args)

export const action = (args: ActionFunctionArgs) => changeImport(args)

export default function ImportRun() {
  const t = useText('imports')
  const { id = '' } = useParams()
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const ofPictures = refused?.values.intent === 'pictures' ? refused : undefined
  const applying = useFormErrors(ofPictures ? undefined : refused, importErrors(t))
  if (!loaded.run) {
    return (
      <Wrap className="grid gap-6 pt-4 pb-16">
        <PageTitle>{t('title')}</PageTitle>
        <BackLink to={IMPORT_PATH}>{t('title')}</BackLink>
        <ErrorState title={t('error')} text={t('error.load')} again={{ label: t('again'), to: importPath(id) }} />
      </Wrap>
    )
  }
  const { run, only, after, key, list } = loaded
  return (
    <Wrap className="grid gap-8 pt-4 pb-16 lg:pt-6">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={IMPORT_PATH}>{t('title')}</BackLink>
        <h1 className="text-3xl">
          <bdi>{run.fileName}</bdi>
        </h1>
        <p className="max-w-prose text-muted">{t(`state.${run.state}`)}</p>
      </div>
      <FormErrors title={t('error')} errors={applying.errors} attempt={applying.attempt} />
      <ImportProgress run={run} />
      {run.problem ? (
        <div role="alert" className="grid justify-items-start gap-3 rounded-control border-2 border-danger px-5 py-4">
          <p>{failureText(t, run)}</p>
          <ButtonLink to={IMPORT_PATH} variant="line" small>
            {t('another')}
          </ButtonLink>
        </div>
      ) : null}
      <ImportNotes run={run} />
      {run.state === 'failed' ? null : (
        <>
          <div className="grid gap-8 lg:grid-cols-2">
            <ImportOutcome run={run} />
            {run.state === 'checked' ? <PictureZip id={run.id} formKey={key} refused={ofPictures} /> : null}
          </div>
          {run.pictures.problems.length > 0 ? <PictureProblems problems={run.pictures.problems} /> : null}
          {run.state === 'checked' && run.creates + run.changes > 0 ? (
            <ApplyImportForm run={run} formKey={refused?.key ?? key} again={refused?.code === 'PRICES_TO_CONFIRM'} />
          ) : null}
          <section aria-labelledby="rows" className="grid gap-4">
            <h2 id="rows" className="text-xl">
              {t('rows')}
            </h2>
            <nav aria-label={t('rows.show')} className="flex flex-wrap gap-2">
              {[null, ...rowKinds].map((kind) => (
                <ButtonLink
                  key={kind}
                  to={importRowsPath(id, kind)}
                  preventScrollReset
                  variant="line"
                  small
                  aria-current={kind === only ? 'page' : undefined}
                  className="aria-[current]:border-text aria-[current]:bg-text aria-[current]:text-bg"
                >
                  {t(`only.${kind ?? 'all'}`)}
                </ButtonLink>
              ))}
            </nav>
            {list ? (
              <ImportRowsTable
                key={`${only} ${after} ${run.state}`}
                first={list.page}
                address={importRowsPath(id, only)}
              />
            ) : (
              <ErrorState
                title={t('error')}
                text={t('error.load')}
                again={{ label: t('again'), to: importRowsPath(id, only) }}
              />
            )}
          </section>
        </>
      )}
    </Wrap>
  )
}
