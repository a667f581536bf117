import type { images } from '@ticarum/contract/procedures/images'
import type { Router } from '../../door/door.ts'
import { keptImage, myImage, shownImage } from './images.queries.ts'
import { uploadImage } from './upload-image.ts'

export const imagesRouter: Router<typeof images> = {
  upload: uploadImage,
  getMine: myImage,
  getPublic: shownImage,
  getOfOrder: keptImage,
}
