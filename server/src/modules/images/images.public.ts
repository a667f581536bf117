export { insertImage } from './insert-image.ts'
export { storePicture } from './store-picture.ts'
