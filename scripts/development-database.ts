import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '@ticarum/db/cluster'

const root = path.resolve(import.meta.dirname, '..')
export const PASSWORD = 'development'

/** PostgreSQL cannot run as root, nor enter root's folders: then its data are in the temporary folder. */
function dataFolder(): string {
  if (process.getuid?.() !== 0) return path.join(root, '.data', 'postgres')
  return path.join(tmpdir(), `ticarum-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`)
}

/** The server of DATABASE_URL, or one of our own; on it the database DATABASE_NAME, or the usual one. */
export async function openDatabase(usual: string) {
  const given = process.env.DATABASE_URL
  const named = process.env.DATABASE_NAME
  if (given)
    return { adminUrl: given, name: named ?? (new URL(given).pathname.slice(1) || usual), stop: async () => {} }
  const cluster = await startCluster({ dir: dataFolder() })
  return { adminUrl: cluster.url(), name: named ?? usual, stop: cluster.stop }
}
