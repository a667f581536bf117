import { placeOrderPath } from '../../listings/overlay-paths.ts'

/** The order dialog for a sample of a product. */
export const sampleOrderPath = (id: string): string => `${placeOrderPath(id)}?sample=1`
