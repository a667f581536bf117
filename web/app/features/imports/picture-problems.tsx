import type { Import } from '@ticarum/contract/procedures/imports'
import { Manifest } from '../../components/ui/manifest.tsx'
import { useText } from '../../texts.ts'

export function PictureProblems({ problems }: { problems: Import['pictures']['problems'] }) {
  const t = useText('imports')
  return (
    <section aria-labelledby="pictures" className="grid gap-2">
      <h2 id="pictures" className="text-xl">
        {t('pictures.refused')}
      </h2>
      <Manifest
        rows={problems.map(({ file, problem }) => ({
          id: file,
          label: <bdi>{file}</bdi>,
          value: t(`picture.${problem}`),
        }))}
      />
    </section>
  )
}
