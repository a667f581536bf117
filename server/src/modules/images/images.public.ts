export { insertImage } from './insert-image.ts'
